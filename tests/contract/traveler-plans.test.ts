import { beforeEach, expect, test } from 'vitest';
import type { TravelerPlans } from '#domain/contract.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { daysOf } from './support/days-of.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertTrip } from './support/trip-records.ts';
import { EXAMPLE_YEAR } from './support/trips.ts';

const opened = sharedApp();
const [FROM, TO] = [`${EXAMPLE_YEAR}-06-01`, `${EXAMPLE_YEAR}-06-03`];
let companyId: string;
let traveler: Member;
let arranger: Member;

beforeEach(async ({ task }) => {
  companyId = await insertCompany(opened.db, { name: `Plans ${task.id}` });
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
  arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
});

async function ask(members: readonly Member[], as: Member, days = { from: FROM, to: TO }): Promise<Answer> {
  const { token } = await openSession(opened.deps, as);
  const travelers = members.map(({ companyUserId }) => companyUserId);
  const url = '/api/booking/plans';
  return await call(opened.app, { method: 'POST', url, token, body: { travelers, ...days } });
}

async function plansOf(members: readonly Member[], as: Member, days?: { from: string; to: string }) {
  const answer = await ask(members, as, days);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as TravelerPlans).parts;
}

const insert = (member: Member, status: TripStatus = 'complete', parts: PartStatus[] = ['confirmed']) =>
  insertTrip(opened.db, member, { status, parts, now: opened.clock.now() });

test('a stay is listed with its trip, its nights and its place', async () => {
  const { tripId } = await insert(traveler);
  expect(await plansOf([traveler], traveler)).toEqual([
    {
      trip: {
        _id: tripId,
        itineraryRefId: expect.any(String),
        title: expect.stringMatching(/^Einsiedeln, \d+ /),
      },
      kind: 'hotel',
      name: 'The Only Room',
      travelers: [traveler.companyUserId],
      begins: `${FROM}T21:00`,
      ends: `${TO}T07:00`,
      beginsAt: `${FROM}T19:00:00.000Z`,
      endsAt: `${TO}T05:00:00.000Z`,
      places: [{ town: 'Einsiedeln', latitude: 47.1285, longitude: 8.7474 }],
      legs: [],
    },
  ]);
});

test.each<[TripStatus, PartStatus, number]>([
  ['waiting_level_1_approval', 'held', 1],
  ['approved', 'confirming', 1],
  ['complete', 'cancelled', 0],
  ['approved', 'failed', 0],
  ['rejected', 'cancelled', 0],
  ['cancelled', 'cancelled', 0],
])('of a trip that is %s, a part that is %s counts %d times', async (status, part, count) => {
  await insert(traveler, status, [part]);
  expect(await plansOf([traveler], traveler)).toHaveLength(count);
});

test.each([
  [`${EXAMPLE_YEAR}-06-03`, `${EXAMPLE_YEAR}-06-09`, 1],
  [`${EXAMPLE_YEAR}-06-04`, `${EXAMPLE_YEAR}-06-09`, 0],
  [`${EXAMPLE_YEAR}-05-01`, `${EXAMPLE_YEAR}-06-01`, 1],
  [`${EXAMPLE_YEAR}-05-01`, `${EXAMPLE_YEAR}-05-31`, 0],
])('from %s to %s, %d parts are listed', async (from, to, count) => {
  await insert(traveler);
  expect(await plansOf([traveler], traveler, { from, to })).toHaveLength(count);
});

test('an arranger sees the plans of a colleague, but none in another company', async () => {
  const { tripId } = await insert(traveler);
  const plans = await plansOf([traveler, arranger], arranger);
  expect(plans.map(({ trip }) => trip._id)).toEqual([tripId]);
  const elsewhere = await insertCompany(opened.db, { name: 'Elsewhere' });
  await setColumns(opened.db, 'trips', tripId, { company_id: elsewhere });
  expect(await plansOf([traveler], arranger)).toEqual([]);
});

test('travelers see no plans of colleagues, whose trips they may not read', async () => {
  const colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
  await insert(colleague);
  expect(refusal(await ask([colleague], traveler))).toMatchObject({ status: 404, code: 'not_found' });
  expect(await plansOf([traveler], traveler)).toEqual([]);
});

test('parts that the travelers do not use are left out, and other travelers are not named', async () => {
  const colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
  const { tripId, partIds } = await insert(traveler, 'complete', ['confirmed', 'confirmed']);
  await opened.db
    .insertInto('trip_travellers')
    .values({
      trip_id: tripId,
      position: 2,
      company_user_id: colleague.companyUserId,
      first_name: 'A',
      last_name: 'B',
    })
    .execute();
  await setColumns(opened.db, 'trip_parts', partIds[0] ?? '', { travelers: [colleague.companyUserId] });
  await setColumns(opened.db, 'trip_parts', partIds[1] ?? '', {
    travelers: [colleague.companyUserId, traveler.companyUserId],
  });
  const plans = await plansOf([traveler], traveler);
  expect(plans.map(({ travelers }) => travelers)).toEqual([[traveler.companyUserId]]);
});

test('fifty parts are listed at most, the first ones first', async () => {
  const { partIds } = await insert(
    traveler,
    'complete',
    Array.from({ length: 51 }, () => 'confirmed'),
  );
  const days = daysOf(FROM, `${EXAMPLE_YEAR}-06-02`);
  const first = { ...days, begins_at: new Date(`${FROM}T09:00:00Z`) };
  await setColumns(opened.db, 'trip_parts', partIds[50] ?? '', first);
  const plans = await plansOf([traveler], traveler);
  expect(plans).toHaveLength(50);
  expect(plans[0]?.ends).toBe(`${EXAMPLE_YEAR}-06-02T07:00`);
});
