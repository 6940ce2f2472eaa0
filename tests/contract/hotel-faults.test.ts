import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { orderStay } from './support/order-stay.ts';
import { bookingsAtDesk, createdTrip, getTrip, HOTELS, kindsOf } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

/** What may happen to a call, in the terms of the supplier port: every unclear result is `unknown`. */
const SILENT = {
  'exceeds the timeout': 'late',
  'is reset before it arrives': 'callLost',
  'is reset before the answer': 'answerLost',
  'gets half an answer': 'answerLost',
  'gets a server error': 'callLost',
} as const;
type Silence = keyof typeof SILENT;
const silences = Object.entries(SILENT) as [Silence, (typeof SILENT)[Silence]][];

const DECLINED = { outcome: 'declined', reason: 'refused' } as const;
const EXPIRED = { outcome: 'expired' } as const;
const DEARER = { outcome: 'priceChanged', price: { amount: 9_999_00, currency: 'CHF' } } as const;
const DAY_MINUTES = 24 * 60;

const hotels = new FaultySuppliers();
const opened = sharedApp({ between: hotels.between });
let companyId: string;
let me: Member;

beforeEach(async ({ task }) => {
  companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
});
afterEach(async () => {
  await opened.workOff(5);
  await expectNothingLeft();
  hotels.forgetFaults();
});

/** After any fault, everything sold by the supplier is a booked part, and a day later nothing is held. */
async function expectNothingLeft(): Promise<void> {
  await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes: DAY_MINUTES });
  const rows = await opened.db
    .selectFrom('embedded_bookings as b')
    .leftJoin('trip_parts as p', 'p.reference', 'b.reference')
    .select(['b.status as atDesk', 'b.held_until as heldUntil', 'p.status'])
    .where('b.company_id', '=', companyId)
    .where('b.status', '!=', 'cancelled')
    .execute();
  const now = opened.clock.now();
  const lasting = rows.filter(({ heldUntil }) => heldUntil === null || heldUntil > now);
  for (const { atDesk, status } of lasting)
    expect({ atDesk, status }).toEqual({ atDesk: 'confirmed', status: 'confirmed' });
  const booked = await partsWith('confirmed');
  expect(lasting).toHaveLength(booked);
}

async function partsWith(status: 'confirmed'): Promise<number> {
  const parts = opened.db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select('p.id');
  return (await parts.where('t.company_id', '=', companyId).where('p.status', '=', status).execute()).length;
}

const order = () => orderStay(opened, me, HOTELS.falling);

async function settled({ _id }: Trip): Promise<{ status: string; part: string; kinds: string[] }> {
  await opened.workOff(9);
  const trip = await getTrip(opened, me, _id);
  return { status: trip.status, part: trip.parts[0]?.status ?? '', kinds: kindsOf(trip) };
}

async function expectNotOrdered(answer: Answer, status: number, code: string): Promise<void> {
  expect(refusal(answer)).toEqual({ status, code });
  await opened.workOff(5);
  expect(await bookedAtDesk()).toBe(0);
}

async function bookedAtDesk(): Promise<number> {
  const rows = opened.db
    .selectFrom('embedded_bookings')
    .select('reference')
    .where('company_id', '=', companyId);
  return (await rows.where('status', '=', 'confirmed').execute()).length;
}

describe('a price', () => {
  test.each(silences)('that %s: nothing is booked, and the order can be sent again', async (_, fault) => {
    hotels.next('price', fault);
    await expectNotOrdered(await order(), 503, 'unavailable');
    expect(await settled(createdTrip(await order()))).toMatchObject({
      status: 'complete',
      part: 'confirmed',
    });
  });

  test('that is requested twice: it is booked once', async () => {
    hotels.next('price', 'twice');
    expect(await settled(createdTrip(await order()))).toMatchObject({
      status: 'complete',
      part: 'confirmed',
    });
    expect(await bookedAtDesk()).toBe(1);
  });

  test.each([
    ['is refused', DECLINED, 409, 'booking_declined'],
    ['has expired', EXPIRED, 410, 'offer_expired'],
  ] as const)('that %s: nothing is booked', async (_, outcome, status, code) => {
    hotels.next('price', outcome);
    await expectNotOrdered(await order(), status, code);
  });

  test('that has changed: nothing is booked', async () => {
    await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, priceChangePercent: 30 });
    await expectNotOrdered(await order(), 409, 'price_changed');
  });
});

