import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformInSale } from '#tests/support/suppliers/conform-in-sale.ts';
import { foundIn, gather } from '#tests/support/suppliers/gather.ts';
import { type HotelbedsUnderTest, openHotelbeds, queryFor } from '#tests/support/suppliers/open-hotelbeds.ts';
import { cancellationOf, changeTo, orderOf } from '#tests/support/suppliers/order-of.ts';
import type { OfferWithPrice } from '#tests/support/suppliers/supplier-under-test.ts';
import { SETTLING_MS } from './booking-state.ts';

describe('sells', () => conformInSale(openHotelbeds));

let tested: HotelbedsUnderTest;
beforeAll(async () => {
  tested = await openHotelbeds();
});
afterAll(() => tested.close());

type More = Parameters<typeof tested.newCall>[0];
type Situation = Parameters<typeof tested.shownIn>[0];

const later = () => new Date(Date.now() + SETTLING_MS);
const refused = { outcome: 'declined', reason: 'refused' };
const shownIn = async (situation: Situation, place = 1) =>
  (await tested.shownIn(situation))[place] ?? expect.fail(situation);

async function held(shown: OfferWithPrice, more: Parameters<typeof orderOf>[1] = {}): Promise<string> {
  const { reference } = tested.newCall();
  const outcome = await tested.supplier.hold(orderOf(shown, more), tested.newCall({ reference }));
  expect(outcome).toHaveProperty('outcome', 'held');
  return reference;
}

const confirm = (booking: string, shown: OfferWithPrice, more: More = {}) =>
  tested.supplier.confirm({ booking, priceCap: shown.price }, tested.newCall(more));
const lookUp = (booking: string, more: More = {}) => tested.supplier.lookUp(booking, tested.newCall(more));

function bookingsSince(count: number) {
  return tested.server.list.bookings.slice(count);
}

describe('a price', () => {
  test('has the lines and conditions of the rate', async () => {
    const shown = await shownIn('ordinary');
    const outcome = await tested.supplier.price(shown, tested.newCall());
    const offer = outcome.outcome === 'priced' ? outcome.offer : expect.fail(outcome.outcome);
    expect(offer).toMatchObject({
      checkIn: queryFor('ordinary').checkIn,
      checkInFrom: '16:00',
      conditions: ['prepaid', 'cityTaxOnSite'],
      rate: { key: shown.key, price: shown.price },
    });
    expect(offer.lines.map(({ label, amount, onSite }) => [label, amount, onSite])).toEqual([
      ['Room', { amount: 21_700, currency: 'EUR' }, false],
      ['VAT', { amount: 300, currency: 'EUR' }, false],
      ['Taxes, paid at the hotel', { amount: 700, currency: 'CHF' }, true],
    ]);
  });

  test('is unknown without an answer, and when it lacks a field', async () => {
    const shown = await shownIn('ordinary');
    for (const fault of [
      'answerLost',
      'half',
      { status: 200, body: '{"hotel":{"rooms":[{"rates":[{}]}]}}' },
    ] as const) {
      tested.server.next('POST /checkrates', fault);
      expect(await tested.supplier.price(shown, tested.newCall())).toEqual({ outcome: 'unknown' });
    }
  });

  test.each([
    [400, 'INVALID_DATA', 'The rate key is not valid', { outcome: 'expired' }],
    [410, 'INVALID_DATA', 'It has failed before', { outcome: 'soldOut' }],
    [500, 'PRODUCT_ERROR', 'Stop sales', { outcome: 'soldOut' }],
    [500, 'PRODUCT_ERROR', 'Anything else', { outcome: 'soldOut' }],
    [500, 'SYSTEM_ERROR', 'Internal error', { outcome: 'unknown' }],
    [402, 'INVALID_DATA', 'Payment data is required', refused],
    [403, '', 'Not Authorized', { outcome: 'unknown' }],
    [403, '', 'Developer Over Rate', { outcome: 'unknown' }],
    [418, 'NEW_ERROR', 'Something new', { outcome: 'expired' }],
  ])('is refused with %i %s "%s" as %j', async (status, code, message, expected) => {
    const shown = await shownIn('ordinary');
    tested.server.next('POST /checkrates', { status, body: JSON.stringify({ error: { code, message } }) });
    expect(await tested.supplier.price(shown, tested.newCall())).toEqual(expected);
  });
});

