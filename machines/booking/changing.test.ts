import { expect, it } from 'vitest';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { createManualHotelBooking } from '#tests/support/charts/manual-hotel-booking.ts';
import { CRITERIA, partOf, rateOfRoom, roomQuote, SEEFELD } from '#tests/support/hotel-booking-examples.ts';
import type { ContinueTarget } from './booking-context.ts';
import { readDraft, toDraft } from './booking-draft.ts';
import { selectChangeTarget, selectDraft } from './booking-selectors.ts';

const DRAFT = {
  criteria: CRITERIA,
  list: HOTEL_FLOW.defaultList,
  result: SEEFELD,
  agreed: null,
  changes: CHANGED_STAY,
};
const HELD_UNTIL = `waitUntil ${roomQuote().expiresAt}`;

/** A booked stay is changed, and its rooms are shown. */
async function changing() {
  const booking = createManualHotelBooking('room');
  await booking.answer('loadDraft', { type: 'found', losses: [], draft: DRAFT });
  return booking;
}

async function reviewing(continueTo: ContinueTarget = 'checkout') {
  const booking = await changing();
  booking.send({ type: 'offer.choose', offer: rateOfRoom(), continueTo });
  await booking.answer('priceOffer', { type: 'same', priced: roomQuote() });
  return booking;
}

it.each(['checkout', 'trip', 'tripCheckout'] as const)(
  'the choice for a booked part is reviewed, and never ordered or added: %s',
  async (continueTo) => {
    const booking = await reviewing(continueTo);
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
    expect(booking.reviews).toMatchObject([
      { changes: CHANGED_STAY, part: partOf(roomQuote()), saved: null },
    ]);
    expect(booking.checkouts).toEqual([]);
    expect(booking.added).toEqual([]);
  },
);

it('the review is notified that the price has expired', async () => {
  const booking = await reviewing();
  await booking.answer(HELD_UNTIL);
  expect(booking.asked).toContain('review choice.renew');
});

it('the part to change stays the same with another search, and is dropped by starting over', async () => {
  const booking = await changing();
  booking.send({ type: 'criteria.submit', criteria: CRITERIA });
  expect(booking.select(selectChangeTarget)).toEqual(CHANGED_STAY);
  booking.send({ type: 'booking.discard' });
  expect(booking.select(selectChangeTarget)).toBeNull();
});

it.each(['requested', 'placed'] as const)(
  'an accepted change ends it, and deletes its draft: %s',
  async (change) => {
    const booking = await reviewing();
    booking.send({ type: 'checkout.save', checkout: {}, ordering: true });
    booking.send({ type: 'trip.changed', change });
    expect(booking.stage()).toBe('booked');
    expect(booking.context()).toMatchObject({ change, ordering: false });
    expect(booking.asked).toContain('discardDraft');
    expect(booking.select(selectDraft)).toBeNull();
  },
);

it('nothing else can be chosen while the change may be in progress', async () => {
  const booking = await reviewing();
  booking.send({ type: 'checkout.save', checkout: {}, ordering: true });
  booking.send({ type: 'step.open', step: 'search' });
  booking.send({ type: 'offer.drop' });
  expect(booking.at().step).toBe('checkout');
});

it.each([{ ...CHANGED_STAY, seats: [{ seat: '12A' }] }, { tripId: 'trip' }, 'hotel'])(
  'a part that can not be read is not changed: %j',
  async (changes) => {
    const booking = await changing();
    const saved = JSON.parse(JSON.stringify({ ...toDraft(booking.context()), changes }));
    const reading = readDraft(HOTEL_FLOW, saved, HOTEL_FLOW.chartVersion);
    expect(reading).toMatchObject({ type: 'found', draft: { changes: null } });
  },
);
