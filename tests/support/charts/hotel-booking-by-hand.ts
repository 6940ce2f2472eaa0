import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { CRITERIA, pricedRoom, rateOfRoom, SEEFELD } from '../hotel-booking-examples.ts';
import { bookByHand } from './booking-by-hand.ts';

/** A hotel booking whose calls are answered by the test. */
export function bookHotelByHand(step = 'search') {
  return bookByHand(hotelBookingMachine, HOTEL_FLOW, step);
}

type HotelBookingByHand = ReturnType<typeof bookHotelByHand>;

/** With a hotel chosen, at the rooms. */
export async function bookUpToRoom(): Promise<HotelBookingByHand> {
  const booking = bookHotelByHand();
  await booking.answer('loadDraft', { type: 'none' });
  booking.send({ type: 'criteria.submit', criteria: CRITERIA });
  booking.send({ type: 'result.choose', result: SEEFELD });
  return booking;
}

/** With an accepted price. */
export async function bookUpToCheckout(): Promise<HotelBookingByHand> {
  const booking = await bookUpToRoom();
  booking.send({ type: 'offer.choose', offer: rateOfRoom() });
  await booking.answer('priceOffer', { type: 'same', priced: pricedRoom() });
  return booking;
}
