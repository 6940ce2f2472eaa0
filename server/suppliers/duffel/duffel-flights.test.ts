import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformInSale } from '#tests/support/suppliers/conform-in-sale.ts';
import { type DuffelUnderTest, openDuffel, refuse } from '#tests/support/suppliers/open-duffel.ts';
import { cancellationOf, orderOf } from '#tests/support/suppliers/order-of.ts';
import type { OfferWithPrice } from '#tests/support/suppliers/supplier-under-test.ts';
import { SETTLING_MS } from './order-state.ts';

describe('sells', () => conformInSale(openDuffel));

let tested: DuffelUnderTest;
beforeAll(async () => {
  tested = await openDuffel();
});
afterAll(() => tested.close());

const later = () => new Date(Date.now() + SETTLING_MS);

const confirm = (booking: string, shown: OfferWithPrice, more: Parameters<typeof tested.newCall>[0] = {}) =>
  tested.supplier.confirm({ booking, priceCap: shown.price }, tested.newCall(more));
const lookUp = (booking: string, more: Parameters<typeof tested.newCall>[0] = {}) =>
  tested.supplier.lookUp(booking, tested.newCall(more));
const ordersOf = ({ key }: OfferWithPrice) =>
  tested.server.book.orders.filter(({ offer }) => offer.id === key).length;

describe('extras', () => {
  test('are the seats and bags that every traveler can have', async () => {
    const shown = await tested.cheapestOn('JFK-EWR');
    const outcome = await tested.supplier.extras(shown, tested.newCall());
    const { seatMaps, bags } = outcome.outcome === 'priced' ? outcome.offer : expect.fail(outcome.outcome);
    const [cabin] = seatMaps[0]?.cabins ?? [];
    expect(cabin?.layout).toBe('ABC|DEF');
    expect(cabin?.rows.map(({ number, exit, seats }) => [number, exit, seats[0]?.free])).toEqual([
      [1, false, false],
      [2, true, true],
    ]);
    expect(cabin?.rows[0]?.seats.map(({ position }) => position)).toEqual([
      'window',
      'middle',
      'aisle',
      'aisle',
      'middle',
      'window',
    ]);
    const price = { amount: 2500, currency: 'GBP' };
    expect(bags).toEqual([{ leg: 0, kind: 'checked', kilograms: 23, price, highestQuantity: 2 }]);
  });

  test('are none where the airline sells none', async () => {
    const shown = await tested.cheapestOn('BTS-ABV');
    const outcome = await tested.supplier.extras(shown, tested.newCall());
    expect(outcome).toMatchObject({ offer: { seatMaps: [], bags: [] } });
  });

  test('are priced, ordered and paid with the flight', async () => {
    const shown = await tested.cheapestOn('JFK-EWR');
    const extras = {
      seats: [{ segment: 0, guest: 1, seat: '2B' }],
      bags: [{ leg: 0, guest: 0, kind: 'checked' as const, quantity: 2 }],
    };
    const priced = await tested.supplier.priceExtras({ ...shown, extras }, tested.newCall());
    expect(priced).toMatchObject({
      offer: {
        seats: [{ outcome: 'offered', price: { amount: 1250 } }],
        bags: [{ outcome: 'offered', price: { amount: 5000 }, kilograms: 23 }],
      },
    });
    const price = { ...shown.price, amount: shown.price.amount + 6250 };
    const reference = await tested.held({ ...shown, price }, { extras });
    expect(await confirm(reference, { ...shown, price })).toMatchObject({ booking: { price } });
    const taken = { ...extras, seats: [{ segment: 0, guest: 1, seat: '1A' }] };
    const order = orderOf(await tested.cheapestOn('JFK-EWR'), { extras: taken });
    expect(await tested.supplier.hold(order, tested.newCall())).toEqual({ outcome: 'extraGone' });
  });
});