describe('a booking', () => {
  test('is made at the confirmation, for all guests of all rooms', async () => {
    const query = { ...queryFor('ordinary'), rooms: 2, guests: 2 };
    const [hotel] = foundIn(await gather(tested.supplier.search(query, tested.newCall())));
    const [offer] = hotel ? tested.offersOf(hotel) : [];
    const shown = { ...(offer ?? expect.fail('Nothing was found')), travelers: 3 };
    const before = tested.server.list.bookings.length;
    const reference = await held(shown);
    expect(bookingsSince(before)).toEqual([]);
    const outcome = await confirm(reference, shown);
    const [booking] = bookingsSince(before);
    expect(outcome).toMatchObject({
      booking: { status: 'confirmed', locator: booking?.id, price: shown.price },
    });
    expect(booking?.paxes).toEqual([
      { roomId: 1, type: 'AD', name: 'Robin', surname: 'Rossi' },
      { roomId: 1, type: 'AD', name: 'Robin', surname: 'Favre' },
      { roomId: 2, type: 'AD', name: 'Robin', surname: 'Müller' },
      { roomId: 2, type: 'AD' },
    ]);
    expect(await confirm(reference, shown)).toEqual(outcome);
    expect(bookingsSince(before)).toHaveLength(1);
  });

  test.each(['answerLost', 'half', 'doubled'] as const)(
    'is made once, although the answer is %s',
    async (fault) => {
      const shown = await shownIn('ordinary');
      const reference = await held(shown);
      const before = tested.server.list.bookings.length;
      tested.server.next('POST /bookings', fault);
      expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
      expect(await confirm(reference, shown)).toMatchObject({ booking: { status: 'confirmed' } });
      expect(bookingsSince(before)).toHaveLength(1);
    },
  );

  test('is not sent again while the first one may still arrive', async () => {
    const shown = await shownIn('ordinary');
    const reference = await held(shown);
    tested.server.next('POST /bookings', 'callLost');
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference, { now: later() })).toMatchObject({ booking: { status: 'held' } });
    expect(await confirm(reference, shown, { now: later() })).toHaveProperty('outcome', 'confirmed');
  });

  test('is unknown while its look-up is not answered', async () => {
    const shown = await shownIn('ordinary');
    const reference = await held(shown);
    tested.server.next('POST /bookings', 'callLost');
    await confirm(reference, shown);
    tested.server.next('GET /bookings', 'answerLost');
    expect(await confirm(reference, shown, { now: later() })).toEqual({ outcome: 'unknown' });
  });

  test('is unknown when the room is refused without a known reason, and kept once that is settled', async () => {
    const shown = await shownIn('unclearAtBooking');
    const reference = await held(shown);
    expect(await confirm(reference, shown)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference, { now: later() })).toMatchObject({ booking: { status: 'held' } });
  });

  test('costs more when it is made', async () => {
    const shown = await shownIn('dearerAtBooking');
    const reference = await held(shown);
    const price = { ...shown.price, amount: shown.price.amount + 1000 };
    expect(await confirm(reference, shown)).toEqual({ outcome: 'dearer', price });
    expect(await lookUp(reference)).toMatchObject({ booking: { status: 'held' } });
  });

  test.each([
    [500, 'PRODUCT_ERROR', 'Allotment exceeded', { outcome: 'soldOut' }],
    [400, 'INVALID_DATA', 'A name is wrong', refused],
    [403, '', 'Developer Over Rate', { outcome: 'unknown' }],
  ])('that is refused with %i %s "%s" can be made again', async (status, code, message, expected) => {
    const shown = await shownIn('ordinary');
    const reference = await held(shown);
    tested.server.next('POST /bookings', { status, body: JSON.stringify({ error: { code, message } }) });
    expect(await confirm(reference, shown)).toEqual(expected);
    expect(await confirm(reference, shown)).toHaveProperty('outcome', 'confirmed');
  });

  test('with a status that is not known is unknown', async () => {
    const shown = await shownIn('ordinary');
    const reference = await held(shown);
    await confirm(reference, shown);
    const [booking] = tested.server.list.bookings.slice(-1);
    const body = {
      booking: { reference: booking?.id, status: 'ON_REQUEST', currency: 'EUR', totalNet: 1, hotel: {} },
    };
    tested.server.next('GET /bookings/:id', { status: 200, body: JSON.stringify(body) });
    expect(await lookUp(reference)).toEqual({ outcome: 'unknown' });
  });
});

