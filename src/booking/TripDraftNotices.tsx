import { isTripChangedElsewhere } from '#machines/trip-draft/trip-draft-selectors.ts';
import { useTripDraft, useTripDraftSelector } from '../actors/trip-draft/trip-draft-hooks.ts';
import { DraftFaultNotice } from '../components/booking/BookingNotices.tsx';
import { DraftConflictDialog } from '../components/booking/DraftConflictDialog.tsx';

/** Notices about the saved draft of the trip. */
export function TripDraftNotices() {
  const { actor } = useTripDraft();
  const draftNotice = useTripDraftSelector(({ context }) => context.draftNotice);
  const isChanged = useTripDraftSelector(isTripChangedElsewhere);
  const ordering = useTripDraftSelector(({ context }) => context.orderingElsewhere);
  return (
    <>
      {isChanged ? (
        <DraftConflictDialog
          ordering={ordering}
          onTakeOver={() => actor.send({ type: 'draft.takeOver' })}
          onOverwrite={() => actor.send({ type: 'draft.overwrite' })}
        />
      ) : null}
      {draftNotice ? (
        <DraftFaultNotice fault={draftNotice.kind === 'lost' ? 'lost' : draftNotice.reason} />
      ) : null}
    </>
  );
}
