import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { insertBookedTrip, NEVER_REFUNDED, REFUNDABLE } from './support/booked-stays.ts';
import { type Canceller, cancellerOf, NOTHING, statusesOf, workAllOff } from './support/cancellations.ts';
import { approve, decidedTrip, reject, sendBack } from './support/decision-calls.ts';
import { mailsTo } from './support/mails.ts';
import { getTrip } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const FEE = { amount: 12_00, currency: 'CHF' };
const DEARER = { outcome: 'dearer', price: { amount: 999_00, currency: 'CHF' } } as const;

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let me: Member;
let approver: Member;
let canceller: Canceller;
let references: string[];

beforeEach(async () => {
  opened.discardJobs();
  suppliers.forgetFaults();
  const companyId = await insertCompany(opened.db, { name: randomUUID() });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
  approver = await insertMember(opened.db, { companyId, role: 'company-admin' });
  canceller = cancellerOf(opened, me);
});

/** A trip that waits again because its second stay became dearer, while the booking of the first has no answer. */
async function waitingWithoutAnswer(fault: 'callLost' | 'answerLost', rate = REFUNDABLE): Promise<Trip> {
  const { tripId, stays } = await insertBookedTrip(opened.deps, me, {
    status: 'waiting_level_1_approval',
    parts: ['held', 'held'],
    rates: [rate, rate],
  });
  references = stays.map(({ reference }) => reference);
  await opened.db
    .updateTable('trips')
    .set({ booking_info: sql`booking_info || ${JSON.stringify({ bookingFee: FEE })}::jsonb` })
    .where('id', '=', tripId)
    .execute();
  decidedTrip(await approve(opened, approver, await getTrip(opened, me, tripId)));
  suppliers.next('confirm', fault, DEARER);
  await opened.workOff();
  const trip = await getTrip(opened, me, tripId);
  expect(statusesOf(trip)).toEqual(['waiting_level_1_approval', 'unknown', 'held']);
  return trip;
}

const atDesk = () => Promise.all(references.map((reference) => canceller.atDesk(reference)));

const lastMail = async () => (await mailsTo(opened, me.email)).at(-1);

describe('after a refusal, a booking without an answer', () => {
  test.each([
    ['refused', reject, 'callLost'],
    ['refused', reject, 'answerLost'],
    ['sent back', sendBack, 'callLost'],
  ] as const)('is given up when the trip is %s', async (_, refuse, fault) => {
    const trip = await waitingWithoutAnswer(fault);
    decidedTrip(await refuse(opened, approver, trip));
    expect((await lastMail())?.text).toContain('its supplier has not answered yet');
    await workAllOff(opened);
    const after = await getTrip(opened, me, trip._id);
    expect(statusesOf(after)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await atDesk()).toEqual(['cancelled', 'cancelled']);
    expect(suppliers.takeAsked().filter((name) => name === 'confirm')).toHaveLength(2);
    expect(after.total).toEqual({ asked: NOTHING });
    expect(after.bookingInfo).not.toHaveProperty('bookingFee');
  });

  test('is given up when the approval comes too late', async () => {
    const trip = await waitingWithoutAnswer('callLost');
    await canceller.moveClockBehind(trip.approval?.until, 1);
    await repairTrips(opened.deps);
    await workAllOff(opened);
    expect((await getTrip(opened, me, trip._id)).parts[0]?.status).not.toBe('confirmed');
    expect(await atDesk()).not.toContain('confirmed');
  });

  test('stays if its cancellation costs something, and its people read so', async () => {
    const trip = await waitingWithoutAnswer('answerLost', NEVER_REFUNDED);
    decidedTrip(await reject(opened, approver, trip));
    await workAllOff(opened);
    expect(statusesOf(await getTrip(opened, me, trip._id))).toEqual(['complete', 'confirmed', 'cancelled']);
    const mail = await lastMail();
    expect(mail?.subject).toContain('Still booked');
    expect(mail?.text).toContain('was booked although it was not approved');
  });

  test('is still booked when the trip is approved', async () => {
    const trip = await waitingWithoutAnswer('callLost');
    decidedTrip(await approve(opened, approver, trip));
    await workAllOff(opened);
    expect(statusesOf(await getTrip(opened, me, trip._id))).toEqual(['complete', 'confirmed', 'confirmed']);
  });
});

test('a booking that is about to begin does not begin after a refusal', async () => {
  const { tripId, stays } = await insertBookedTrip(opened.deps, me, {
    status: 'waiting_level_1_approval',
    parts: ['held', 'held'],
  });
  references = stays.map(({ reference }) => reference);
  decidedTrip(await approve(opened, approver, await getTrip(opened, me, tripId)));
  const [first, second] = opened.takeJobs();
  suppliers.next('confirm', DEARER);
  await second?.work();
  decidedTrip(await reject(opened, approver, await getTrip(opened, me, tripId)));
  await first?.work();
  await workAllOff(opened);
  expect(statusesOf(await getTrip(opened, me, tripId))).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await atDesk()).toEqual(['cancelled', 'cancelled']);
});