describe('a cancellation', () => {
  async function sold(situation: Situation, place = 1) {
    const shown = await shownIn(situation, place);
    const reference = await held(shown);
    expect(await confirm(reference, shown)).toHaveProperty('outcome', 'confirmed');
    return { reference, shown };
  }
  const cancel = (reference: string, penaltyCap: OfferWithPrice['price'] | null = null, call: More = {}) =>
    tested.supplier.cancel(cancellationOf(reference, penaltyCap), tested.newCall(call));
  const quote = (reference: string) => tested.supplier.quoteCancellation(reference, tested.newCall());

  test('gives back what was quoted, once', async () => {
    const { reference, shown } = await sold('ordinary');
    const costs = { refund: shown.price, penalty: { ...shown.price, amount: 0 } };
    expect(await quote(reference)).toMatchObject({ outcome: 'quoted', ...costs });
    expect(await lookUp(reference)).toMatchObject({ booking: { status: 'confirmed' } });
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
    const { reference, shown } = await sold('ordinary', 0);
    const less = { ...shown.price, amount: shown.price.amount - 1 };
    expect(await cancel(reference)).toMatchObject({ outcome: 'dearer', penalty: shown.price });
    expect(await cancel(reference, less)).toHaveProperty('outcome', 'dearer');
    expect(await lookUp(reference)).toMatchObject({ booking: { status: 'confirmed' } });
    const outcome = await cancel(reference, shown.price);
    expect(outcome).toMatchObject({ outcome: 'cancelled', penalty: shown.price, refund: { amount: 0 } });
  });

  test('may have happened although no answer came', async () => {
    const { reference } = await sold('ordinary');
    tested.server.next('DELETE /bookings/:id CANCELLATION', 'answerLost');
    expect(await cancel(reference)).toEqual({ outcome: 'unknown' });
    expect(await lookUp(reference)).toMatchObject({ booking: { status: 'cancelled' } });
  });

  test('is refused where the hotel allows none, and unknown without an answer', async () => {
    const strict = await sold('notCancellable');
    const impossible = { outcome: 'declined', reason: 'notCancellable' };
    expect(await quote(strict.reference)).toEqual(impossible);
    expect(await cancel(strict.reference)).toEqual(impossible);
    const { reference } = await sold('ordinary');
    tested.server.next('DELETE /bookings/:id SIMULATION', 'half');
    expect(await quote(reference)).toEqual({ outcome: 'unknown' });
  });

  test('of what is not booked costs nothing', async () => {
    const shown = await shownIn('ordinary');
    const reference = await held(shown);
    const nothing = { ...shown.price, amount: 0 };
    expect(await cancel(reference)).toEqual({ outcome: 'cancelled', refund: nothing, penalty: nothing });
    expect(await tested.supplier.hold(orderOf(shown), tested.newCall({ reference }))).toEqual({
      outcome: 'declined',
      reason: 'alreadyCancelled',
    });
  });

  test('is possible where a change is not yet', async () => {
    const { reference, shown } = await sold('ordinary');
    const impossible = { outcome: 'declined', reason: 'notChangeable' };
    expect(await tested.supplier.quoteChange(reference, shown, tested.newCall())).toEqual(impossible);
    expect(await tested.supplier.change(reference, changeTo(shown), tested.newCall())).toEqual(impossible);
    const found = tested.supplier.search(tested.query, tested.newCall({ reference, changes: shown.key }));
    expect(foundIn(await gather(found))).toEqual([]);
  });
});