describe('an offer that is paid at once', () => {
  test('is held by us, and ordered once it is confirmed', async () => {
    const shown = await tested.cheapestOn('LHR-DXB');
    const reference = await tested.held(shown);
    expect(ordersOf(shown)).toBe(0);
    const outcome = await confirm(reference, shown);
    expect(outcome).toMatchObject({ booking: { status: 'confirmed', price: shown.price } });
    const booking = outcome.outcome === 'confirmed' ? outcome.booking : expect.fail(outcome.outcome);
    expect(booking.locator).not.toBe('');
    expect(booking.tickets).toHaveLength(2);
    expect(await confirm(reference, shown)).toEqual(outcome);
    expect(ordersOf(shown)).toBe(1);
  });

  test.each(['answerLost', 'half', 'doubled'] as const)(
    'is ordered once, although the answer is %s',
    async (fault) => {
      const shown = await tested.cheapestOn('LHR-DXB');
      const reference = await tested.held(shown);
      tested.server.next('POST /air/orders', fault);
      expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
      expect(await confirm(reference, shown)).toMatchObject({ booking: { status: 'confirmed' } });
      expect(ordersOf(shown)).toBe(1);
    },
  );

  test('is not ordered again while the first order may still arrive', async () => {
    const shown = await tested.cheapestOn('LHR-DXB');
    const reference = await tested.held(shown);
    tested.server.next('POST /air/orders', 'callLost');
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference, { now: later() })).toMatchObject({ booking: { status: 'held' } });
    expect(await confirm(reference, shown, { now: later() })).toHaveProperty('outcome', 'confirmed');
    expect(ordersOf(shown)).toBe(1);
  });

  test('is unknown when Duffel has accepted it and answers later', async () => {
    const shown = await tested.cheapestOn('LHR-DXB');
    const reference = await tested.held(shown);
    tested.server.next('POST /air/orders', { status: 202, body: '{"data":{}}' });
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
  });

  test('is unknown when the airline fails late, and is held again once that is settled', async () => {
    const shown = await tested.cheapestOn('LHR-LGW');
    const reference = await tested.held(shown);
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference, { now: later() })).toMatchObject({ booking: { status: 'held' } });
  });

  test('costs more at the confirmation', async () => {
    const shown = await tested.cheapestOn('LHR-STN');
    const { reference } = tested.newCall();
    const priceCap = { ...shown.price, amount: shown.price.amount * 1.15 };
    const outcome = await tested.supplier.hold(orderOf(shown, { priceCap }), tested.newCall({ reference }));
    expect(outcome).toHaveProperty('outcome', 'held');
    expect(await confirm(reference, shown)).toHaveProperty('outcome', 'dearer');
  });

  test('is refused without money on the balance, and for travelers whose phone number is missing', async () => {
    const shown = await tested.cheapestOn('LGW-STN');
    const reference = await tested.held(shown);
    const refused = { outcome: 'declined', reason: 'refused' };
    expect(await confirm(reference, shown)).toEqual(refused);
    const [guest, ...others] = orderOf(shown).guests;
    const nameOnly = { firstName: guest?.firstName ?? '', lastName: guest?.lastName ?? '' };
    const order = orderOf(await tested.cheapestOn('LHR-DXB'), { guests: [nameOnly, ...others] });
    expect(await tested.supplier.hold(order, tested.newCall())).toEqual(refused);
  });

  test('is sold out when it is read, and expired when its time is over', async () => {
    expect(await tested.supplier.price(await tested.cheapestOn('LGW-LHR'), tested.newCall())).toEqual({
      outcome: 'soldOut',
    });
    const expired = await tested.inSituation('expired');
    expect(await tested.supplier.price(expired, tested.newCall())).toEqual({ outcome: 'expired' });
    for (const key of ['', 'x', 'off_../orders', '__proto__', 'x'.repeat(400)]) {
      const outcome = await tested.supplier.price({ key, travelers: 1 }, tested.newCall());
      expect(outcome).toEqual({ outcome: 'expired' });
    }
  });
});

describe('an order that the airline holds', () => {
  test('is found by its offer when its answer was lost', async () => {
    const shown = await tested.cheapestOn('JFK-EWR');
    const { reference } = tested.newCall();
    tested.server.next('POST /air/orders', 'answerLost');
    const hold = () => tested.supplier.hold(orderOf(shown), tested.newCall({ reference }));
    expect(await hold()).toEqual({ outcome: 'unknown' });
    expect(await hold()).toHaveProperty('outcome', 'held');
    expect(ordersOf(shown)).toBe(1);
  });

  test('is not paid while an earlier payment may still arrive, nor for more than was agreed to', async () => {
    const shown = await tested.cheapestOn('JFK-EWR');
    const reference = await tested.held(shown);
    tested.server.next('POST /air/payments', 'callLost');
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
    expect(await confirm(reference, shown, { now: later() })).toHaveProperty('outcome', 'confirmed');
    const other = await tested.held(await tested.cheapestOn('JFK-EWR'));
    tested.server.book.raise(10);
    expect(await confirm(other, shown)).toMatchObject({ outcome: 'dearer' });
  });
});

