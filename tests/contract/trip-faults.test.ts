import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { call, refusal } from './support/call.ts';
import { dayAhead } from './support/flights.ts';
import { bookingsOn } from './support/kills/bookings-on.ts';
import { bookingsAtDesk, createdTrip, getTrip, kindsOf, orderBody, sendOrder } from './support/orders.ts';
import { cheapestOffer, offersRequest, workingDay } from './support/practice-offers.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const NO_MONEY = { amount: 0, currency: 'CHF' };
const DEARER = { amount: 9_999_00, currency: 'CHF' };

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let me: Member;
/** Each test has a day of its own. */
let day = dayAhead(1);

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
});
beforeEach(() => {
  nextDay();
});
afterEach(() => opened.workOff(9));

function nextDay(): void {
  day = workingDay(dayAfter(day, 2));
}

async function dayBody() {
  const { token } = await openSession(opened.deps, me);
  const { path: url, body } = offersRequest({ kind: 'hotel', fate: 'good', traveler: me.companyUserId, day });
  const found = await call(opened.app, { method: 'POST', url, body, token });
  const offer = cheapestOffer('hotel', found.body) ?? expect.fail(`Nothing is to be had on ${day}`);
  return orderBody(me, '', { parts: [{ kind: 'hotel', offer }] });
}

async function order(key?: string) {
  const body = await dayBody();
  suppliers.takeAsked();
  return await sendOrder(opened, me, body, key);
}

async function deskCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const status of await bookingsOn(opened.db, day)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const read = ({ _id }: Trip) => getTrip(opened, me, _id);

describe('when the supplier is asked to hold', () => {
  test('and the call is lost, it is asked once more', async () => {
    suppliers.next('hold', 'callLost');
    createdTrip(await order());
    expect(suppliers.takeAsked()).toEqual(['price', 'hold', 'lookUp', 'hold']);
    expect(await deskCounts()).toEqual({ held: 1 });
  });

  test('and the answer is lost, what it did is found', async () => {
    suppliers.next('hold', 'answerLost');
    createdTrip(await order());
    expect(suppliers.takeAsked()).toEqual(['price', 'hold', 'lookUp']);
    expect(await deskCounts()).toEqual({ held: 1 });
  });

  test.each([
    ['hold', ['answerLost'], ['callLost']],
    ['hold', ['callLost', 'answerLost'], []],
    ['hold', ['callLost', 'callLost'], []],
  ] as const)(
    'and %s loses %j, looking up %j: nothing is bought, and held no longer than needed',
    async (_, holds, lookUps) => {
      suppliers.next('hold', ...holds);
      suppliers.next('lookUp', ...lookUps);
      const answer = await order();
      expect(refusal(answer)).toEqual({ status: 503, code: 'unavailable' });
      await opened.workOff(3);
      expect((await deskCounts()).held).toBeUndefined();
      expect((await deskCounts()).confirmed).toBeUndefined();
    },
  );

  test('a person who repeats the order after a lost answer gets the same hold', async () => {
    const body = await dayBody();
    const key = 'sent-again-after-a-fault';
    suppliers.next('hold', 'answerLost');
    suppliers.next('lookUp', 'callLost');
    expect(refusal(await sendOrder(opened, me, body, key))).toEqual({ status: 503, code: 'unavailable' });
    expect(await deskCounts()).toEqual({ held: 1 });
    const trip = createdTrip(await sendOrder(opened, me, body, key));
    await opened.workOff(9);
    expect(await read(trip)).toMatchObject({ status: 'complete' });
    expect(await deskCounts()).toEqual({ confirmed: 1 });
  });

  test.each([
    [
      { outcome: 'declined', reason: 'refused' },
      { status: 409, code: 'booking_declined' },
    ],
    [
      { outcome: 'dearer', price: DEARER },
      { status: 409, code: 'price_changed' },
    ],
    [{ outcome: 'soldOut' }, { status: 409, code: 'offer_sold_out' }],
    [{ outcome: 'expired' }, { status: 410, code: 'offer_expired' }],
  ] as const)('and answers %o, the order is refused', async (outcome, expected) => {
    suppliers.next('hold', outcome);
    expect(refusal(await order())).toEqual(expected);
  });

  test('and does so for one part only, that one is given back', async () => {
    const first = await dayBody();
    const firstDay = day;
    nextDay();
    const other = await dayBody();
    suppliers.next('hold', { outcome: 'soldOut' });
    const answer = await sendOrder(opened, me, {
      ...first,
      parts: [...first.parts, ...other.parts],
    });
    expect(refusal(answer)).toEqual({ status: 409, code: 'offer_sold_out' });
    await opened.workOff();
    expect([...(await bookingsOn(opened.db, firstDay)), ...(await bookingsOn(opened.db, day))]).toEqual([
      'cancelled',
    ]);
  });

  test.each([
    [{ outcome: 'unknown' }, { status: 503, code: 'unavailable' }],
    [
      { outcome: 'declined', reason: 'refused' },
      { status: 409, code: 'booking_declined' },
    ],
  ] as const)('and has priced it as %o before, nothing is held', async (outcome, expected) => {
    suppliers.next('price', outcome);
    expect(refusal(await order())).toEqual(expected);
    expect(suppliers.takeAsked()).toEqual(['price']);
  });
});

