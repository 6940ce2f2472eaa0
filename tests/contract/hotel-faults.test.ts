import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { dayAhead } from './support/flights.ts';
import { orderStay } from './support/order-stay.ts';
import { bookingsAtDesk, createdTrip, getTrip, HOTELS, kindsOf } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

/** What happens to a call: its answer comes after the timeout, or it is made twice. */
const FAULTS = ['late', 'twice'] as const;
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

async function bookedAtDesk(): Promise<number> {
  const rows = opened.db
    .selectFrom('embedded_bookings')
    .select('reference')
    .where('company_id', '=', companyId);
  return (await rows.where('status', '=', 'confirmed').execute()).length;
}

test('a price that is requested twice: it is booked once', async () => {
  hotels.next('price', 'twice');
  expect(await settled(createdTrip(await order()))).toMatchObject({ status: 'complete', part: 'confirmed' });
  expect(await bookedAtDesk()).toBe(1);
});

test.each(FAULTS)('a hold that is %s: it is booked once', async (fault) => {
  hotels.next('hold', fault);
  const trip = createdTrip(await order());
  expect(await settled(trip)).toMatchObject({ status: 'complete', part: 'confirmed' });
  expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'confirmed' }]);
  expect(await bookedAtDesk()).toBe(1);
});

test.each(FAULTS)('a booking that is %s: it is booked once', async (fault) => {
  const trip = createdTrip(await order());
  hotels.next('confirm', fault);
  expect(await settled(trip)).toMatchObject({ status: 'complete', part: 'confirmed' });
  expect(await bookedAtDesk()).toBe(1);
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

  test.each(FAULTS)('that is %s: it is cancelled once', async (fault) => {
    hotels.next('cancel', fault);
    expect(await cancel()).toMatchObject({ status: 200 });
    expect(await settled(trip)).toMatchObject({ status: 'cancelled', part: 'cancelled' });
    expect(await bookedAtDesk()).toBe(0);
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
    const stay = { checkIn: dayAhead(20), checkOut: dayAhead(21) };
    const other = createdTrip(await orderStay(opened, me, HOTELS.falling, { stay }));
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
