import { describe, expect, it } from 'vitest';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import { orderOf } from '#tests/support/charts/checkout-examples.ts';
import { createManualTripDraft } from '#tests/support/charts/manual-trip-draft.ts';
import { partOf, roomQuote } from '#tests/support/hotel-booking-examples.ts';
import {
  CAR,
  draftPart,
  FLIGHT,
  HOTEL,
  K7TQ2M,
  Q2MK7T,
  roomUntil,
} from '#tests/support/trip-draft-examples.ts';
import type { SavedOrder } from '../checkout/sent-request.ts';
import { selectTripCheckout } from './trip-draft-selectors.ts';

const flight = draftPart(FLIGHT, 'flight');
const hotel = draftPart(HOTEL, 'hotel');
const car = draftPart(CAR, 'car');
const ADD = { type: 'part.add', replaces: null } as const;
const ORDERING = { type: 'checkout.save', checkout: { order: 'key' }, ordering: true } as const;
const ENDED = { type: 'checkout.save', checkout: null, ordering: false } as const;
const TRIP = { tripId: 'trip', outcome: 'confirmed' } as const;

async function startCheckout(...parts: DraftPart[]) {
  const trip = createManualTripDraft();
  await trip.answer('loadDraft', { type: 'none' });
  for (const part of parts) trip.send({ ...ADD, part });
  trip.send({ type: 'checkout.open' });
  return trip;
}

describe('an order of a draft that can not be read', () => {
  const ORDER = { key: 'key-1', request: orderOf() } as SavedOrder;
  const resumed = async () => {
    const trip = createManualTripDraft();
    await trip.answer('loadDraft', { type: 'unreadable', reason: 'otherVersion', order: ORDER });
    return trip;
  };

  it('is sent again at once, also while its page is not shown, and takes no part until it is answered', async () => {
    const trip = await resumed();
    expect(trip.checkouts).toMatchObject([{ parts: [], saved: { order: ORDER } }]);
    expect(trip.context().draftNotice).toBeNull();
    trip.send({ ...ADD, part: hotel });
    trip.send({ type: 'trip.discard' });
    expect(trip.context()).toMatchObject({ parts: [], ordering: true });
    trip.send({ type: 'trip.created', trip: TRIP });
    expect(trip.stage()).toBe('booked');
    expect(trip.asked).toContain('discardDraft');
  });

  it('that is refused leaves an empty draft, which says why', async () => {
    const trip = await resumed();
    trip.send({ type: 'order.refused', code: 'offer_sold_out', pending: null });
    expect(trip.stage()).toBe('open');
    const draftNotice = { kind: 'orderRefused', code: 'offer_sold_out', pending: null };
    expect(trip.context()).toMatchObject({ parts: [], checkout: null, ordering: false, draftNotice });
    expect(trip.asked).toContain('discardDraft');
    expect(trip.select(selectTripCheckout)).toBeNull();
  });
});

