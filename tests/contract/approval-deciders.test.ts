import { randomUUIDv7 } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Role, Trip } from '#domain/contract.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { refusal } from './support/call.ts';
import { ALWAYS, approve, DECISIONS, decidedTrip, orderWaiting } from './support/decision-calls.ts';
import { getTrip } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const OWN_TRIP = { status: 403, code: 'own_trip' };
const NOT_APPROVER = { status: 403, code: 'not_approver' };
const NOT_FOUND = { status: 404, code: 'not_found' };
const DECIDED = { status: 200, code: undefined };

const opened = sharedApp();
/** Each test has a company of its own, so that it has no other people. */
let companyId: string;
let me: Member;
let first: Member;
let second: Member;

beforeEach(async () => {
  companyId = await insertCompany(opened.db, { name: `Home ${randomUUIDv7()}` });
  const always = { level1Threshold: ALWAYS, level2Threshold: ALWAYS };
  const people = await insertTravelerWithApprovers(opened.db, companyId, always);
  ({ traveler: me, first, second } = people);
});

const member = (role: Role = 'traveler') => insertMember(opened.db, { companyId, role });
const both = (changes = {}) => orderWaiting(opened, me, { levels: [1, 2], ...changes });
const decidersOf = ({ approval }: Trip) => approval?.deciders.map(({ _id }) => _id) ?? [];

async function nameApprovers(of: Member, one: Member | null, two: Member | null): Promise<void> {
  await setColumns(opened.db, 'company_users', of.companyUserId, {
    level1_approver_id: one?.companyUserId ?? null,
    level2_approver_id: two?.companyUserId ?? null,
  });
}

async function setActive({ companyUserId }: Member, active: boolean): Promise<void> {
  await setColumns(opened.db, 'company_users', companyUserId, { active });
}

/**
 * The answers to each of them when they decide on the same trip, in any way; none of these may be a success.
 */
async function expectRefused(as: Member, trip: Trip, expected: object): Promise<void> {
  for (const decide of Object.values(DECISIONS))
    expect(refusal(await decide(opened, as, trip))).toEqual(expected);
}

describe('a person who is not asked', () => {
  test('may not decide, and gets the reason if they may read the trip', async () => {
    const trip = await both();
    await expectRefused(second, trip, NOT_APPROVER);
    await expectRefused(me, trip, NOT_APPROVER);
    await expectRefused(await member('travel-arranger'), trip, NOT_APPROVER);
    await expectRefused(await member('company-admin'), trip, NOT_APPROVER);
    await expectRefused(await member(), trip, NOT_FOUND);
    const elsewhere = await insertCompany(opened.db, { name: `Elsewhere ${randomUUIDv7()}` });
    const stranger = await insertMember(opened.db, { companyId: elsewhere, role: 'company-admin' });
    await expectRefused(stranger, trip, NOT_FOUND);
    expect(await getTrip(opened, me, trip._id)).toEqual(trip);
  });

  test('at the second level is the approver of the first', async () => {
    const waiting = decidedTrip(await approve(opened, first, await both()));
    await expectRefused(first, waiting, NOT_APPROVER);
    const { allowedActions, withheldActions } = await getTrip(opened, first, waiting._id);
    expect(allowedActions).toEqual([]);
    expect(withheldActions).toContainEqual({ action: 'approve', reason: 'otherApprover' });
  });
});

describe('an own trip', () => {
  test('of everyone who could approve it is decided by any company-admin', async () => {
    const admins = [await member('company-admin'), await member('company-admin')];
    const travelers = [me, first, second].map(({ companyUserId }) => companyUserId);
    const arranger = await member('travel-arranger');
    const trip = await orderWaiting(opened, arranger, { travelers, levels: [1, 2] });
    expect(decidersOf(trip).toSorted()).toEqual(admins.map(({ companyUserId }) => companyUserId).toSorted());
    await expectRefused(first, trip, OWN_TRIP);
    await expectRefused(second, trip, OWN_TRIP);
    for (const admin of admins.slice(1)) decidedTrip(await approve(opened, admin, trip));
  });

  test('includes a trip that an arranger has requested', async () => {
    const arranger = await member('travel-arranger');
    await nameApprovers(me, arranger, second);
    const travelers = [me.companyUserId];
    const trip = await orderWaiting(opened, arranger, { travelers, levels: [1, 2] });
    expect(decidersOf(trip)).toEqual([second.companyUserId]);
    await expectRefused(arranger, trip, OWN_TRIP);
    decidedTrip(await approve(opened, second, trip));
  });

  test('of a company-admin is decided by another one, or by a site-admin', async () => {
    const admin = await member('company-admin');
    const siteAdmin = await member('site-admin');
    await nameApprovers(me, null, null);
    const travelers = [me.companyUserId];
    const other = await member('company-admin');
    const trip = await orderWaiting(opened, admin, { travelers, levels: [1, 2] });
    expect(decidersOf(trip)).toEqual([other.companyUserId]);
    await setActive(other, false);
    const alone = await getTrip(opened, me, trip._id);
    expect(decidersOf(alone)).toEqual([]);
    await expectRefused(admin, alone, OWN_TRIP);
    expect((await getTrip(opened, siteAdmin, trip._id)).allowedActions).toContain('approve');
    decidedTrip(await approve(opened, siteAdmin, alone));
  });

  test('of a site-admin is not decided by them, even where no one else is left', async () => {
    const siteAdmin = await member('site-admin');
    await nameApprovers(me, null, null);
    const admin = await member('company-admin');
    const travelers = [me.companyUserId];
    const trip = await orderWaiting(opened, siteAdmin, { travelers, levels: [1, 2] });
    await setActive(admin, false);
    const alone = await getTrip(opened, me, trip._id);
    expect((await getTrip(opened, siteAdmin, trip._id)).allowedActions).not.toContain('approve');
    for (const decide of Object.values(DECISIONS))
      expect((await decide(opened, siteAdmin, alone)).status).toBe(403);
    decidedTrip(await approve(opened, await member('site-admin'), alone));
  });
});

