import { useBooking, useBookingSelector } from '../actors/booking/booking-hooks.ts';
import { DraftFaultNotice, DroppedNotice } from '../components/booking/BookingNotices.tsx';
import { useFlowPages } from './flow-pages.ts';

/** What has to be said on every page of the booking. */
export function FlowNotices() {
  const { actor } = useBooking();
  const { DroppedText } = useFlowPages();
  const dropped = useBookingSelector(({ context }) => context.dropped);
  const draftNotice = useBookingSelector(({ context }) => context.draftNotice);
  return (
    <>
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
