import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { insertTravelerWithApprovers, type TravelerWithApprovers } from './support/approvals.ts';
import { mailsTo } from './support/mails.ts';
import { orderStay } from './support/order-stay.ts';
import { bookingsAtDesk, createdTrip, getTrip, HOTELS, kindsOf } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const HOUR = 60 * 60_000;

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let companyId: string;

beforeEach(async ({ task }) => {
  companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  // Jobs left by earlier tests are dropped, as when a process ends; their trips would be repaired as well.
  opened.discardJobs();
  await opened.db.deleteFrom('trips').execute();
});

async function order(as: Member, propertyId: string, levels: (1 | 2)[] = []) {
  return createdTrip(await orderStay(opened, as, propertyId, { levels }));
}

const read = (as: Member, { _id }: Trip) => getTrip(opened, as, _id);

async function repair() {
  await repairTrips(opened.deps);
  await opened.workOff(5);
}

describe('when the jobs are lost', () => {
  test('parts that are due are booked', async () => {
    const me = await insertMember(opened.db, { companyId, role: 'traveler' });
    const trip = await order(me, HOTELS.falling);
    opened.discardJobs();
    await repair();
    await repair();
    const after = await read(me, trip);
    expect(kindsOf(after)).toEqual(['requested', 'confirming', 'confirmed', 'completed']);
    expect(await mailsTo(opened, me.email)).toHaveLength(1);
  });

  test('the outcome of a lost answer is looked up', async () => {
    const me = await insertMember(opened.db, { companyId, role: 'traveler' });
    const trip = await order(me, HOTELS.lostLetter);
    await opened.workOff();
    opened.discardJobs();
    await repair();
    expect(await read(me, trip)).toMatchObject({ status: 'complete' });
  });

  test('holds without a trip are released', async () => {
    const me = await insertMember(opened.db, { companyId, role: 'traveler' });
    const trip = await order(me, HOTELS.closedDesk);
    await opened.workOff();
    opened.discardJobs();
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'held' }]);
    await repair();
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'cancelled' }]);
    suppliers.takeAsked();
    await repair();
    expect(suppliers.takeAsked()).toEqual([]);
  });

  test('released holds are detected, even though the supplier never confirms the release', async () => {
    const me = await insertMember(opened.db, { companyId, role: 'traveler' });
    const trip = await order(me, HOTELS.closedDesk);
    await opened.workOff();
    await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, lostAnswers: true });
    await opened.workOff();
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'cancelled' }]);
    suppliers.takeAsked();
    await repair();
    expect(suppliers.takeAsked()).toEqual([]);
  });

  test('the release of a hold is repeated until the supplier has it back', async () => {
    const me = await insertMember(opened.db, { companyId, role: 'traveler' });
    const trip = await order(me, HOTELS.closedDesk);
    await opened.workOff();
    for (const lost of ['cancel', 'lookUp'] as const) {
      suppliers.next('cancel', 'callLost');
      if (lost === 'lookUp') suppliers.next('lookUp', 'callLost');
      await repairTrips(opened.deps);
      await expect(opened.workOff()).rejects.toThrow('was given back');
      opened.discardJobs();
    }
    await repair();
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('a trip that no one approves', () => {
  let people: TravelerWithApprovers;
  let trip: Trip;

  beforeEach(async () => {
    const always = { level1Threshold: { amount: 1, currency: 'CHF' } };
    people = await insertTravelerWithApprovers(opened.db, companyId, always);
    trip = await order(people.traveler, HOTELS.falling, [1]);
  });

  const practise = (clockOffsetMinutes: number, silentApprovers = false) =>
    saveSwitches(opened.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes, silentApprovers });
  const mailKinds = async ({ email }: Member) => (await mailsTo(opened, email)).map(({ kind }) => kind);

  test('leads to one reminder, in the last quarter of the time', async () => {
    opened.clock.advance(17 * HOUR);
    await repair();
    expect(await mailKinds(people.first)).toEqual(['approval_requested']);
    opened.clock.advance(1.1 * HOUR);
    await repair();
    await repair();
    expect(await mailKinds(people.first)).toEqual(['approval_requested', 'approval_reminder']);
    expect(await read(people.traveler, trip)).toMatchObject({
      status: 'waiting_level_1_approval',
      events: [{ kind: 'requested' }, { kind: 'reminded' }],
    });
  });

  test('expires when its time is over, and gives back what is held', async () => {
    opened.clock.advance(24 * HOUR - 1);
    await repair();
    expect(await read(people.traveler, trip)).toMatchObject({ status: 'waiting_level_1_approval' });
    opened.clock.advance(1);
    await repair();
    const after = await read(people.traveler, trip);
    expect(after).toMatchObject({ status: 'rejected', end: 'expired', parts: [{ status: 'cancelled' }] });
    expect(after).not.toHaveProperty('approval');
    expect(kindsOf(after)).toEqual([
      ...['requested', 'reminded', 'expired', 'cancellationRequested', 'partCancelled'],
    ]);
    expect(await mailKinds(people.traveler)).toEqual(['trip_waiting', 'trip_reminder', 'trip_expired']);
    const [booking] = await bookingsAtDesk(opened, trip);
    expect(booking?.status).not.toBe('confirmed');
  });

  test('expires by the clock of its company', async () => {
    const elsewhere = await insertCompany(opened.db, { name: 'Elsewhere' });
    await saveSwitches(opened.db, elsewhere, { ...NO_SWITCHES, clockOffsetMinutes: 25 * 60 });
    await repair();
    expect(await read(people.traveler, trip)).toMatchObject({ status: 'waiting_level_1_approval' });
    await practise(25 * 60);
    await repair();
    expect(await read(people.traveler, trip)).toMatchObject({ status: 'rejected', end: 'expired' });
  });

  test('causes no mail to silent approvers', async () => {
    await practise(0, true);
    const silent = await order(people.traveler, HOTELS.lostLetter, [1]);
    await practise(19 * 60, true);
    await repair();
    expect(await mailKinds(people.first)).toEqual(['approval_requested']);
    expect(await read(people.traveler, silent)).toMatchObject({ status: 'waiting_level_1_approval' });
  });

  test('whose hold could not be released is processed again', async () => {
    suppliers.next('cancel', 'callLost', 'callLost');
    suppliers.next('lookUp', 'callLost');
    opened.clock.advance(24 * HOUR);
    await repairTrips(opened.deps);
    await opened.workOff();
    expect(await read(people.traveler, trip)).toMatchObject({ parts: [{ status: 'unknown' }] });
    opened.discardJobs();
    await repair();
    const after = await read(people.traveler, trip);
    expect(['cancelled', 'failed']).toContain(after.parts[0]?.status);
  });
});

test('holds of a trip that does not take place are released, regardless of how it ended', async () => {
  const me = await insertMember(opened.db, { companyId, role: 'traveler' });
  const trip = await order(me, HOTELS.falling);
  await opened.db.updateTable('trip_parts').set({ status: 'held' }).where('trip_id', '=', trip._id).execute();
  await setColumns(opened.db, 'trips', trip._id, { status: 'rejected', ended_by: 'refused' });
  opened.discardJobs();
  await repair();
  expect(await read(me, trip)).toMatchObject({ status: 'rejected', parts: [{ status: 'cancelled' }] });
  expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'cancelled' }]);
});
