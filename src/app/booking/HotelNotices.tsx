import { useHotelBooking, useHotelBookingSelector } from '../../actors/use-hotel-booking.ts';
import { DraftFaultNotice, DroppedNotice } from '../../components/booking/BookingNotices.tsx';

/** What has to be said on whichever page of the booking. */
export function HotelNotices() {
  const { actor } = useHotelBooking();
  const dropped = useHotelBookingSelector(({ context }) => context.dropped);
  const draftNotice = useHotelBookingSelector(({ context }) => context.draftNotice);
  return (
    <>
      {draftNotice ? (
        <DraftFaultNotice fault={draftNotice.kind === 'lost' ? 'lost' : draftNotice.reason} />
      ) : null}
      {dropped?.hotel ? (
        <DroppedNotice
          because={dropped.because}
          hotel={dropped.hotel.name}
          onRestore={() => actor.send({ type: 'choice.restore' })}
          onForget={() => actor.send({ type: 'choice.forget' })}
        />
      ) : null}
    </>
  );
}
