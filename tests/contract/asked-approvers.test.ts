import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip, TripList } from '#domain/contract.ts';
import { dayAfter, toInstant } from '#domain/local-time.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { ALWAYS_ASKS, leave, lookAt, nameDelegate, setApprovers } from './support/approver-records.ts';
import { call } from './support/call.ts';
import { approve, orderWaiting } from './support/decision-calls.ts';
import { dayAhead, minutesToNoon } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { getTrip, kindsOf } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const DAY_MINUTES = 24 * 60;
const TODAY = { from: dayAhead(0), until: dayAhead(5) };

const opened = sharedApp();
let companyId: string;
let traveler: Member;
let first: Member;
let second: Member;
let trip: Trip;

beforeEach(async ({ task }) => {
  companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  await opened.db.deleteFrom('trips').execute();
  // Earlier tests have taken the rooms.
  await opened.db.deleteFrom('embedded_bookings').execute();
  ({ traveler, first, second } = await insertTravelerWithApprovers(opened.db, companyId, ALWAYS_ASKS[1]));
  trip = await orderWaiting(opened, traveler);
});

/** A trip of several people, which an arranger has asked for. */
async function orderFor(...travelers: Member[]): Promise<Trip> {
  const ids = travelers.map(({ companyUserId }) => companyUserId);
  return await orderWaiting(opened, await member('travel-arranger'), { levels: [1], travelers: ids });
}

const member = (role: 'traveler' | 'travel-arranger' | 'company-admin' | 'site-admin' = 'traveler') =>
  insertMember(opened.db, { companyId, role });
const repair = () => repairTrips(opened.deps);
const read = (as = traveler) => getTrip(opened, as, trip._id);
const mailKinds = async ({ email }: Member) => (await mailsTo(opened, email)).map(({ kind }) => kind);

/** Ids of those who were asked since the request, by the history. */
async function approversAsked(): Promise<string[][]> {
  const { events } = await read();
  return events
    .filter(({ kind }) => kind === 'approverAsked')
    .map(({ asked = [] }) => asked.map(({ _id }) => _id));
}

test('who approves is asked once, with the request', async () => {
  await repair();
  await repair();
  expect(await mailKinds(first)).toEqual(['approval_requested']);
  expect(await mailKinds(second)).toEqual([]);
  expect(kindsOf(await read())).toEqual(['requested']);
});

describe('an approver', () => {
  test('who leaves does not block the trip: the next one is asked and decides', async () => {
    await leave(opened, first);
    await repair();
    await repair();
    expect(await mailKinds(second)).toEqual(['approval_requested']);
    expect(await approversAsked()).toEqual([[second.companyUserId]]);
    const seen = await read(second);
    expect(seen.version).toBe(trip.version);
    expect(seen.allowedActions).toContain('approve');
    expect((await approve(opened, second, seen)).body).toMatchObject({ status: 'approved' });
  });

  test('who is replaced does not block the trip: the other one is asked and decides', async () => {
    const other = await member();
    await setApprovers(opened, traveler, { first: other });
    await repair();
    expect(await mailKinds(other)).toEqual(['approval_requested']);
    expect(await mailKinds(first)).toEqual(['approval_requested']);
    expect((await approve(opened, first, trip)).status).not.toBe(200);
    expect((await approve(opened, other, trip)).body).toMatchObject({ status: 'approved' });
  });

  test('who is not asked twice comes back', async () => {
    await leave(opened, first);
    await repair();
    await setColumns(opened.db, 'company_users', first.companyUserId, { active: true });
    await repair();
    expect(await mailKinds(first)).toEqual(['approval_requested']);
    expect((await approve(opened, first, trip)).status).toBe(200);
  });

  test('who was asked beside the one who decides gets no mail, and sees who has decided', async () => {
    const companion = await member();
    const other = await member();
    await setApprovers(opened, companion, { first: other });
    const shared = await orderFor(traveler, companion);
    await approve(opened, first, shared);
    expect(await mailKinds(other)).toEqual(['approval_requested']);
    expect((await lookAt(opened, other, shared)).body).toMatchObject({
      allowedActions: [],
      events: expect.arrayContaining([
        expect.objectContaining({ kind: 'approved', by: expect.objectContaining({ lastName: 'Tester' }) }),
      ]),
    });
  });
});

describe('when no approver is left', () => {
  beforeEach(async () => {
    await leave(opened, first);
    await leave(opened, second);
  });

  test('a new company-admin is asked and decides', async () => {
    const admin = await member('company-admin');
    await repair();
    expect(await approversAsked()).toEqual([[admin.companyUserId]]);
    const another = await member('company-admin');
    await repair();
    expect(await mailKinds(admin)).toEqual(['approval_requested']);
    expect(await mailKinds(another)).toEqual(['approval_requested']);
    expect((await approve(opened, another, trip)).body).toMatchObject({ status: 'approved' });
  });

  test('the site-admins are asked, who may decide then', async () => {
    const elsewhere = await insertCompany(opened.db, { name: `Elsewhere ${companyId}` });
    const siteAdmin = await insertMember(opened.db, { companyId: elsewhere, role: 'site-admin' });
    await repair();
    await repair();
    expect(await mailKinds(siteAdmin)).toEqual(['approval_requested']);
    expect((await mailsTo(opened, siteAdmin.email))[0]?.text).toContain('You can approve it, reject it');
    expect((await approve(opened, siteAdmin, trip)).body).toMatchObject({ status: 'approved' });
  });
});

/** The name that they got without another one is in their address. */
const firstNameOf = ({ email }: Member) => email.replace(/@.*/, '');

