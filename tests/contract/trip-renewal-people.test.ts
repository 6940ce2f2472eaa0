import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip, TripList } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { call, refusal } from './support/call.ts';
import { insertMember, type Member } from './support/records.ts';
import { RenewalDesk } from './support/renewal-desk.ts';
import {
  agreeTo,
  approve,
  askRenewal,
  changedTrip,
  putTrip,
  renewalOf,
  resubmit,
} from './support/renewals.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const DAY = 24 * 3_600_000;
const WITHHELD = { status: 409, code: 'action_withheld' };

const opened = sharedApp();
let desk: RenewalDesk;
let me: Member;

beforeEach(async () => {
  desk = await RenewalDesk.open(opened);
  me = desk.traveler;
});

describe('who requests a trip again', () => {
  test('is not its approver', async () => {
    const trip = await desk.rejected();
    expect(refusal(await askRenewal(opened, desk.first, trip))).toEqual({ status: 403, code: 'forbidden' });
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    expect(refusal(await putTrip(opened, desk.first, trip, agreed))).toEqual({
      status: 403,
      code: 'forbidden',
    });
  });

  test('is recorded with the request, and does not decide on it', async () => {
    const { companyId } = desk;
    const [admin, other] = [
      await insertMember(opened.db, { companyId, role: 'company-admin' }),
      await insertMember(opened.db, { companyId, role: 'company-admin' }),
    ];
    const trip = await desk.rejected();
    await setColumns(opened.db, 'company_users', me.companyUserId, {
      level1_approver_id: null,
      level2_approver_id: null,
    });
    const renewal = await renewalOf(opened, admin, trip);
    expect(renewal.approvers).toMatchObject([{ _id: other.companyUserId }]);
    const again = changedTrip(await putTrip(opened, admin, trip, agreeTo(renewal)));
    expect(again).toMatchObject({
      approval: { deciders: [{ _id: other.companyUserId }] },
      withheldActions: expect.arrayContaining([{ action: 'approve', reason: 'ownTrip' }]),
    });
    const { first_name: firstName, last_name: lastName } = await opened.db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', admin.userId)
      .executeTakeFirstOrThrow();
    expect(again.events.at(-2)).toMatchObject({ kind: 'resubmitted', by: { firstName, lastName } });
    await approve(opened, other, trip);
  });

  test.each([
    ['who was asked keeps', false, { status: 200, listed: 1 }],
    ['who knows nothing of it loses', true, { status: 404, listed: 0 }],
  ])('asks the approver of now; one %s it in the lists', async (_, silentApprovers, ofEarlier) => {
    await desk.practise({ silentApprovers });
    const trip = await desk.rejected();
    await setColumns(opened.db, 'company_users', me.companyUserId, {
      level1_approver_id: desk.second.companyUserId,
      level2_approver_id: null,
    });
    expect(await readAs(desk.first, trip)).toEqual({ status: 200, listed: 1 });
    const again = changedTrip(await resubmit(opened, me, trip));
    expect(again).toMatchObject({ approval: { deciders: [{ _id: desk.second.companyUserId }] } });
    opened.clock.advance(DAY + 1);
    await repairTrips(opened.deps);
    opened.clock.advance(-DAY - 1);
    expect(await desk.read(trip)).toMatchObject({ end: 'expired' });
    expect(await readAs(desk.first, trip)).toEqual(ofEarlier);
    expect(await readAs(desk.second, trip)).toEqual({ status: 200, listed: 1 });
  });

  test('requests nothing for people who have left', async () => {
    const trip = await desk.rejected();
    const arranger = await insertMember(opened.db, { companyId: desk.companyId, role: 'travel-arranger' });
    await setColumns(opened.db, 'company_users', me.companyUserId, { active: false });
    expect(refusal(await askRenewal(opened, arranger, trip))).toEqual({
      status: 422,
      code: 'traveler_inactive',
    });
  });
});

describe('what can not be requested again', () => {
  test('is a trip that waits', async () => {
    const trip = await desk.order();
    const answer = await askRenewal(opened, me, trip);
    expect(refusal(answer)).toEqual(WITHHELD);
    expect(answer.body).toMatchObject({
      detail: expect.stringContaining('rejected, have expired or could not be booked'),
    });
    const agreed = { resubmit: { total: trip.total.asked, levels: [1 as const] } };
    expect(refusal(await putTrip(opened, me, trip, agreed))).toEqual(WITHHELD);
  });

  test('is a trip that has begun', async () => {
    const trip = await desk.rejected();
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    opened.clock.advance((desk.firstNight + 3) * DAY);
    const answer = await askRenewal(opened, me, trip);
    expect(refusal(answer)).toEqual(WITHHELD);
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('has started') });
    expect(refusal(await putTrip(opened, me, trip, agreed))).toEqual(WITHHELD);
    opened.clock.advance(-(desk.firstNight + 3) * DAY);
  });
});

async function readAs(as: Member, { _id }: Trip) {
  const { token } = await openSession(opened.deps, as);
  const list = await call(opened.app, { url: '/api/trips?tripFilter=cancelled', token });
  const { status } = await call(opened.app, { url: `/api/trips/${_id}`, token });
  return { status, listed: (list.body as TripList).docs.length }; // the contract has checked it
}