describe('a hold', () => {
  test.each([...silences, ['is asked for twice', 'twice'] as const])(
    'that %s: it is booked once',
    async (_, fault) => {
      hotels.next('hold', fault);
      const trip = createdTrip(await order());
      expect(await settled(trip)).toMatchObject({ status: 'complete', part: 'confirmed' });
      expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'confirmed' }]);
      expect(await bookedAtDesk()).toBe(1);
    },
  );

  test.each([
    ['is refused', DECLINED, 409, 'booking_declined'],
    ['has expired', EXPIRED, 410, 'offer_expired'],
    ['has become dearer', DEARER, 409, 'price_changed'],
  ] as const)('that %s: nothing is booked', async (_, outcome, status, code) => {
    hotels.next('hold', outcome);
    await expectNotOrdered(await order(), status, code);
  });
});

describe('a booking', () => {
  test.each(silences)('that %s: it is unknown, looked up, and booked once', async (_, fault) => {
    const trip = createdTrip(await order());
    hotels.next('confirm', fault);
    const { kinds, ...end } = await settled(trip);
    expect(end).toEqual({ status: 'complete', part: 'confirmed' });
    expect(kinds).toEqual(expect.arrayContaining(['answerLost', 'found', 'completed']));
    expect(await bookedAtDesk()).toBe(1);
  });

  test('that is made twice: it is booked once', async () => {
    const trip = createdTrip(await order());
    hotels.next('confirm', 'twice');
    expect(await settled(trip)).toMatchObject({ status: 'complete', part: 'confirmed' });
    expect(await bookedAtDesk()).toBe(1);
  });

  test.each([
    ['is refused', DECLINED],
    ['has expired', EXPIRED],
    ['has become dearer', DEARER],
  ] as const)('that %s: nothing is booked', async (_, outcome) => {
    const trip = createdTrip(await order());
    hotels.next('confirm', outcome);
    expect(await settled(trip)).toMatchObject({ status: 'cancelled', part: 'failed' });
    expect(await bookedAtDesk()).toBe(0);
  });
});

describe('a cancellation', () => {
  let trip: Trip;

  beforeEach(async () => {
    trip = createdTrip(await order());
    await settled(trip);
  });

  const cancel = async (more: object = {}, { _id } = trip): Promise<Answer> => {
    const { token } = await openSession(opened.deps, me);
    const body = { reason: 'Ill', ...more };
    return await call(opened.app, { method: 'POST', url: `/api/trips/${_id}/cancel`, token, body });
  };

  test.each(silences)('that %s: it is unknown, looked up, and cancelled', async (_, fault) => {
    hotels.next('cancel', fault);
    expect(await cancel()).toMatchObject({ status: 200 });
    const { kinds, ...end } = await settled(trip);
    expect(end).toEqual({ status: 'cancelled', part: 'cancelled' });
    expect(kinds).toEqual(expect.arrayContaining(['answerLost', 'found', 'cancelled']));
    expect(await bookedAtDesk()).toBe(0);
  });

  test('that is made twice: it is cancelled once', async () => {
    hotels.next('cancel', 'twice');
    await cancel();
    expect(await settled(trip)).toMatchObject({ status: 'cancelled', part: 'cancelled' });
    expect(await bookedAtDesk()).toBe(0);
  });

  test('that is refused: it is booked as before', async () => {
    hotels.next('cancel', DECLINED);
    await cancel();
    expect(await settled(trip)).toMatchObject({ status: 'complete', part: 'confirmed' });
    expect(await bookedAtDesk()).toBe(1);
  });

  test('that has become more expensive: it is booked as before, until the price is accepted', async () => {
    const beginning = new Date(`${trip.startsOn}T22:00:00Z`).getTime() - opened.clock.now().getTime();
    const clockOffsetMinutes = Math.floor(beginning / 60_000);
    await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes });
    expect(refusal(await cancel({ highestPenalty: [] }))).toEqual({ status: 409, code: 'penalty_changed' });
    expect(await settled(trip)).toMatchObject({ status: 'complete', part: 'confirmed' });
    expect(await bookedAtDesk()).toBe(1);
    await cancel();
    expect(await settled(trip)).toMatchObject({ status: 'cancelled', part: 'cancelled' });
  });

  test('of what has expired: it is over', async () => {
    const other = createdTrip(await order());
    await opened.db
      .updateTable('embedded_bookings')
      .set({ held_until: opened.clock.now() })
      .where('company_id', '=', companyId)
      .where('status', '=', 'held')
      .execute();
    expect(await settled(other)).toMatchObject({ status: 'cancelled', part: 'failed' });
    await cancel({}, other);
    expect(await settled(other)).toMatchObject({ status: 'cancelled', part: 'failed' });
  });
});