describe('a cancellation', () => {
  async function sold(route: string, brand: 'Basic' | 'Flex') {
    const shown = (await tested.shownOn(route)).at(brand === 'Flex' ? -1 : 0) ?? expect.fail(route);
    const reference = await tested.held(shown);
    expect(await confirm(reference, shown)).toHaveProperty('outcome', 'confirmed');
    return { reference, shown };
  }
  const cancel = (reference: string, penaltyCap: OfferWithPrice['price'] | null = null, call = {}) =>
    tested.supplier.cancel(cancellationOf(reference, penaltyCap), tested.newCall(call));
  const quote = (reference: string) => tested.supplier.quoteCancellation(reference, tested.newCall());

  test('gives back what was quoted, once', async () => {
    const { reference, shown } = await sold('JFK-EWR', 'Flex');
    const nothing = { ...shown.price, amount: 0 };
    const costs = { refund: shown.price, penalty: nothing };
    expect(await quote(reference)).toMatchObject({ outcome: 'quoted', ...costs });
    const call = { reference: 'the cancellation' };
    expect(await cancel(reference, null, call)).toEqual({ outcome: 'cancelled', ...costs });
    expect(await cancel(reference, null, call)).toEqual({ outcome: 'cancelled', ...costs });
    expect(await cancel(reference)).toEqual({ outcome: 'declined', reason: 'alreadyCancelled' });
    expect(await lookUp(reference)).toMatchObject({
      booking: { status: 'cancelled' },
      charges: { cancellation: costs, changes: [] },
    });
  });

  test('costs no more than was agreed to', async () => {
    const { reference, shown } = await sold('LHR-DXB', 'Basic');
    const less = { ...shown.price, amount: shown.price.amount - 1 };
    expect(await cancel(reference)).toMatchObject({ outcome: 'dearer', penalty: shown.price });
    expect(await cancel(reference, less)).toHaveProperty('outcome', 'dearer');
    expect(await lookUp(reference)).toMatchObject({ booking: { status: 'confirmed' } });
    expect(await cancel(reference, shown.price)).toMatchObject({
      outcome: 'cancelled',
      penalty: shown.price,
    });
  });

  test('that gives back a credit of the airline gives back no money', async () => {
    const { reference, shown } = await sold('LTN-SYD', 'Flex');
    expect(await quote(reference)).toMatchObject({ refund: { amount: 0 }, penalty: shown.price });
  });

  test('may have happened although no answer came', async () => {
    const { reference } = await sold('JFK-EWR', 'Flex');
    tested.server.next('POST /air/order_cancellations/:id/actions/confirm', 'answerLost');
    expect(await cancel(reference)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference)).toMatchObject({ booking: { status: 'cancelled' } });
  });

  test('is refused when its quote has expired, and can be asked for again', async () => {
    const { reference } = await sold('JFK-EWR', 'Flex');
    const stale = refuse(422, 'invalid_state_error', 'order_cancellation_stale');
    tested.server.next('POST /air/order_cancellations/:id/actions/confirm', stale);
    expect(await cancel(reference)).toEqual({ outcome: 'declined', reason: 'notCancellable' });
    expect(await cancel(reference)).toHaveProperty('outcome', 'cancelled');
  });

  test('of what is not paid costs nothing', async () => {
    for (const route of ['JFK-EWR', 'LHR-DXB']) {
      const shown = await tested.cheapestOn(route);
      const reference = await tested.held(shown);
      const nothing = { ...shown.price, amount: 0 };
      expect(await cancel(reference)).toEqual({ outcome: 'cancelled', refund: nothing, penalty: nothing });
      expect(await tested.supplier.hold(orderOf(shown), tested.newCall({ reference }))).toEqual({
        outcome: 'declined',
        reason: 'alreadyCancelled',
      });
    }
  });
});
