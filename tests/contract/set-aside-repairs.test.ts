import { beforeEach, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { JOB_HANDLERS } from '#server/jobs/job-handlers.ts';
import type { JobName, JobPayloads } from '#server/jobs/jobs.ts';
import { insertTravelerWithApprovers, type TravelerWithApprovers } from './support/approvals.ts';
import { ALWAYS_ASKS, nameDelegate } from './support/approver-records.ts';
import { dayAhead } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { orderStay } from './support/order-stay.ts';
import { createdTrip, getTrip, HOTELS } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const HOUR = 60 * 60_000;

const opened = sharedApp();
let people: TravelerWithApprovers;
let broken: Trip;

/** Runs the repair of one minute as the queue does it: each job on its own. */
async function repairAsQueue(): Promise<JobName[]> {
  const queued: (() => Promise<void>)[] = [];
  const failed: JobName[] = [];
  await repairTrips({
    ...opened.deps,
    jobs: {
      async enqueue<Name extends JobName>(_: unknown, name: Name, payload: JobPayloads[Name]) {
        queued.push(async () => {
          await JOB_HANDLERS[name].work(opened.deps, payload).catch(() => void failed.push(name));
        });
      },
    },
  });
  for (const work of queued) await work();
  return failed;
}

async function order(as: Member, propertyId: string): Promise<Trip> {
  return createdTrip(await orderStay(opened, as, propertyId, { levels: [1] }));
}

const setAside = () =>
  opened.db.selectFrom('failed_repairs').select(['work', 'subject_id', 'attempts', 'failure']).execute();

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Unreadable' });
  people = await insertTravelerWithApprovers(opened.db, companyId, ALWAYS_ASKS[1]);
  broken = await order(people.traveler, HOTELS.falling);
});

test('an unreadable trip stops no other one and no delegation, and is set aside until it is mended', async () => {
  const companyId = await insertCompany(opened.db, { name: 'Elsewhere' });
  const others = await insertTravelerWithApprovers(opened.db, companyId, ALWAYS_ASKS[1]);
  const readable = [
    await order(people.traveler, HOTELS.lostLetter),
    await order(others.traveler, HOTELS.closedDesk),
  ];
  await nameDelegate(opened, others.first, others.second, { from: dayAhead(0), until: dayAhead(0) });
  const { booking_info } = await opened.db
    .selectFrom('trips')
    .select('booking_info')
    .where('id', '=', broken._id)
    .executeTakeFirstOrThrow();
  await setColumns(opened.db, 'trips', broken._id, { booking_info: 'null' });
  opened.clock.advance(25 * HOUR);

  expect(await repairAsQueue()).toContain('trip.repair');
  const [mine, theirs] = [
    await getTrip(opened, people.traveler, readable[0]?._id ?? ''),
    await getTrip(opened, others.traveler, readable[1]?._id ?? ''),
  ];
  expect([mine, theirs]).toMatchObject([{ end: 'expired' }, { end: 'expired' }]);
  expect(await mailsTo(opened, others.traveler.email)).toMatchObject([{}, { kind: 'trip_expired' }]);
  const delegating = opened.db.selectFrom('company_users').select('delegate_id');
  expect(await delegating.where('id', '=', others.first.companyUserId).execute()).toEqual([
    { delegate_id: null },
  ]);

  for (let minute = 2; minute <= 5; minute += 1) expect(await repairAsQueue()).toEqual(['trip.repair']);
  expect(await repairAsQueue()).toEqual([]);
  expect(await setAside()).toEqual([
    { work: 'expireTrip', subject_id: broken._id, attempts: 5, failure: expect.stringMatching(/./) },
  ]);

  await setColumns(opened.db, 'trips', broken._id, { booking_info: JSON.stringify(booking_info) });
  await opened.db.deleteFrom('failed_repairs').execute();
  expect(await repairAsQueue()).toEqual([]);
  expect(await getTrip(opened, people.traveler, broken._id)).toMatchObject({ end: 'expired' });
});
