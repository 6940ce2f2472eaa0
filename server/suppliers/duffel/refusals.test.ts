import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DuffelUnderTest, openDuffel, refuse } from '#tests/support/suppliers/open-duffel.ts';
import { cancellationOf, orderOf } from '#tests/support/suppliers/order-of.ts';
import type { OfferWithPrice } from '#tests/support/suppliers/supplier-under-test.ts';
import { SETTLING_MS } from './order-state.ts';

let tested: DuffelUnderTest;
beforeAll(async () => {
  tested = await openDuffel();
});
afterAll(() => tested.close());

const later = () => new Date(Date.now() + SETTLING_MS);
const confirm = (booking: string, shown: OfferWithPrice, more: Parameters<typeof tested.newCall>[0] = {}) =>
  tested.supplier.confirm({ booking, priceCap: shown.price }, tested.newCall(more));
const lookUp = (booking: string) => tested.supplier.lookUp(booking, tested.newCall());
const ordersOf = ({ key }: OfferWithPrice) =>
  tested.server.book.orders.filter(({ offer }) => offer.id === key).length;

describe('a hold whose price has risen at the airline', () => {
  beforeEach(() => {
    tested.server.book.raiseOnHold = 10;
    return () => {
      tested.server.book.raiseOnHold = 0;
    };
  });

  test('is let go, and found nowhere', async () => {
    const shown = await tested.cheapestOn('JFK-EWR');
    const { reference } = tested.newCall();
    const hold = (priceCap = shown.price) =>
      tested.supplier.hold(orderOf(shown, { priceCap }), tested.newCall({ reference }));
    const outcome = await hold();
    const price = { ...shown.price, amount: (shown.price.amount * 11) / 10 };
    expect(outcome).toEqual({ outcome: 'dearer', price });
    expect(await lookUp(reference)).toEqual({ outcome: 'notFound' });
    expect(tested.server.book.orders.at(-1)).toMatchObject({ paidAt: null, cancelledAt: expect.any(Date) });
    expect(await hold(price)).toMatchObject({ outcome: 'held', booking: { price } });
  });

  test('is let go when its first answer was lost, and never paid when that fails', async () => {
    const shown = await tested.cheapestOn('JFK-EWR');
    const { reference } = tested.newCall();
    const hold = () => tested.supplier.hold(orderOf(shown), tested.newCall({ reference }));
    tested.server.next('POST /air/orders', 'answerLost');
    expect(await hold()).toEqual({ outcome: 'unknown' });
    tested.server.next('POST /air/order_cancellations', 'callLost');
    expect(await hold()).toHaveProperty('outcome', 'dearer');
    expect(await confirm(reference, shown)).toHaveProperty('outcome', 'dearer');
    expect(await hold()).toHaveProperty('outcome', 'dearer');
    expect(await lookUp(reference)).toEqual({ outcome: 'notFound' });
  });
});

describe('a refusal with a code that is not documented', () => {
  const surprise = refuse(422, 'invalid_state_error', 'a_new_code');

  test('says nothing of an offer', async () => {
    const shown = await tested.cheapestOn('JFK-EWR');
    tested.server.next('GET /air/offers/:id', surprise);
    expect(await tested.supplier.price(shown, tested.newCall())).toEqual({ outcome: 'unknown' });
  });

  test.each(['JFK-EWR', 'LHR-DXB'])(
    'of an order on %s is looked up before it is sent again',
    async (route) => {
      const shown = await tested.cheapestOn(route);
      const { reference } = tested.newCall();
      const hold = () => tested.supplier.hold(orderOf(shown), tested.newCall({ reference }));
      tested.server.next('POST /air/orders', surprise);
      const first = (await hold()).outcome === 'unknown' ? hold : () => confirm(reference, shown);
      expect(await first()).toEqual({ outcome: 'unknown' });
      expect(await lookUp(reference)).toEqual({ outcome: 'unknown' });
      expect(ordersOf(shown)).toBe(0);
    },
  );

  test('of a payment may have been made', async () => {
    const shown = await tested.cheapestOn('JFK-EWR');
    const reference = await tested.held(shown);
    tested.server.next('POST /air/payments', surprise);
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
    expect(await confirm(reference, shown, { now: later() })).toHaveProperty('outcome', 'confirmed');
  });

  test('of a cancellation may have been made', async () => {
    const reference = await tested.held(await tested.cheapestOn('JFK-EWR'));
    const cancel = () => tested.supplier.cancel(cancellationOf(reference), tested.newCall());
    tested.server.next('POST /air/order_cancellations/:id/actions/confirm', surprise);
    expect(await cancel()).toEqual({ outcome: 'unknown' });
    expect(await cancel()).toHaveProperty('outcome', 'cancelled');
  });
});
