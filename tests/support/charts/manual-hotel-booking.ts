import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { CRITERIA, rateOfRoom, roomQuote, SEEFELD } from '../hotel-booking-examples.ts';
import { createManualBooking } from './manual-booking.ts';

/** A hotel booking whose calls are answered by the test. */
export function createManualHotelBooking(step = 'search') {
  return createManualBooking(hotelBookingMachine, HOTEL_FLOW, step);
}

type ManualHotelBooking = ReturnType<typeof createManualHotelBooking>;

/** With a hotel chosen, at the rooms. */
export async function bookUpToRoom(): Promise<ManualHotelBooking> {
  const booking = createManualHotelBooking();
  await booking.answer('loadDraft', { type: 'none' });
  booking.send({ type: 'criteria.submit', criteria: CRITERIA });
  booking.send({ type: 'result.choose', result: SEEFELD });
  return booking;
}

/** With an accepted price. */
export async function bookUpToCheckout(): Promise<ManualHotelBooking> {
  const booking = await bookUpToRoom();
  booking.send({ type: 'offer.choose', offer: rateOfRoom() });
  await booking.answer('priceOffer', { type: 'same', priced: roomQuote() });
  return booking;
}
