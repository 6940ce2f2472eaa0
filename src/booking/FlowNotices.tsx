import { isChangedElsewhere } from '#machines/booking/booking-selectors.ts';
import { useBooking, useBookingSelector } from '../actors/booking/booking-hooks.ts';
import { DraftFaultNotice, DroppedNotice } from '../components/booking/BookingNotices.tsx';
import { ChangedElsewhereDialog } from '../components/booking/ChangedElsewhereDialog.tsx';
import { useFlowPages } from './flow-pages.ts';

/** What has to be said on every page of the booking. */
export function FlowNotices() {
  const { actor } = useBooking();
  const { DroppedText } = useFlowPages();
  const dropped = useBookingSelector(({ context }) => context.dropped);
  const draftNotice = useBookingSelector(({ context }) => context.draftNotice);
  const isChanged = useBookingSelector(isChangedElsewhere);
  const ordering = useBookingSelector(({ context }) => context.orderingElsewhere);
  return (
    <>
      {isChanged ? (
        <ChangedElsewhereDialog
          ordering={ordering}
          onTakeOver={() => actor.send({ type: 'draft.takeOver' })}
          onOverwrite={() => actor.send({ type: 'draft.overwrite' })}
        />
      ) : null}
      {draftNotice ? (
        <DraftFaultNotice fault={draftNotice.kind === 'lost' ? 'lost' : draftNotice.reason} />
      ) : null}
      {dropped?.result ? (
        <DroppedNotice
          onRestore={() => actor.send({ type: 'choice.restore' })}
          onForget={() => actor.send({ type: 'choice.forget' })}
        >
          <DroppedText because={dropped.because} name={dropped.result.name} />
        </DroppedNotice>
      ) : null}
    </>
  );
}
