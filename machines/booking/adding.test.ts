import { describe, expect, it } from 'vitest';
import { flightBookingMachine } from '#machines/flight-booking/flight-booking-machine.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { createManualBooking } from '#tests/support/charts/manual-booking.ts';
import { bookUpToRoom, createManualHotelBooking } from '#tests/support/charts/manual-hotel-booking.ts';
import { selectedFare } from '#tests/support/flight-booking-examples.ts';
import { CRITERIA, partOf, rateOfRoom, roomQuote } from '#tests/support/hotel-booking-examples.ts';
import { FLIGHT } from '#tests/support/trip-draft-examples.ts';
import type { ContinueTarget } from './booking-context.ts';
import { readDraft, toDraft } from './booking-draft.ts';
import { selectDraft } from './booking-selectors.ts';

const same = { type: 'same', priced: roomQuote() };
const choose = (continueTo: ContinueTarget = 'checkout') =>
  ({ type: 'offer.choose', offer: rateOfRoom(), continueTo }) as const;
const NO_EXTRAS = { seats: [], bags: [], memberships: [] };

async function adding(continueTo: ContinueTarget = 'trip') {
  const booking = await bookUpToRoom();
  booking.send(choose(continueTo));
  await booking.answer('priceOffer', same);
  return booking;
}

async function addingFailed() {
  const booking = await adding();
  await booking.fail('addToTrip');
  return booking;
}

describe('a choice that becomes a part of the draft trip', () => {
  it.each(['trip', 'tripCheckout'] as const)(
    'is added once its price is accepted: %s',
    async (continueTo) => {
      const booking = await adding(continueTo);
      expect(booking.stage()).toBe('adding');
      expect(booking.added).toEqual([{ part: partOf(roomQuote()), replaces: null }]);
      expect(booking.checkouts).toEqual([]);
      await booking.answer('addToTrip');
      expect(booking.stage()).toBe('added');
      expect(booking.context().continueTo).toBe(continueTo);
    },
  );

  it('is deleted as a separate draft only after it has been added', async () => {
    const booking = await adding();
    expect(booking.asked).not.toContain('discardDraft');
    expect(booking.select(selectDraft)).not.toBeNull();
    await booking.answer('addToTrip');
    expect(booking.asked).toContain('discardDraft');
    expect(booking.select(selectDraft)).toBeNull();
  });

  it('is not added before the user has accepted the current price', async () => {
    const booking = await bookUpToRoom();
    booking.send(choose('trip'));
    await booking.answer('priceOffer', { type: 'dearer', priced: roomQuote(50_000) });
    expect(booking.added).toEqual([]);
    booking.send({ type: 'price.accept' });
    expect(booking.added).toEqual([{ part: partOf(roomQuote(50_000)), replaces: null }]);
  });

  it('replaces the part it was started for', async () => {
    const booking = createManualHotelBooking('room');
    const { result } = partOf(roomQuote());
    const draft = { criteria: CRITERIA, list: HOTEL_FLOW.defaultList, result, agreed: null };
    const replaces = { draftPart: 'hotel' };
    await booking.answer('loadDraft', { type: 'found', losses: [], draft: { ...draft, replaces } });
    booking.send(choose('trip'));
    await booking.answer('priceOffer', same);
    expect(booking.added).toMatchObject([{ replaces }]);
  });

  it('replaces the same part after another search, and none after starting over', async () => {
    const booking = createManualHotelBooking();
    const draft = { written: CRITERIA, list: HOTEL_FLOW.defaultList, replaces: { tripPart: 'part-1' } };
    await booking.answer('loadDraft', { type: 'found', losses: [], draft });
    booking.send({ type: 'criteria.submit', criteria: CRITERIA });
    expect(booking.context().replaces).toEqual({ tripPart: 'part-1' });
    booking.send({ type: 'booking.discard' });
    expect(booking.context().replaces).toBeNull();
  });

  it('goes to its own checkout when that is chosen the next time', async () => {
    const booking = await addingFailed();
    booking.send({ type: 'step.open', step: 'room' });
    booking.send(choose());
    expect(booking.at().step).toBe('checkout');
  });
});

describe('a part that failed to be added', () => {
  it('can be added again', async () => {
    const booking = await addingFailed();
    expect(booking.stage()).toBe('addingFailed');
    booking.send({ type: 'part.retry' });
    expect(booking.stage()).toBe('adding');
    expect(booking.added).toHaveLength(2);
    await booking.answer('addToTrip');
    expect(booking.stage()).toBe('added');
  });

  it('is still chosen, and shown where it was chosen', async () => {
    const booking = await addingFailed();
    const before = booking.select(selectDraft);
    booking.send({ type: 'step.open', step: 'room' });
    expect(booking.at()).toEqual({ step: 'room', search: 'none', offer: 'accepted' });
    expect(booking.select(selectDraft)).toEqual(before);
    booking.send(choose('trip'));
    expect(booking.stage()).toBe('adding');
  });
});

describe('a choice with extras', () => {
  async function atOptions() {
    const booking = createManualBooking(flightBookingMachine, FLIGHT_FLOW, 'search');
    await booking.answer('loadDraft', { type: 'none' });
    booking.send({ type: 'criteria.submit', criteria: FLIGHT.criteria });
    booking.send({ type: 'result.choose', result: FLIGHT.result });
    booking.send({ type: 'offer.choose', offer: selectedFare() });
    await booking.answer('priceOffer', { type: 'same', priced: FLIGHT.priced });
    return booking;
  }

  it('is added from its options, with them', async () => {
    const booking = await atOptions();
    expect(booking.at().step).toBe('options');
    booking.send({ type: 'extras.submit', extras: NO_EXTRAS, continueTo: 'trip' });
    await booking.answer('priceOffer', { type: 'same', priced: FLIGHT.priced });
    expect(booking.added).toEqual([{ part: { ...FLIGHT, extras: NO_EXTRAS }, replaces: null }]);
  });

  it('that failed to be added is shown at its options', async () => {
    const booking = await atOptions();
    booking.send({ type: 'extras.submit', extras: NO_EXTRAS, continueTo: 'trip' });
    await booking.answer('priceOffer', { type: 'same', priced: FLIGHT.priced });
    await booking.fail('addToTrip');
    expect(booking.context().requestedStep).toBe('options');
    booking.send({ type: 'step.open', step: 'options' });
    expect(booking.at()).toMatchObject({ step: 'options', offer: 'accepted' });
  });
});

describe('what a booking replaces', () => {
  async function savedReplacement(replaces: unknown) {
    const booking = await adding();
    const json = JSON.parse(JSON.stringify({ ...toDraft(booking.context()), replaces }));
    const reading = readDraft(HOTEL_FLOW, json, HOTEL_FLOW.chartVersion);
    return reading.type === 'found' ? reading.draft.replaces : expect.fail(reading.reason);
  }

  it.each([{ draftPart: 'hotel' }, { tripPart: 'part-1' }, null])(
    'is saved with its draft: %j',
    async (replaces) => {
      expect(await savedReplacement(replaces)).toEqual(replaces);
    },
  );

  it.each(['hotel', { draftPart: 7 }, {}])('is nothing where it can not be read: %j', async (replaces) => {
    expect(await savedReplacement(replaces)).toBeNull();
  });
});
