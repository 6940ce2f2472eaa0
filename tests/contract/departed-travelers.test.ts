import { beforeEach, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { ALWAYS_ASKS, leave } from './support/approver-records.ts';
import { lastChange, waitingChange } from './support/change-desk.ts';
import { approve, orderWaiting, reject } from './support/decision-calls.ts';
import { mailsTo } from './support/mails.ts';
import { getTrip } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const HOUR = 3_600_000;
const ASSISTANTS = 'assistants@alpenblick.example';

const opened = sharedApp();
let companyId: string;
let traveler: Member;
let approver: Member;

beforeEach(async ({ task }) => {
  companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  await setColumns(opened.db, 'companies', companyId, { emails: [ASSISTANTS] });
  await opened.db.deleteFrom('trips').execute();
  // Earlier tests have taken the rooms.
  await opened.db.deleteFrom('embedded_bookings').execute();
  await opened.db.deleteFrom('mails').execute();
  const people = await insertTravelerWithApprovers(opened.db, companyId, ALWAYS_ASKS[1]);
  traveler = people.traveler;
  approver = people.first;
});

const kindsTo = async (email: string) => (await mailsTo(opened, email)).map(({ kind }) => kind);
const seenBy = (as: Member, { _id }: Trip): Promise<Trip> => getTrip(opened, as, _id);

test('the approver is shown that a traveler has left; mails go to the arranger and the assistants', async () => {
  const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
  const admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  const trip = await orderWaiting(opened, arranger, { travelers: [traveler.companyUserId], levels: [1] });
  expect((await seenBy(approver, trip)).approval).not.toHaveProperty('departed');
  await leave(opened, traveler);
  const before = await kindsTo(traveler.email);
  expect((await seenBy(approver, trip)).approval?.departed).toEqual([traveler.companyUserId]);
  await approve(opened, approver, trip);
  expect(await kindsTo(traveler.email)).toEqual(before);
  expect(await kindsTo(arranger.email)).toContain('trip_approved');
  expect(await kindsTo(ASSISTANTS)).toEqual(['trip_approved']);
  expect(await kindsTo(admin.email)).toEqual([]);
});

test('the company-admins get the mails of a traveler who left and had booked alone', async () => {
  const admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  const trip = await orderWaiting(opened, traveler);
  await leave(opened, traveler);
  await reject(opened, approver, trip);
  expect(await kindsTo(traveler.email)).not.toContain('trip_rejected');
  expect(await kindsTo(admin.email)).toEqual(['trip_rejected']);
  expect(await kindsTo(ASSISTANTS)).toEqual(['trip_rejected']);
});

test('the approver of a change is shown that a traveler has left, and the reminder says so', async () => {
  const { desk, trip } = await waitingChange(opened);
  expect(lastChange(await desk.read(trip, desk.first)).approval).not.toHaveProperty('departed');
  await leave(opened, desk.traveler);
  const { approval } = lastChange(await desk.read(trip, desk.first));
  expect(approval?.departed).toEqual([desk.traveler.companyUserId]);
  const waits = { waiting_since: new Date(0), waiting_until: new Date(opened.clock.now().getTime() + HOUR) };
  await opened.db.updateTable('trip_changes').set(waits).where('trip_id', '=', trip._id).execute();
  await repairTrips(opened.deps);
  const reminder = (await mailsTo(opened, desk.first.email)).at(-1);
  expect(reminder?.kind).toBe('change_approval_reminder');
  expect(reminder?.text).toMatch(/, one of the travellers, is no longer active in the company\./);
});