describe('the checkout', () => {
  it('contains all parts, and exists only while its page is shown', async () => {
    const trip = await startCheckout(flight, hotel);
    expect(trip.checkouts).toMatchObject([{ parts: [FLIGHT, HOTEL], saved: null, extended: null }]);
    trip.send({ type: 'checkout.close' });
    expect(trip.select(selectTripCheckout)).toBeNull();
    expect(trip.asked).toContain('left checkout');
  });

  it('proposes what was said in the request that one of its parts is made again from', async () => {
    const earlier = { comment: 'Near the office', referenceFieldValues: { referenceField1: '4711' } };
    const trip = await startCheckout(flight, { ...hotel, earlier });
    expect(trip.checkouts.at(-1)).toMatchObject({ parts: [FLIGHT, HOTEL], earlier });
    // The room is chosen again, by the way of a change.
    trip.send({ ...ADD, part: draftPart(HOTEL, 'other'), replaces: 'hotel' });
    expect(trip.checkouts.at(-1)).toMatchObject({ earlier });
    trip.send({ type: 'part.remove', id: 'other' });
    expect(trip.checkouts.at(-1)).toMatchObject({ earlier: null });
  });

  it('fills in what was said in an earlier request only where nothing has been entered', async () => {
    const trip = await startCheckout(flight);
    const info = { purpose: 'training', referenceFieldValues: { referenceField1: '12' } };
    trip.send({ type: 'trip.extend', trip: K7TQ2M, info });
    const earlier = {
      comment: 'Near the office',
      reason: { code: 'closerToMeeting' as const },
      referenceFieldValues: { referenceField1: '4711', referenceField2: 'A' },
    };
    const filled = {
      purpose: 'training',
      comment: 'Near the office',
      reason: { code: 'closerToMeeting' },
      referenceFieldValues: { referenceField1: '12', referenceField2: 'A' },
    };
    trip.send({ ...ADD, part: { ...hotel, earlier } });
    expect(trip.checkouts.at(-1)).toMatchObject({ saved: { info: filled } });
    const entered = { ...filled, comment: 'With a desk' };
    const saved = { info: entered, order: null, trip: null };
    trip.send({ type: 'checkout.save', checkout: saved, ordering: false });
    trip.send({ ...ADD, part: { ...car, earlier } });
    expect(trip.checkouts.at(-1)).toMatchObject({ saved: { info: entered } });
  });

  it('restarts with other parts, and with the entered data', async () => {
    const trip = await startCheckout(flight, hotel);
    const saved = { info: 'entered', order: null, trip: null };
    trip.send({ type: 'checkout.save', checkout: saved, ordering: false });
    trip.send({ type: 'part.remove', id: 'hotel' });
    expect(trip.checkouts.at(-1)).toMatchObject({ parts: [FLIGHT], saved });
    trip.send({ type: 'part.restore' });
    trip.send({ ...ADD, part: car });
    trip.send({ type: 'checkout.restart' });
    expect(trip.checkouts.map(({ parts }) => parts.length)).toEqual([2, 1, 2, 3, 3]);
  });

  it('ends when no part is left, and restarts with the next one', async () => {
    const trip = await startCheckout(flight);
    trip.send({ type: 'part.remove', id: 'flight' });
    expect(trip.matches({ open: { checkout: { opened: 'empty' } } })).toBe(true);
    trip.send({ type: 'part.restore' });
    expect(trip.checkouts).toHaveLength(2);
  });

  it('is shown empty when everything is removed there, and with the next part', async () => {
    const trip = await startCheckout(flight);
    trip.send({ type: 'trip.discard' });
    expect(trip.matches({ open: { checkout: { opened: 'empty' } } })).toBe(true);
    trip.send({ ...ADD, part: car });
    expect(trip.checkouts.at(-1)?.parts).toEqual([CAR]);
  });

  it('continues its order when its page is left', async () => {
    const trip = await startCheckout(flight);
    trip.send(ORDERING);
    trip.send({ type: 'checkout.close' });
    expect(trip.asked).not.toContain('left checkout');
    trip.send({ type: 'trip.created', trip: TRIP });
    expect(trip.stage()).toBe('booked');
  });
});

describe('unavailable parts', () => {
  const GONE = { type: 'offer.gone', parts: [0, 2] } as const;

  it('are remembered by position, until others are chosen for them', async () => {
    const trip = await startCheckout(flight, hotel, car);
    trip.send(GONE);
    expect(trip.context().gone).toEqual(['flight', 'car']);
    trip.send({ type: 'part.add', part: draftPart(FLIGHT, 'later'), replaces: 'flight' });
    expect(trip.context().gone).toEqual(['car']);
    trip.send({ type: 'part.remove', id: 'car' });
    expect(trip.context().gone).toEqual([]);
  });

  it('are still unavailable when they are put back', async () => {
    const trip = await startCheckout(flight, hotel, car);
    trip.send(GONE);
    trip.send({ type: 'part.remove', id: 'car' });
    trip.send({ type: 'part.restore' });
    expect(trip.context().gone).toEqual(['flight', 'car']);
  });

  it('are available once all have a price again', async () => {
    const trip = await startCheckout(flight, hotel);
    trip.send({ type: 'offer.gone', parts: [1] });
    const dearer = partOf(roomQuote(41_000));
    trip.send({ type: 'offer.renew', parts: [FLIGHT, dearer] });
    expect(trip.context()).toMatchObject({ gone: [], parts: [flight, { id: 'hotel', part: dearer }] });
    expect(trip.asked).not.toContain('left checkout');
  });
});

