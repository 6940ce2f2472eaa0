import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multiplyMoney } from '#domain/money.ts';
import type { FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import { CHANGE_FEE } from '#tests/support/duffel-server/changes.ts';
import { foundIn, gather } from '#tests/support/suppliers/gather.ts';
import { type DuffelUnderTest, openDuffel, queryOn, refuse } from '#tests/support/suppliers/open-duffel.ts';
import { changeTo } from '#tests/support/suppliers/order-of.ts';
import type { OfferWithPrice } from '#tests/support/suppliers/supplier-under-test.ts';
import { SETTLING_MS } from './order-state.ts';

let tested: DuffelUnderTest;
beforeAll(async () => {
  tested = await openDuffel();
});
afterAll(() => tested.close());

type More = Parameters<typeof tested.newCall>[0];

const fee = { amount: CHANGE_FEE, currency: 'GBP' };
const later = () => new Date(Date.now() + SETTLING_MS);

/** The same route, on other days. */
function movedBy(days: number, query: FlightQuery = queryOn('JFK-EWR')): FlightQuery {
  const moved = (date: string) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
  return { ...query, legs: query.legs.map((leg) => ({ ...leg, date: moved(leg.date) })) };
}

async function sold(route = 'JFK-EWR') {
  const shown = await tested.cheapestOn(route);
  const reference = await tested.held(shown);
  await tested.supplier.confirm({ booking: reference, priceCap: shown.price }, tested.newCall());
  return { reference, shown };
}

async function findChanges(booked: { reference: string; shown: OfferWithPrice }, query = movedBy(1)) {
  const call = tested.newCall({ reference: booked.reference, changes: booked.shown.key });
  return await gather(tested.supplier.search(query, call));
}

const offersOf = (found: Itinerary[]): OfferWithPrice[] =>
  found.flatMap(({ fares }) =>
    fares.map(({ key, price }) => ({ key, travelers: 2, price: multiplyMoney(price, 2) })),
  );

async function soldWithChange() {
  const booked = await sold();
  const [to] = offersOf(foundIn(await findChanges(booked)));
  return { ...booked, to: to ?? expect.fail('Nothing was found') };
}

const quote = (reference: string, to: OfferWithPrice, more: More = {}) =>
  tested.supplier.quoteChange(reference, to, tested.newCall(more));
const change = (reference: string, to: OfferWithPrice, more: More = {}, terms = {}) =>
  tested.supplier.change(reference, changeTo(to, { feeCap: fee, ...terms }), tested.newCall(more));
const lookUp = (reference: string, more: More = {}) =>
  tested.supplier.lookUp(reference, tested.newCall(more));

describe('a search for a change', () => {
  test('finds the flights of another day, with the price that they would have', async () => {
    const booked = await sold();
    const found = foundIn(await findChanges(booked));
    const [leg] = movedBy(1).legs;
    expect(found.map(({ legs }) => legs[0]?.segments[0]?.departure)).toEqual([
      `${leg?.date}T09:05`,
      `${leg?.date}T17:05`,
    ]);
    const { amount } = booked.shown.price;
    expect(offersOf(found).map(({ price }) => price.amount)).toEqual([amount, amount + 2000]);
  });

  test('keeps the legs of a return flight that are not moved', async () => {
    const query = queryOn('JFK-EWR', 'EWR-JFK');
    const [there, back] = query.legs;
    const [first] = foundIn(await gather(tested.supplier.search(query, tested.newCall())));
    const [shown] = offersOf(first ? [first] : []);
    if (!shown || !there || !back) expect.fail('Nothing was found');
    const reference = await tested.held(shown);
    await tested.supplier.confirm({ booking: reference, priceCap: shown.price }, tested.newCall());
    const [, moved] = movedBy(2, query).legs;
    const wanted = { ...query, legs: [there, moved ?? back] };
    const [found] = foundIn(await findChanges({ reference, shown }, wanted));
    expect(found?.legs.map(({ segments }) => segments[0]?.departure)).toEqual([
      first?.legs[0]?.segments[0]?.departure,
      `${moved?.date}T09:05`,
    ]);
  });

  test('finds nothing on another route, for another booking, or where the airline changes nothing', async () => {
    const booked = await sold();
    expect(foundIn(await findChanges(booked, queryOn('LHR-DXB')))).toEqual([]);
    expect(foundIn(await findChanges({ ...booked, reference: 'another' }))).toEqual([]);
    const no = refuse(422, 'invalid_state_error', 'order_not_changeable');
    tested.server.next('POST /air/order_change_requests', no);
    expect(foundIn(await findChanges(booked))).toEqual([]);
  });

  test('is unavailable without an answer', async () => {
    const booked = await sold();
    tested.server.next('POST /air/order_change_requests', 'half');
    expect(await findChanges(booked)).toEqual([{ source: 'duffel', failure: 'unavailable' }]);
  });
});

describe('a change', () => {
  test('is what was quoted before', async () => {
    const { reference, shown, to } = await soldWithChange();
    const quoted = await quote(reference, to);
    expect(quoted).toMatchObject({ outcome: 'quoted', difference: { amount: 0 }, penalty: fee });
    const priced = await tested.supplier.price(to, tested.newCall({ reference }));
    expect(priced).toMatchObject({ outcome: 'priced', offer: { fare: { key: to.key } } });
    const extras = await tested.supplier.extras(to, tested.newCall({ reference }));
    expect(extras).toMatchObject({ offer: { seatMaps: [], bags: [] } });
    const looked = await lookUp(reference);
    const before = looked.outcome === 'found' ? looked.booking : expect.fail();
    const call = tested.newCall();
    const outcome = await change(reference, to, call);
    const booking = { ...before, key: to.key, price: shown.price };
    expect(outcome).toEqual({ outcome: 'changed', booking, penalty: fee });
    expect(await change(reference, to, call)).toEqual(outcome);
    expect(await lookUp(reference)).toEqual({
      outcome: 'found',
      booking,
      charges: { cancellation: null, changes: [{ call: call.reference, penalty: fee }] },
    });
    const made = tested.server.changes.changes.filter(({ offer }) => offer.id === to.key);
    expect(made).toHaveLength(1);
  });

  test('is not made for a higher price or fee than was agreed to', async () => {
    const { reference, to } = await soldWithChange();
    const dearer = { outcome: 'dearer', price: to.price, penalty: fee };
    const less = { ...to.price, amount: to.price.amount - 1 };
    expect(await change(reference, to, {}, { priceCap: less })).toEqual(dearer);
    expect(await change(reference, to, {}, { feeCap: { ...fee, amount: CHANGE_FEE - 1 } })).toEqual(dearer);
    expect(await lookUp(reference)).toMatchObject({
      booking: { status: 'confirmed' },
      charges: { changes: [] },
    });
  });

  test.each(['answerLost', 'half'] as const)('is found again when its answer is %s', async (fault) => {
    const { reference, to } = await soldWithChange();
    const call = tested.newCall();
    tested.server.next('POST /air/order_changes/:id/actions/confirm', fault);
    expect(await change(reference, to, call)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference)).toMatchObject({
      booking: { key: to.key },
      charges: { changes: [{ call: call.reference, penalty: fee }] },
    });
    expect(await change(reference, to, call)).toMatchObject({ outcome: 'changed', penalty: fee });
  });

  test('is not sent again while the first may still be made', async () => {
    const { reference, shown, to } = await soldWithChange();
    tested.server.next('POST /air/order_changes/:id/actions/confirm', 'callLost');
    expect(await change(reference, to)).toEqual({ outcome: 'unknown' });
    expect(await change(reference, to)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference)).toEqual({ outcome: 'unknown' });
    const found = await lookUp(reference, { now: later() });
    expect(found).toMatchObject({ booking: { key: shown.key }, charges: { changes: [] } });
    expect(await change(reference, to)).toHaveProperty('outcome', 'changed');
  });

  test('is refused without money on the balance, and unknown after another refusal', async () => {
    const { reference, to } = await soldWithChange();
    const confirm = 'POST /air/order_changes/:id/actions/confirm';
    tested.server.next(confirm, refuse(422, 'invalid_state_error', 'insufficient_balance'));
    expect(await change(reference, to)).toEqual({ outcome: 'declined', reason: 'refused' });
    tested.server.next(confirm, refuse(422, 'invalid_state_error', 'a_new_code'));
    expect(await change(reference, to)).toEqual({ outcome: 'unknown' });
  });

  test('is declined a second time, as the airline wants it', async () => {
    const { reference, to } = await soldWithChange();
    expect(await change(reference, to)).toHaveProperty('outcome', 'changed');
    expect(await change(reference, to)).toEqual({ outcome: 'declined', reason: 'notChangeable' });
    expect(foundIn(await findChanges({ reference, shown: to }))).toEqual([]);
  });

  test('keeps the airline and its route, and needs a booking that is confirmed', async () => {
    const { reference } = await sold();
    const elsewhere = await tested.cheapestOn('LHR-DXB');
    const refused = { outcome: 'declined', reason: 'otherRoute' };
    expect(await quote(reference, elsewhere)).toEqual(refused);
    expect(await change(reference, elsewhere)).toEqual(refused);
    const { to } = await soldWithChange();
    expect(await change(reference, to)).toEqual(refused);
    const held = await tested.held(await tested.cheapestOn('JFK-EWR'));
    expect(await quote(held, to)).toEqual({ outcome: 'declined', reason: 'notConfirmed' });
  });

  test('of what can no longer be had is expired or sold out', async () => {
    const { reference, to } = await soldWithChange();
    const gone = refuse(422, 'airline_error', 'offer_no_longer_available');
    tested.server.next('GET /air/order_change_offers/:id', gone);
    expect(await change(reference, to)).toEqual({ outcome: 'soldOut' });
    expect(await change(reference, to, { now: new Date(Date.now() + 3_600_000) })).toEqual({
      outcome: 'expired',
    });
  });
});