describe('a delegate', () => {
  let delegate: Member;
  beforeEach(async () => {
    delegate = await member();
  });

  test('from today is asked on behalf of the approver, and decides for them', async () => {
    await nameDelegate(opened, first, delegate, TODAY);
    await repair();
    await repair();
    const mails = await mailsTo(opened, delegate.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['approval_requested']);
    expect(mails[0]?.text).toMatch(/You are asked as the delegate of traveler-\S+ Tester\./);
    const { body } = await approve(opened, delegate, await read(delegate));
    expect((body as Trip).events.find(({ kind }) => kind === 'approved')).toMatchObject({
      by: { firstName: firstNameOf(delegate) },
      onBehalfOf: { firstName: firstNameOf(first) },
    });
    const mail = (await mailsTo(opened, traveler.email)).find(({ kind }) => kind === 'trip_approved');
    expect(mail?.text).toMatch(/was approved by traveler-\S+ Tester for traveler-\S+ Tester\./);
  });

  test('is asked with the request when they decide then', async () => {
    await nameDelegate(opened, first, delegate, TODAY);
    // The same stay can't be ordered for a traveler while it waits.
    await opened.db.deleteFrom('trips').execute();
    await orderFor(traveler);
    expect(await mailKinds(delegate)).toEqual(['approval_requested']);
  });

  test('begins and ends by the clock of the company', async () => {
    const practise = (days: number) =>
      saveSwitches(opened.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes: minutesToNoon(days) });
    await nameDelegate(opened, first, delegate, { from: dayAhead(2), until: dayAhead(3) });
    await opened.db
      .updateTable('trips')
      .set({ waiting_until: new Date(opened.clock.now().getTime() + 9 * DAY_MINUTES * 60_000) })
      .execute();
    await practise(1);
    await repair();
    expect(await mailKinds(delegate)).toEqual([]);
    expect((await lookAt(opened, delegate, trip)).status).toBe(404);
    await practise(3);
    await repair();
    expect(await mailKinds(delegate)).toEqual(['approval_requested']);
    expect((await lookAt(opened, delegate, trip)).status).toBe(200);
    await practise(4);
    await repair();
    expect((await lookAt(opened, delegate, trip)).status).toBe(404);
    expect((await approve(opened, delegate, trip)).status).toBe(404);
  });

  test('decides from midnight to midnight at the company, also before the minute job has run', async () => {
    const zone = 'Europe/Zurich';
    const day = dayAhead(2);
    await setColumns(opened.db, 'companies', companyId, { time_zone: zone });
    await setColumns(opened.db, 'trips', trip._id, {
      waiting_until: toInstant(`${dayAhead(5)}T00:00`, 'UTC'),
    });
    await nameDelegate(opened, first, delegate, { from: day, until: day });
    const practise = async (local: string, minutes: number) => {
      const ahead = toInstant(local, zone).getTime() - opened.clock.now().getTime();
      const clockOffsetMinutes = Math.ceil(ahead / 60_000) + minutes;
      await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes });
    };
    const lists = async () => {
      const { token } = await openSession(opened.deps, delegate);
      return ((await call(opened.app, { url: '/api/trips', token })).body as TripList).docs.length;
    };

    await practise(`${day}T00:00`, -2);
    expect((await lookAt(opened, delegate, trip)).status).toBe(404);
    expect(await lists()).toBe(0);
    await practise(`${day}T00:00`, 0);
    expect((await read(delegate)).allowedActions).toContain('approve');
    expect(await lists()).toBe(1);
    await practise(`${dayAfter(day, 1)}T00:00`, 0);
    expect((await approve(opened, delegate, trip)).status).toBe(404);
    expect(await lists()).toBe(0);
    await practise(`${dayAfter(day, 1)}T00:00`, -2);
    expect((await approve(opened, delegate, trip)).body).toMatchObject({
      bookingInfo: { level1Approver: { _id: first.companyUserId } },
    });
  });

  test('reads what was decided as long as the delegation lasts', async () => {
    await nameDelegate(opened, first, delegate, TODAY);
    await approve(opened, first, trip);
    expect((await lookAt(opened, delegate, trip)).status).toBe(200);
    await setColumns(opened.db, 'company_users', first.companyUserId, {
      delegate_id: null,
      delegate_from: null,
      delegate_until: null,
    });
    expect((await lookAt(opened, delegate, trip)).status).toBe(404);
  });

  test('does not decide on their own trip', async () => {
    await nameDelegate(opened, first, delegate, TODAY);
    const own = await orderFor(traveler, delegate);
    expect(own.approval?.deciders).toMatchObject([{ _id: first.companyUserId }]);
    expect((await getTrip(opened, delegate, own._id)).allowedActions).not.toContain('approve');
    expect((await approve(opened, delegate, own)).status).toBe(403);
    expect(await mailKinds(delegate)).toEqual(['trip_waiting']);
    expect((await approve(opened, first, own)).status).toBe(200);
  });

  test('of a delegate does not decide', async () => {
    const further = await member();
    await nameDelegate(opened, first, delegate, TODAY);
    await nameDelegate(opened, delegate, further, TODAY);
    await repair();
    expect(await mailKinds(further)).toEqual([]);
    expect((await lookAt(opened, further, trip)).status).toBe(404);
    expect((await approve(opened, further, trip)).status).toBe(404);
  });
});

test('approvers who are silent in practice are not asked', async () => {
  await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, silentApprovers: true });
  await leave(opened, first);
  await repair();
  expect(await mailKinds(second)).toEqual([]);
  expect(kindsOf(await read())).toEqual(['requested']);
});

test('two processes at once ask once', async () => {
  await leave(opened, first);
  await Promise.all([repair(), repair()]);
  expect(await mailKinds(second)).toEqual(['approval_requested']);
  expect(await approversAsked()).toHaveLength(1);
});
