import { describe, expect, test } from 'vitest';
import type { TripCounts, TripList } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { call, refusal } from './support/call.ts';
import { lastChange, tripIn, waitingChange } from './support/change-desk.ts';
import { dayAhead } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

const HOUR = 3_600_000;

const kindsTo = async ({ email }: Member) => (await mailsTo(opened, email)).map(({ kind }) => kind);

async function listed(as: Member): Promise<TripList['docs']> {
  const { token } = await openSession(opened.deps, as);
  const { body } = await call(opened.app, { url: '/api/trips?tripFilter=waitingApproval', token });
  return (body as TripList).docs; // the contract has checked it
}

async function counted(as: Member): Promise<Pick<TripCounts, 'waitingApproval' | 'toDecide'>> {
  const { token } = await openSession(opened.deps, as);
  const { body } = await call(opened.app, { url: '/api/trips/count', token });
  const { waitingApproval, toDecide } = body as TripCounts; // as above
  return { waitingApproval, toDecide };
}

describe('the approver of a change', () => {
  test('is neither the requester nor a traveler', async () => {
    const { desk, trip } = await waitingChange(opened);
    expect(refusal(await desk.decide('approve', desk.traveler, trip))).toEqual({
      status: 403,
      code: 'not_approver',
    });
    const admin = await insertMember(opened.db, {
      companyId: desk.traveler.companyId,
      role: 'company-admin',
    });
    tripIn(await desk.withdraw(trip, admin));
    const seen = await desk.read(trip);
    const byAdmin = await desk.changed(seen, await desk.stay({ nights: 2 }), { as: admin, levels: [1] });
    await setColumns(opened.db, 'company_users', desk.traveler.companyUserId, {
      level1_approver_id: admin.companyUserId,
    });
    expect(lastChange(await desk.read(trip, admin))).toMatchObject({ withheldDecision: 'ownTrip' });
    expect(refusal(await desk.decide('approve', admin, byAdmin))).toEqual({ status: 403, code: 'own_trip' });
  });

  test('decides on the version that was shown', async () => {
    const { desk, trip } = await waitingChange(opened);
    const late = { version: trip.version - 1 };
    const { status, body } = await desk.decide('approve', desk.first, trip, late);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ code: 'trip_changed', current: expect.anything() }),
    ]);
  });

  test('can not decide after the deadline', async () => {
    const { desk, trip } = await waitingChange(opened);
    await opened.db
      .updateTable('trip_changes')
      .set({ waiting_until: opened.clock.now() })
      .where('trip_id', '=', trip._id)
      .execute();
    const seen = await desk.read(trip, desk.first);
    expect(lastChange(seen)).toMatchObject({ withheldDecision: 'overdue' });
    expect(refusal(await desk.decide('approve', desk.first, seen)).code).toBe('decision_overdue');
  });

  test("can not decide after the deadline by the company's clock", async () => {
    const { desk, trip } = await waitingChange(opened);
    const { companyId } = desk.traveler;
    await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes: 25 * 60 });
    const seen = await desk.read(trip, desk.first);
    expect(lastChange(seen)).toMatchObject({ withheldDecision: 'overdue' });
    expect(refusal(await desk.decide('approve', desk.first, seen)).code).toBe('decision_overdue');
  });

  test('is no delegate who travels', async () => {
    const { desk, trip } = await waitingChange(opened);
    const approver = desk.first.companyUserId;
    await setColumns(opened.db, 'company_users', approver, {
      delegate_id: desk.traveler.companyUserId,
      delegate_from: '2000-01-01',
      delegate_until: '2100-01-01',
    });
    const seen = await desk.read(trip);
    expect(lastChange(seen)).not.toHaveProperty('mayDecide');
    expect(lastChange(seen).approval?.deciders).toMatchObject([{ _id: approver }]);
    expect(await counted(desk.traveler)).toEqual({ waitingApproval: 1, toDecide: 0 });
    expect(refusal(await desk.decide('approve', desk.traveler, seen)).status).toBe(403);
  });

  test('is a delegate from today, who is notified at once, while the approver is reminded once', async () => {
    const { desk, trip } = await waitingChange(opened);
    const delegate = await insertMember(opened.db, {
      companyId: desk.traveler.companyId,
      role: 'traveler',
    });
    const today = dayAhead(0);
    await opened.db
      .updateTable('company_users')
      .set({ delegate_id: delegate.companyUserId, delegate_from: today, delegate_until: today })
      .where('id', '=', desk.first.companyUserId)
      .execute();
    await repairTrips(opened.deps);
    await repairTrips(opened.deps);
    expect(await kindsTo(delegate)).toEqual(['change_approval_requested']);
    const { until } = lastChange(trip).approval ?? expect.fail('It does not wait');
    const since = new Date(Date.parse(until) - 1000 * HOUR);
    await opened.db
      .updateTable('trip_changes')
      .set({ waiting_since: since })
      .where('trip_id', '=', trip._id)
      .execute();
    await repairTrips(opened.deps);
    await repairTrips(opened.deps);
    expect(await kindsTo(desk.first)).toEqual(['change_approval_requested', 'change_approval_reminder']);
    expect((await kindsTo(desk.traveler)).at(-1)).toBe('change_reminder');
    const reminder = (await mailsTo(opened, desk.traveler.email)).at(-1);
    expect(reminder?.text).toMatch(/is still waiting for approval by .*, who were reminded on \w+ \d/);
    tripIn(await desk.decide('approve', delegate, await desk.read(trip, delegate)));
    const event = (await desk.read(trip)).events.find(({ kind }) => kind === 'changeApproved');
    expect(event).toMatchObject({ onBehalfOf: { lastName: 'Tester' } });
  });

  test('finds it in the list of waiting trips, and so does its traveler; other colleagues do not', async () => {
    const { desk, trip } = await waitingChange(opened);
    const colleague = await insertMember(opened.db, {
      companyId: desk.traveler.companyId,
      role: 'traveler',
    });
    expect(await listed(desk.first)).toMatchObject([
      { _id: trip._id, status: 'complete', waiting: { change: true, level: 1, mayDecide: true } },
    ]);
    expect(await counted(desk.first)).toEqual({ waitingApproval: 1, toDecide: 1 });
    expect((await listed(desk.traveler))[0]?.waiting).toMatchObject({ change: true });
    expect(await counted(desk.traveler)).toEqual({ waitingApproval: 1, toDecide: 0 });
    expect([await listed(colleague), await counted(colleague)]).toEqual([
      [],
      { waitingApproval: 0, toDecide: 0 },
    ]);
    tripIn(await desk.decide('reject', desk.first, trip));
    expect(await counted(desk.first)).toEqual({ waitingApproval: 0, toDecide: 0 });
  });
});
