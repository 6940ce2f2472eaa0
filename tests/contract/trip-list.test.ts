import { beforeAll, describe, expect, test } from 'vitest';
import type { TripCounts, TripList } from '#domain/contract.ts';
import { formatNearDayRange } from '#domain/day-range.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { call } from './support/call.ts';
import { daysOf } from './support/days-of.ts';
import { dayAhead } from './support/flights.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { EXAMPLE, insertExampleTrip, placesIn } from './support/trips.ts';

const opened = sharedApp();
let arranger: Member;
let traveler: Member;
let colleague: Member;
let approver: Member;

/** Town, first day counted from today, nights, and status. */
const TRIPS = [
  ['Ended yesterday', -3, 2, 'complete'],
  ['Ends today', -2, 2, 'complete'],
  ['Begins today', 0, 1, 'approved'],
  ['Began long ago', -40, 60, 'complete'],
  ['Begins tomorrow', 1, 10, 'complete'],
  ['Begins next month', 30, 1, 'approved'],
  ['Cancelled', 3, 1, 'cancelled'],
  ['Rejected', -9, 1, 'rejected'],
  ['Waits', 5, 1, 'waiting_level_1_approval'],
  ['Waits for the second', 4, 1, 'waiting_level_2_approval'],
] as const;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const member = (role: Parameters<typeof insertMember>[1]['role'], name: string) =>
    insertMember(opened.db, { companyId, role, name });
  arranger = await member('travel-arranger', 'Arno');
  traveler = await member('traveler', 'Tilda');
  colleague = await member('traveler', 'Carla');
  approver = await member('traveler', 'Armin');
  for (const [town, first, nights, status] of TRIPS) {
    const startsOn = dayAhead(first);
    const approvers: [string, string] = [approver.companyUserId, approver.companyUserId];
    await insertExampleTrip(opened.db, { traveler, town, startsOn, nights, status, approvers });
  }
});

async function ask<Body>(path: string, member: Member): Promise<Body> {
  const { token } = await openSession(opened.deps, member);
  const { status, body } = await call(opened.app, { url: `/api/trips${path}`, token });
  expect(status).toBe(200);
  return body as Body;
}
const list = (query: string, member = arranger) => ask<TripList>(`?${query}`, member);

describe('the list of trips', () => {
  test.each([
    ['current', ['Began long ago', 'Ends today', 'Begins today']],
    ['upcoming', ['Begins tomorrow', 'Begins next month']],
    ['past', ['Ended yesterday']],
    ['cancelled', ['Cancelled', 'Rejected']],
    ['waitingApproval', ['Waits', 'Waits for the second']],
  ])('holds with the filter %s %j', async (filter, expected) => {
    for (const member of [arranger, traveler, approver]) {
      const found = await list(`tripFilter=${filter}`, member);
      expect(placesIn(found)).toEqual(expected);
      expect(found.totalDocs).toBe(expected.length);
    }
  });

  test('contains all trips without a filter, the latest first', async () => {
    const { docs, ...page } = await list('');
    expect(page).toEqual({ totalDocs: 10, limit: 20, page: 1, totalPages: 1 });
    expect(placesIn({ docs })).toEqual(
      TRIPS.toSorted((one, other) => other[1] - one[1]).map(([town]) => town),
    );
  });

  test('shows the summary of each', async () => {
    expect((await list('tripFilter=waitingApproval')).docs[0]).toEqual({
      _id: expect.any(String),
      version: 1,
      itineraryRefId: expect.any(String),
      status: 'waiting_level_1_approval',
      title: `Waits, ${formatNearDayRange(dayAhead(5), dayAhead(6), dayAhead(0))}`,
      travelers: [{ firstName: 'Anna', lastName: 'Keller' }],
      startsOn: dayAhead(5),
      endsOn: dayAhead(6),
      total: { amount: 400_00, currency: 'CHF' },
      kinds: ['hotel'],
      waiting: {
        level: 1,
        deciders: [{ _id: approver.companyUserId, firstName: 'Armin', lastName: 'Tester' }],
        until: EXAMPLE.waitingUntil,
        keepsRules: true,
      },
    });
    expect((await list('tripFilter=cancelled')).docs).toMatchObject([
      { end: 'cancelled' },
      { end: 'refused' },
    ]);
  });

  test('of a user without trips is empty', async () => {
    expect(await list('', colleague)).toMatchObject({ docs: [], totalDocs: 0, totalPages: 0 });
  });

  test('of a companion holds the trip', async () => {
    const companyId = await insertCompany(opened.db, { name: 'Companions' });
    const [first, second] = [
      await insertMember(opened.db, { companyId, role: 'traveler' }),
      await insertMember(opened.db, { companyId, role: 'traveler' }),
    ];
    await insertExampleTrip(opened.db, { traveler: first, companions: [second], town: 'Together' });
    for (const member of [first, second]) expect(placesIn(await list('', member))).toEqual(['Together']);
  });

  test('holds only trips of the company that the session acts in', async () => {
    const companyId = await insertCompany(opened.db, { name: 'Elsewhere' });
    const companyUserId = await insertMembership(opened.db, {
      userId: traveler.userId,
      companyId,
      role: 'traveler',
    });
    const there = { ...traveler, companyId, companyUserId };
    await insertExampleTrip(opened.db, { traveler: there, town: 'Trip elsewhere' });
    expect(placesIn(await list('', there))).toEqual(['Trip elsewhere']);
    expect(placesIn(await list('', traveler))).not.toContain('Trip elsewhere');
    const siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin' });
    expect(placesIn(await list('', siteAdmin))).toEqual(['Trip elsewhere']);
  });

  test('goes by the clock of the company', async () => {
    const companyId = await insertCompany(opened.db, { name: 'Ahead' });
    const member = await insertMember(opened.db, { companyId, role: 'traveler' });
    await insertExampleTrip(opened.db, { traveler: member, startsOn: dayAhead(2) });
    expect(await list('tripFilter=upcoming', member)).toMatchObject({ totalDocs: 1 });
    await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes: 3 * 24 * 60 });
    expect(await list('tripFilter=upcoming', member)).toMatchObject({ totalDocs: 0 });
    expect(await list('tripFilter=current', member)).toMatchObject({ totalDocs: 1 });
  });

  test('follows the status of a trip', async () => {
    const companyId = await insertCompany(opened.db, { name: 'Moving' });
    const member = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const { trip } = await insertExampleTrip(opened.db, {
      traveler: member,
      startsOn: dayAhead(2),
      status: 'waiting_level_1_approval',
    });
    const moved = async (columns: object) => {
      await setColumns(opened.db, 'trips', trip.id, columns);
      return await ask<TripCounts>('/count?searchString=seefeld', member);
    };
    const none = { current: 0, upcoming: 0, past: 0, cancelled: 0, waitingApproval: 0, toDecide: 0 };
    expect(await moved({ destinations: ['The same'] })).toEqual({ ...none, waitingApproval: 1 });
    const approved = { status: 'approved', waiting_until: null, waiting_since: null };
    expect(await moved(approved)).toEqual({ ...none, upcoming: 1 });
    expect(await moved(daysOf(dayAhead(0), dayAhead(30)))).toEqual({ ...none, current: 1 });
    expect(await moved({ status: 'cancelled', ended_by: 'cancelled' })).toEqual({ ...none, cancelled: 1 });
  });
});

