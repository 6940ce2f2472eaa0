import { isTripChangedElsewhere } from '#machines/trip-draft/trip-draft-selectors.ts';
import { useTripDraft, useTripDraftSelector } from '../actors/trip-draft/trip-draft-hooks.ts';
import { DraftConflictDialog } from '../components/booking/DraftConflictDialog.tsx';
import { SavedDraftNotice } from './SavedDraftNotice.tsx';

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
      {draftNotice ? <SavedDraftNotice notice={draftNotice} /> : null}
    </>
  );
}