describe('when the supplier is asked to book', () => {
  test.each([['callLost'], ['answerLost']] as const)('and the %s, it is booked once', async (fault) => {
    const trip = createdTrip(await order());
    suppliers.next('confirm', fault);
    suppliers.next('lookUp', 'callLost', 'callLost');
    await opened.workOff(9);
    expect(await read(trip)).toMatchObject({ status: 'complete', parts: [{ status: 'confirmed' }] });
    expect(await deskCounts()).toEqual({ confirmed: 1 });
    const asked = suppliers.takeAsked().slice(2);
    const lookedUp = ['confirm', 'lookUp', 'lookUp', 'lookUp'];
    expect(asked).toEqual(fault === 'callLost' ? [...lookedUp, 'confirm'] : lookedUp);
  });

  test.each([
    [{ outcome: 'soldOut' }, 'soldOut'],
    [{ outcome: 'expired' }, 'expired'],
    [{ outcome: 'dearer', price: DEARER }, 'priceChanged'],
    [{ outcome: 'declined', reason: 'refused' }, 'declined'],
    [{ outcome: 'declined', reason: 'noSuchBooking' }, 'notFound'],
  ] as const)('and answers %o, the part failed', async (outcome, failure) => {
    const trip = createdTrip(await order());
    suppliers.next('confirm', outcome);
    await opened.workOff(5);
    expect(await read(trip)).toMatchObject({
      status: 'cancelled',
      end: 'failed',
      parts: [{ status: 'failed', failure }],
    });
    expect((await deskCounts()).confirmed).toBeUndefined();
  });

  test('and has no booking afterwards, the part failed', async () => {
    const trip = createdTrip(await order());
    suppliers.next('confirm', 'callLost');
    suppliers.next('lookUp', { outcome: 'notFound' });
    await opened.workOff(5);
    const after = await read(trip);
    expect(after).toMatchObject({ end: 'failed', parts: [{ status: 'failed', failure: 'notFound' }] });
    expect(kindsOf(after)).toEqual(['requested', 'confirming', 'answerLost', 'failed', 'failed']);
  });

  test.each([
    ['expired', { status: 'failed', failure: 'expired' }],
    ['cancelled', { status: 'cancelled' }],
  ] as const)('and has it as %s afterwards, the part is over', async (status, part) => {
    const trip = createdTrip(await order());
    const [held] = await bookingsAtDesk(opened, trip);
    suppliers.next('confirm', 'callLost');
    const booking = {
      reference: held?.reference ?? '',
      locator: 'X',
      key: 'X',
      price: NO_MONEY,
      heldUntil: null,
      freeUntil: null,
      tickets: [],
    };
    const charges = { cancellation: null, changes: [] };
    suppliers.next('lookUp', { outcome: 'found', booking: { ...booking, status }, charges });
    await opened.workOff(2);
    expect(await read(trip)).toMatchObject({ status: 'cancelled', parts: [part] });
  });

  test('twice for one part, it is booked once and reported once', async () => {
    const trip = createdTrip(await order());
    const partId = trip.parts[0]?._id ?? '';
    await opened.deps.jobs.enqueue(opened.db, 'part.confirm', { partId });
    await opened.workOff();
    expect(suppliers.takeAsked().filter((name) => name === 'confirm')).toHaveLength(1);
    expect(kindsOf(await read(trip))).toEqual(['requested', 'confirming', 'confirmed', 'completed']);
  });
});
