import { expect, it } from 'vitest';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { createManualHotelBooking } from '#tests/support/charts/manual-hotel-booking.ts';
import { CRITERIA, rateOfRoom, roomQuote, SEEFELD } from '#tests/support/hotel-booking-examples.ts';

const EARLIER = {
  result: SEEFELD.id,
  offer: 'room',
  price: { amount: 13_000, currency: 'CHF' },
  info: { comment: 'Near the office', referenceFieldValues: { referenceField1: '4711' } },
};
const DRAFT = {
  criteria: CRITERIA,
  list: HOTEL_FLOW.defaultList,
  result: SEEFELD,
  agreed: null,
  earlier: EARLIER,
};

it('keeps the earlier choice with another search, and hands what was said to the checkout', async () => {
  const booking = createManualHotelBooking('room');
  await booking.answer('loadDraft', { type: 'found', losses: [], draft: DRAFT });
  booking.send({ type: 'criteria.submit', criteria: CRITERIA });
  expect(booking.context().earlier).toEqual(EARLIER);
  booking.send({ type: 'result.choose', result: SEEFELD });
  booking.send({ type: 'offer.choose', offer: rateOfRoom(), continueTo: 'checkout' });
  await booking.answer('priceOffer', { type: 'same', priced: roomQuote() });
  expect(booking.checkouts).toMatchObject([{ saved: null, earlier: EARLIER.info }]);
});

it('takes along what was said when the choice is added to a trip', async () => {
  const booking = createManualHotelBooking('room');
  await booking.answer('loadDraft', { type: 'found', losses: [], draft: DRAFT });
  booking.send({ type: 'offer.choose', offer: rateOfRoom(), continueTo: 'trip' });
  await booking.answer('priceOffer', { type: 'same', priced: roomQuote() });
  expect(booking.added).toMatchObject([{ earlier: EARLIER.info }]);
});

it('forgets the earlier request when the booking is started over', async () => {
  const booking = createManualHotelBooking('room');
  await booking.answer('loadDraft', { type: 'found', losses: [], draft: DRAFT });
  booking.send({ type: 'booking.discard' });
  expect(booking.context().earlier).toBeNull();
});