describe('a trip that waits is not blocked when its approver', () => {
  test('is deactivated: the next level decides', async () => {
    const trip = await both();
    await setActive(first, false);
    const now = await getTrip(opened, me, trip._id);
    expect(now).toMatchObject({ version: trip.version, approval: { level: 1 } });
    expect(decidersOf(now)).toEqual([second.companyUserId]);
    expect(decidedTrip(await approve(opened, second, trip))).toMatchObject({ status: 'approved' });
  });

  test('has left altogether, and so has the next: a company-admin decides', async () => {
    const admin = await member('company-admin');
    const trip = await both();
    await opened.db
      .updateTable('users')
      .set({ active: false })
      .where('id', 'in', [first.userId, second.userId])
      .execute();
    expect(decidersOf(await getTrip(opened, me, trip._id))).toEqual([admin.companyUserId]);
    decidedTrip(await approve(opened, admin, trip));
  });

  test('has been replaced: the new one decides, and the earlier one no longer does', async () => {
    const trip = await both();
    const other = await member();
    await nameApprovers(me, other, second);
    expect((await getTrip(opened, other, trip._id)).allowedActions).toContain('approve');
    await expectRefused(first, trip, NOT_APPROVER);
    decidedTrip(await approve(opened, other, trip));
  });

  test('returns: they decide again', async () => {
    const trip = await both();
    await setActive(first, false);
    await setActive(first, true);
    decidedTrip(await approve(opened, first, trip));
  });

  test('at the second level is deactivated after the first approved: a company-admin decides', async () => {
    const admin = await member('company-admin');
    const waiting = decidedTrip(await approve(opened, first, await both()));
    await setActive(second, false);
    await expectRefused(first, waiting, NOT_APPROVER);
    expect(decidedTrip(await approve(opened, admin, waiting))).toMatchObject({ status: 'approved' });
  });
});

describe('a trip of several travelers', () => {
  test('may be decided by each approver of any of them, once', async () => {
    const others = await insertTravelerWithApprovers(opened.db, companyId, { level1Threshold: ALWAYS });
    const travelers = [me.companyUserId, others.traveler.companyUserId];
    const arranger = await member('travel-arranger');
    const trip = await orderWaiting(opened, arranger, { travelers, levels: [1, 2] });
    const expected = [first.companyUserId, others.first.companyUserId];
    expect(decidersOf(trip).toSorted()).toEqual(expected.toSorted());
    const answers = await Promise.all([first, others.first].map((as) => approve(opened, as, trip)));
    expect(answers.map(refusal).toSorted((one, other) => one.status - other.status)).toEqual([
      DECIDED,
      { status: 409, code: 'trip_changed' },
    ]);
  });

  test('is the own trip of an approver who is one of them', async () => {
    const travelers = [me.companyUserId, first.companyUserId];
    const arranger = await member('travel-arranger');
    const waiting = await orderWaiting(opened, arranger, { travelers, levels: [1, 2] });
    expect(decidersOf(waiting)).toEqual([second.companyUserId]);
    await expectRefused(first, waiting, OWN_TRIP);
    decidedTrip(await approve(opened, second, waiting));
  });
});

test('an approver who is no longer named can still read a trip that they have decided on', async () => {
  const waiting = decidedTrip(await approve(opened, first, await both()));
  await nameApprovers(me, null, second);
  expect(await getTrip(opened, first, waiting._id)).toMatchObject({ status: 'waiting_level_2_approval' });
});

test('a site-admin of another company decides by the clock of the company that travels, in its records', async () => {
  await nameApprovers(me, null, null);
  const admin = await member('company-admin');
  const trip = await both();
  await setActive(admin, false);
  const elsewhere = await insertCompany(opened.db, { name: `Elsewhere ${randomUUIDv7()}` });
  const siteAdmin = await insertMember(opened.db, { companyId: elsewhere, role: 'site-admin' });
  await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes: 25 * 60 });
  const { withheldActions } = await getTrip(opened, siteAdmin, trip._id);
  expect(withheldActions).toContainEqual({ action: 'approve', reason: 'overdue' });
  const answer = await approve(opened, siteAdmin, trip);
  expect(refusal(answer)).toEqual({ status: 409, code: 'decision_overdue' });
  await saveSwitches(opened.db, companyId, NO_SWITCHES);
  decidedTrip(await approve(opened, siteAdmin, trip));
  const recorded = await opened.db
    .selectFrom('audit_events')
    .select('company_id')
    .where('action', '=', 'trip.decided')
    .where('user_id', '=', siteAdmin.userId)
    .execute();
  expect(recorded).toEqual([{ company_id: companyId }]);
});
