import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { HotelStep, HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { orderOf } from '#tests/support/charts/checkout-examples.ts';
import { bookUpToCheckout, createManualHotelBooking } from '#tests/support/charts/manual-hotel-booking.ts';
import { changeOf } from '#tests/support/charts/review-examples.ts';
import { CRITERIA, rateOfRoom, roomOf, roomQuote, SEEFELD } from '#tests/support/hotel-booking-examples.ts';
import type { SavedOrder } from '../checkout/sent-request.ts';
import type { BookingDraft } from './booking-draft.ts';
import { selectDraft, selectSearchState, selectStage } from './booking-selectors.ts';
import type { DraftOutcome } from './booking-setup.ts';

const HOTEL_STEPS = HOTEL_FLOW.steps.map(({ name }) => name);
const TRIP = { tripId: 'trip', outcome: 'confirmed' } as const;
const SUBMIT = { type: 'criteria.submit', criteria: CRITERIA } as const;
const breakfast = rateOfRoom({ offer: 'hotel~110.breakfast', room: roomOf({ breakfastIncluded: true }) });

async function fresh() {
  const booking = createManualHotelBooking();
  await booking.answer('loadDraft', { type: 'none' });
  return booking;
}

function draft(more: Partial<BookingDraft<HotelTypes>> = {}) {
  const list = DEFAULT_HOTEL_LIST_SETTINGS;
  const nothing = {
    written: null,
    result: null,
    offer: null,
    agreed: null,
    extras: null,
    writtenExtras: null,
    checkout: null,
    ordering: false,
  };
  return { type: 'found', losses: [], draft: { criteria: CRITERIA, list, ...nothing, ...more } };
}

const chosen = { result: SEEFELD, agreed: roomQuote() };

describe('an order that may have been sent', () => {
  const order = { key: 'key-1', request: orderOf() } as SavedOrder;
  const readings = [
    ['of another version', { type: 'unreadable', reason: 'otherVersion', order }],
    ['without its price', draft({ result: SEEFELD, checkout: { order }, ordering: true })],
  ] as const;

  it.each(readings)(
    'is sent again from a draft %s, and nothing else is booked until then',
    async (_, reading) => {
      const booking = createManualHotelBooking('search');
      await booking.answer('loadDraft', reading);
      expect(booking.at().step).toBe('checkout');
      expect(booking.checkouts).toMatchObject([{ parts: [], saved: { order } }]);
      expect(booking.context().draftNotice).toBeNull();
      booking.send(SUBMIT);
      booking.send({ type: 'step.open', step: 'search' });
      expect(booking.at().step).toBe('checkout');
      booking.send({ type: 'trip.created', trip: { tripId: 'trip', outcome: 'confirmed' } });
      expect(booking.stage()).toBe('booked');
      expect(booking.asked).toContain('discardDraft');
    },
  );

  it.each([
    [...readings[0], 'search'],
    [...readings[1], 'room'],
  ])('is refused from a draft %s, which is said', async (_, reading, step) => {
    const booking = createManualHotelBooking('search');
    await booking.answer('loadDraft', reading);
    const refusal = { code: 'offer_sold_out', pending: null } as const;
    booking.send({ type: 'order.refused', ...refusal });
    expect(booking.at().step).toBe(step);
    const draftNotice = { kind: 'orderRefused', ...refusal };
    expect(booking.context()).toMatchObject({ checkout: null, ordering: false, draftNotice });
    expect(booking.asked).toContain('discardDraft');
  });
});

describe('a change that may have been sent', () => {
  const change = { key: 'key-1', request: changeOf() };
  const { tripId, partId, title, startsOn, endsOn } = CHANGED_STAY;
  const sent = { ...change, changes: { tripId, partId, title, startsOn, endsOn } };
  const readings = [
    ['of another version', { type: 'unreadable', reason: 'otherVersion', order: sent }, null],
    [
      'without its price',
      draft({ result: SEEFELD, changes: CHANGED_STAY, checkout: { change }, ordering: true }),
      CHANGED_STAY,
    ],
  ] as const;

  it.each(readings)('is sent again from a draft %s, and nothing else is booked', async (_, reading) => {
    const booking = createManualHotelBooking('search');
    await booking.answer('loadDraft', reading);
    expect(booking.at().step).toBe('checkout');
    expect(booking.checkouts).toEqual([]);
    expect(booking.reviews).toMatchObject([{ changes: CHANGED_STAY, part: null, saved: { change } }]);
    booking.send(SUBMIT);
    expect(booking.at().step).toBe('checkout');
    booking.send({ type: 'trip.changed', change: 'placed' });
    expect(booking.stage()).toBe('booked');
  });

  it.each(readings)('is refused from a draft %s, and only a choice goes on', async (_, reading, changes) => {
    const booking = createManualHotelBooking('search');
    await booking.answer('loadDraft', reading);
    booking.send({ type: 'order.refused', code: 'offer_sold_out', pending: null });
    const draftNotice = { kind: 'changeRefused', code: 'offer_sold_out', tripId };
    expect(booking.context()).toMatchObject({ changes, checkout: null, ordering: false, draftNotice });
    expect(booking.asked).toContain('discardDraft');
  });
});

describe('the start', () => {
  it('shows an empty search without a saved draft', async () => {
    const booking = createManualHotelBooking();
    expect(booking.stage()).toBe('resuming');
    await booking.answer('loadDraft', { type: 'none' });
    expect(booking.at()).toEqual({ step: 'search', search: 'none', offer: 'none' });
    expect(booking.select(selectDraft)).toBeNull();
  });

  it.each<[HotelStep, string, Partial<BookingDraft<HotelTypes>> | null, HotelStep]>([
    ['select', 'nothing', null, 'search'],
    ['room', 'a search', {}, 'select'],
    ['checkout', 'a search', {}, 'select'],
    ['checkout', 'a hotel', { result: SEEFELD }, 'room'],
    ['checkout', 'a price', chosen, 'checkout'],
    ['select', 'a price', chosen, 'select'],
    ['search', 'a price', chosen, 'search'],
    ['search', 'an order', { ...chosen, ordering: true }, 'checkout'],
  ])('leads from the address of %s with %s in the draft', async (target, _, content, step) => {
    const booking = createManualHotelBooking(target);
    await booking.answer('loadDraft', content ? draft(content) : { type: 'none' });
    expect(booking.at().step).toBe(step);
  });

  it('follows the URL while the draft is being loaded', async () => {
    const booking = createManualHotelBooking('search');
    booking.send({ type: 'step.open', step: 'room' });
    await booking.answer('loadDraft', draft(chosen));
    expect(booking.at().step).toBe('room');
  });

  it('searches again only when the list is to be shown', async () => {
    const booking = createManualHotelBooking('checkout');
    await booking.answer('loadDraft', draft(chosen));
    expect(booking.searches).toEqual([]);
    booking.send({ type: 'step.open', step: 'select' });
    expect(booking.searches).toEqual([{ number: 1, criteria: CRITERIA, changes: null }]);
  });

  it('reprices a chosen rate that was not accepted', async () => {
    const booking = createManualHotelBooking('room');
    await booking.answer('loadDraft', draft({ result: SEEFELD, offer: breakfast }));
    expect(booking.at().offer).toBe('pricing');
    expect(booking.pricings).toEqual([
      { criteria: CRITERIA, result: SEEFELD, offer: breakfast, extras: null, changes: null },
    ]);
  });

  it('keeps a price that is still valid, and reprices one that is not', async () => {
    const booking = createManualHotelBooking('checkout');
    await booking.answer('loadDraft', draft(chosen));
    expect(booking.pricings).toEqual([]);
    expect(booking.asked).not.toContain('checkout choice.renew');
    await booking.answer(`waitUntil ${chosen.agreed.expiresAt}`);
    expect(booking.at().offer).toBe('stale');
    expect(booking.asked.at(-1)).toBe('checkout choice.renew');
  });

  it('reports which parts of the draft were lost, or that none could be read', async () => {
    const lost = createManualHotelBooking();
    await lost.answer('loadDraft', { ...draft(), losses: ['offer'] });
    expect(lost.context().draftNotice).toEqual({ kind: 'lost', losses: ['offer'] });
    lost.send(SUBMIT);
    expect(lost.context().draftNotice).toBeNull();
    const unreadable = createManualHotelBooking();
    await unreadable.answer('loadDraft', { type: 'unreadable', reason: 'otherVersion' });
    expect(unreadable.context().draftNotice).toEqual({ kind: 'unreadable', reason: 'otherVersion' });
  });

  it('waits when the draft fails to load, and tries again', async () => {
    const booking = createManualHotelBooking('search');
    await booking.fail('loadDraft');
    expect(booking.stage()).toBe('resumeFailed');
    booking.send({ type: 'step.open', step: 'checkout' });
    booking.send({ type: 'draft.retry' });
    await booking.answer('loadDraft', draft(chosen));
    expect(booking.at().step).toBe('checkout');
  });

  it('starts over on demand, and deletes the saved draft', async () => {
    const failed = createManualHotelBooking('room');
    await failed.fail('loadDraft');
    failed.send({ type: 'booking.discard' });
    expect(failed.at().step).toBe('search');
    expect(failed.asked).toContain('discardDraft');
    const booking = await bookUpToCheckout();
    booking.send({ type: 'booking.discard' });
    expect(booking.at()).toEqual({ step: 'search', search: 'none', offer: 'none' });
    expect(booking.select(selectDraft)).toBeNull();
    booking.send(SUBMIT);
    expect(booking.searches.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('keeps the draft while its order is in progress', async () => {
    const booking = await bookUpToCheckout();
    booking.send({ type: 'checkout.save', checkout: { order: 'sent' }, ordering: true });
    const before = booking.select(selectDraft);
    booking.send({ type: 'booking.discard' });
    expect(booking.at().step).toBe('checkout');
    expect(booking.select(selectDraft)).toEqual(before);
    expect(booking.asked).not.toContain('discardDraft');
    booking.send({ type: 'checkout.save', checkout: null, ordering: false });
    booking.send({ type: 'booking.discard' });
    expect(booking.asked).toContain('discardDraft');
  });
});

describe('an edited search', () => {
  const incomplete = { ...CRITERIA, place: null, checkIn: '', checkOut: '' };

  it('is saved before it is run, and resumed', async () => {
    const booking = await fresh();
    booking.send({ type: 'criteria.write', criteria: incomplete });
    expect(booking.at()).toEqual({ step: 'search', search: 'none', offer: 'none' });
    expect(booking.select(selectDraft)).toMatchObject({ criteria: null, written: incomplete });
    const again = createManualHotelBooking('checkout');
    await again.answer('loadDraft', draft({ criteria: null, written: incomplete }));
    expect(again.at().step).toBe('search');
    expect(again.context().written).toEqual(incomplete);
  });

  it('leaves the choices unchanged until it is run', async () => {
    const booking = await bookUpToCheckout();
    const before = booking.select(selectDraft);
    booking.send({ type: 'step.open', step: 'search' });
    booking.send({ type: 'criteria.write', criteria: incomplete });
    expect(booking.select(selectDraft)).toEqual({ ...before, written: incomplete });
    booking.send(SUBMIT);
    expect(booking.context()).toMatchObject({ criteria: CRITERIA, written: null });
  });

  it('is deleted with the booking', async () => {
    const booking = await fresh();
    booking.send({ type: 'criteria.write', criteria: incomplete });
    booking.send({ type: 'booking.discard' });
    expect(booking.select(selectDraft)).toBeNull();
  });
});

describe('the steps', () => {
  it('go from the search to the checkout', async () => {
    const booking = await fresh();
    booking.send(SUBMIT);
    expect(booking.at()).toEqual({ step: 'select', search: 'inProgress', offer: 'none' });
    booking.send({ type: 'result.choose', result: SEEFELD });
    expect(booking.at().step).toBe('room');
    booking.send({ type: 'offer.choose', offer: rateOfRoom() });
    expect(booking.at()).toMatchObject({ step: 'room', offer: 'pricing' });
    await booking.answer('priceOffer', { type: 'same', priced: roomQuote() });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
  });

  it.each(HOTEL_STEPS)(
    'can all be opened from %s once everything is chosen, and clear nothing',
    async (from) => {
      const booking = await bookUpToCheckout();
      const before = booking.select(selectDraft);
      for (const step of HOTEL_STEPS) {
        booking.send({ type: 'step.open', step: from });
        booking.send({ type: 'step.open', step });
        expect(booking.at().step).toBe(step);
      }
      expect(booking.select(selectDraft)).toEqual(before);
    },
  );

  it('do not lead away from the checkout while an order is in progress', async () => {
    const booking = await bookUpToCheckout();
    booking.send({ type: 'checkout.save', checkout: { key: 'k' }, ordering: true });
    booking.send({ type: 'step.open', step: 'room' });
    expect(booking.at().step).toBe('checkout');
    expect(booking.select(selectDraft)).toMatchObject({ checkout: { key: 'k' }, ordering: true });
    booking.send({ type: 'checkout.save', checkout: null, ordering: false });
    booking.send({ type: 'step.open', step: 'room' });
    expect(booking.at().step).toBe('room');
  });

  it('end with the trip', async () => {
    const booking = await bookUpToCheckout();
    booking.send({ type: 'trip.created', trip: TRIP });
    expect(booking.stage()).toBe('booked');
    expect(booking.asked).toContain('discardDraft');
    expect(booking.select(selectDraft)).toBeNull();
  });
});

it.each([
  ['loadDraft', 'resumeFailed'],
  ['searchOffers', 'majorFailure'],
])('fails by its name when %s is not provided', async (slot, state) => {
  const faults: string[] = [];
  const loadDraft = fromPromise<DraftOutcome>(() => Promise.resolve({ type: 'none' }));
  const machine =
    slot === 'loadDraft' ? hotelBookingMachine : hotelBookingMachine.provide({ actors: { loadDraft } });
  const actor = createActor(machine, {
    input: { step: 'search' },
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && 'error' in inspected.event)
        faults.push(String(inspected.event.error));
    },
  }).start();
  await new Promise((resolve) => setImmediate(resolve));
  actor.send(SUBMIT);
  await new Promise((resolve) => setImmediate(resolve));
  expect([selectStage(actor.getSnapshot()), selectSearchState(actor.getSnapshot())]).toContain(state);
  expect(faults).toEqual([`Error: The actor ${slot} is not provided`]);
});