describe('prices that expire', () => {
  const soon = roomUntil('soon', '2027-03-01T10:10:00.000Z');
  const later = roomUntil('later', '2027-03-01T10:20:00.000Z');

  it('are renewed in the checkout, by the first that expires', async () => {
    const trip = await startCheckout(later, soon);
    await trip.answer('waitUntil 2027-03-01T10:10:00.000Z');
    expect(trip.asked.at(-1)).toBe('checkout choice.renew');
    trip.send({
      type: 'offer.renew',
      parts: [later.part, roomUntil('soon', '2027-03-01T10:30:00.000Z').part],
    });
    expect(trip.matches({ open: { offers: 'holding' } })).toBe(true);
    expect(trip.asked.at(-1)).toBe('waitUntil 2027-03-01T10:20:00.000Z');
  });

  it('wait until the checkout is shown', async () => {
    const trip = await startCheckout(soon);
    trip.send({ type: 'checkout.close' });
    await trip.answer('waitUntil 2027-03-01T10:10:00.000Z');
    expect(trip.asked).not.toContain('checkout choice.renew');
    trip.send({ type: 'checkout.open' });
    expect(trip.asked.slice(-2)).toEqual(['checkout', 'checkout choice.renew']);
    trip.send({ type: 'checkout.restart' });
    expect(trip.asked.slice(-2)).toEqual(['checkout', 'checkout choice.renew']);
  });

  it('wait for the end of an order', async () => {
    const trip = await startCheckout(soon);
    trip.send(ORDERING);
    await trip.answer('waitUntil 2027-03-01T10:10:00.000Z');
    trip.send({ type: 'checkout.open' });
    expect(trip.asked).not.toContain('checkout choice.renew');
    trip.send(ENDED);
    expect(trip.asked.at(-1)).toBe('checkout choice.renew');
  });

  it('are not renewed behind a page that was left with a failed order', async () => {
    const trip = await startCheckout(soon);
    trip.send(ORDERING);
    trip.send({ type: 'checkout.close' });
    trip.send(ENDED);
    await trip.answer('waitUntil 2027-03-01T10:10:00.000Z');
    expect(trip.asked).not.toContain('checkout choice.renew');
    trip.send({ type: 'checkout.open' });
    expect(trip.asked.at(-1)).toBe('checkout choice.renew');
  });
});

describe('a booked trip', () => {
  async function booked() {
    const trip = await startCheckout(flight);
    trip.send({ type: 'trip.created', trip: TRIP });
    return trip;
  }

  it('is shown until its page is left, and its draft is deleted', async () => {
    const trip = await booked();
    expect(trip.context()).toMatchObject({ trip: TRIP, parts: [], ordering: false });
    expect(trip.asked).toContain('discardDraft');
    trip.send({ type: 'checkout.close' });
    expect(trip.matches({ open: { parts: 'empty', checkout: 'closed' } })).toBe(true);
    expect(trip.context().trip).toBeNull();
  });

  it('is replaced by the next part', async () => {
    const trip = await booked();
    trip.send({ ...ADD, part: car });
    expect(trip.ids()).toEqual(['car']);
    expect(trip.context().trip).toBeNull();
  });

  it('is replaced by another trip that a part is added to', async () => {
    const trip = await booked();
    trip.send({ type: 'trip.extend', trip: K7TQ2M, info: 'entered' });
    expect(trip.stage()).toBe('open');
    expect(trip.context()).toMatchObject({ extended: K7TQ2M, trip: null });
  });
});

describe('a trip to which parts are added', () => {
  const replacing = draftPart({ ...HOTEL, replacedPart: 'part-1' }, 'hotel');

  async function extending() {
    const trip = await startCheckout();
    trip.send({ type: 'trip.extend', trip: K7TQ2M, info: 'entered' });
    trip.send({ ...ADD, part: replacing });
    return trip;
  }

  it("starts with the trip's information", async () => {
    const trip = await extending();
    expect(trip.checkouts.at(-1)).toMatchObject({
      parts: [replacing.part],
      extended: K7TQ2M,
      saved: { info: 'entered', order: null, trip: null },
    });
  });

  it('keeps the data entered since when it is extended again', async () => {
    const trip = await extending();
    const checkout = { info: 'entered since', order: null, trip: null };
    trip.send({ type: 'checkout.save', checkout, ordering: false });
    trip.send({ type: 'trip.extend', trip: K7TQ2M, info: 'entered' });
    expect(trip.context()).toMatchObject({ checkout, parts: [replacing] });
  });

  it('still gets the replacement of its part when another choice is made', async () => {
    const trip = await extending();
    trip.send({ type: 'part.add', part: draftPart(HOTEL, 'other'), replaces: 'hotel' });
    expect(trip.context().parts).toEqual([{ id: 'other', part: replacing.part }]);
  });

  it('gets one choice for each part that failed to book', async () => {
    const trip = await extending();
    const other = draftPart({ ...HOTEL, replacedPart: 'part-1' }, 'other');
    trip.send({ ...ADD, part: car });
    trip.send({ ...ADD, part: other });
    expect(trip.context().parts).toEqual([other, car]);
  });

  it.each([
    ['booked by themselves', { type: 'trip.leave' }, null],
    ['added to another trip', { type: 'trip.extend', trip: Q2MK7T, info: null }, Q2MK7T],
  ] as const)(
    'leaves its parts where they are %s, and nothing is replaced there',
    async (_, event, extended) => {
      const trip = await extending();
      trip.send({ ...ADD, part: draftPart({ ...CAR, replacedPart: 'part-2' }, 'car') });
      trip.send({ type: 'part.remove', id: 'car' });
      trip.send(event);
      trip.send({ type: 'part.restore' });
      expect(trip.context()).toMatchObject({ extended, parts: [hotel, car] });
      expect(trip.checkouts.at(-1)?.parts.map((part) => part.replacedPart)).toEqual([undefined, undefined]);
    },
  );
});