describe('the trips of people', () => {
  let companyId: string;
  let asking: Member;
  let people: Member[];

  beforeAll(async () => {
    companyId = await insertCompany(opened.db, { name: 'People' });
    asking = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const member = () => insertMember(opened.db, { companyId, role: 'traveler' });
    people = [await member(), await member(), await member(), await member()];
    const [one, two, three] = people as [Member, Member, Member];
    const approvers: [string, string] = [asking.companyUserId, asking.companyUserId];
    const trip = { startsOn: dayAhead(4), status: 'complete' as const, approvers };
    await insertExampleTrip(opened.db, { ...trip, traveler: one, town: 'Of one' });
    await insertExampleTrip(opened.db, { ...trip, traveler: two, companions: [three], town: 'Of two' });
    const waiting = { ...trip, status: 'waiting_level_1_approval' as const };
    await insertExampleTrip(opened.db, { ...waiting, traveler: three, town: 'Waits' });
  });
  const of = (...indexes: number[]) =>
    `travelers=${indexes.map((index) => people[index]?.companyUserId).join()}`;

  test('are those on which one of them travels', async () => {
    expect(placesIn(await list(`tripFilter=upcoming&${of(0)}`, asking))).toEqual(['Of one']);
    expect(placesIn(await list(`tripFilter=upcoming&${of(2)}`, asking))).toEqual(['Of two']);
    expect(placesIn(await list(`tripFilter=upcoming&${of(0, 1)}`, asking)).toSorted()).toEqual([
      'Of one',
      'Of two',
    ]);
    expect(placesIn(await list(of(3), asking))).toEqual([]);
    expect(placesIn(await list(`tripFilter=waitingApproval&${of(2)}`, asking))).toEqual(['Waits']);
    expect(placesIn(await list(`tripFilter=waitingApproval&${of(0)}`, asking))).toEqual([]);
  });

  test('are searched and counted', async () => {
    expect(placesIn(await list(`searchString=of&${of(0)}`, asking))).toEqual(['Of one']);
    expect(await ask(`/count?${of(2)}`, asking)).toMatchObject({ upcoming: 1, waitingApproval: 1 });
    expect(await ask(`/count?${of(0)}`, asking)).toMatchObject({ upcoming: 1, waitingApproval: 0 });
  });

  test('leave out what the caller may not read', async () => {
    const [one, two] = people as [Member, Member];
    expect(placesIn(await list(of(1), one))).toEqual([]);
    expect(placesIn(await list(of(0, 1), two))).toEqual(['Of two']);
    expect(placesIn(await list(of(0), arranger))).toEqual([]);
  });

  test('leave the number of what the caller decides as it is', async () => {
    const all = await ask<TripCounts>('/count', asking);
    expect(all.toDecide).toBe(1);
    expect(await ask(`/count?${of(0)}`, asking)).toMatchObject({ toDecide: 1 });
  });
});

describe('the numbers of trips', () => {
  const counts = { current: 3, upcoming: 2, past: 1, cancelled: 2, waitingApproval: 2 };

  test('are those of the lists', async () => {
    for (const member of [arranger, traveler, approver]) {
      const toDecide = member === approver ? 2 : 0;
      expect(await ask('/count', member)).toEqual({ ...counts, toDecide });
    }
    expect(await ask('/count', colleague)).toEqual({
      current: 0,
      upcoming: 0,
      past: 0,
      cancelled: 0,
      waitingApproval: 0,
      toDecide: 0,
    });
  });

  test('are those of a search', async () => {
    expect(await ask('/count?searchString=wait', arranger)).toMatchObject({ current: 0, waitingApproval: 2 });
  });
});
