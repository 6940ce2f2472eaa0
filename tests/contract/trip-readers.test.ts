import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { insertTravelerWithApprovers, type TravelerWithApprovers } from './support/approvals.ts';
import { ALWAYS_ASKS, leave, lookAt, nameDelegate, setApprovers } from './support/approver-records.ts';
import { approve, orderWaiting } from './support/decision-calls.ts';
import { flightOf, insertFlyer, orderFlight } from './support/flight-orders.ts';
import { dayAhead } from './support/flights.ts';
import { getTrip } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { replacePassengers, storedPassengers } from './support/stored-passengers.ts';

const opened = sharedApp();
let companyId: string;

beforeEach(async ({ task }) => {
  companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  await opened.db.deleteFrom('trips').execute();
  // Earlier tests have taken the rooms.
  await opened.db.deleteFrom('embedded_bookings').execute();
});

describe('of a trip that had to be approved', () => {
  let people: TravelerWithApprovers;
  let other: Member;
  let trip: Trip;

  beforeEach(async () => {
    people = await insertTravelerWithApprovers(opened.db, companyId, ALWAYS_ASKS[1]);
    other = await insertMember(opened.db, { companyId, role: 'traveler' });
    trip = await orderWaiting(opened, people.traveler);
  });

  const statusFor = async (as: Member) => (await lookAt(opened, as, trip)).status;

  test('an approver who was replaced before they decided stops reading', async () => {
    const { traveler, first } = people;
    expect(await statusFor(first)).toBe(200);
    await setApprovers(opened, traveler, { first: other });
    await repairTrips(opened.deps);
    expect((await approve(opened, other, trip)).status).toBe(200);
    expect(await statusFor(first)).toBe(404);
    expect(await statusFor(other)).toBe(200);
  });

  test('an approver who decided is named in the booking info and keeps reading when replaced later', async () => {
    const { traveler, first } = people;
    await approve(opened, first, trip);
    await setApprovers(opened, traveler, { first: other });
    expect((await lookAt(opened, first, trip)).body).toMatchObject({
      bookingInfo: { level1Approver: { _id: first.companyUserId } },
    });
  });

  test('a delegate who decided stops reading with the delegation; the approver is named and reads', async () => {
    const { first, traveler } = people;
    await nameDelegate(opened, first, other, { from: dayAhead(0), until: dayAhead(5) });
    await repairTrips(opened.deps);
    expect((await approve(opened, other, trip)).status).toBe(200);
    expect(await statusFor(other)).toBe(200);
    const ended = { delegate_id: null, delegate_from: null, delegate_until: null };
    await setColumns(opened.db, 'company_users', first.companyUserId, ended);
    expect(await statusFor(other)).toBe(404);
    const { bookingInfo, events } = await getTrip(opened, traveler, trip._id);
    expect(bookingInfo.level1Approver?._id).toBe(first.companyUserId);
    expect(events.find(({ kind }) => kind === 'approved')).toMatchObject({
      by: { firstName: other.email.replace(/@.*/, '') },
      onBehalfOf: { firstName: first.email.replace(/@.*/, '') },
    });
  });

  test('the delegate of an approver who left stops reading', async () => {
    await nameDelegate(opened, people.first, other, { from: dayAhead(0), until: dayAhead(5) });
    expect(await statusFor(other)).toBe(200);
    await leave(opened, people.first);
    expect(await statusFor(other)).toBe(404);
  });
});

test('passports and memberships are answered to their traveler and to who may book for them', async () => {
  const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
  const admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  const me = await insertFlyer(opened, { companyId, role: 'traveler' });
  const companion = await insertFlyer(opened, { companyId, role: 'traveler' });
  const approver = await insertMember(opened.db, { companyId, role: 'traveler' });
  const travelers = [me.companyUserId, companion.companyUserId];
  // London asks for a passport.
  const { _id } = await orderFlight(opened, arranger, { travelers });
  await setColumns(opened.db, 'trips', _id, { level1_approver_id: approver.companyUserId });
  await replacePassengers(opened.db, _id, (await storedPassengers(opened.db, _id)).map(withDocuments));

  const documentsFor = async (as: Member) =>
    flightOf(await getTrip(opened, as, _id)).passengers.map(({ passport, memberships }) =>
      passport !== undefined && memberships.length > 0
        ? 'all'
        : passport || memberships.length
          ? 'some'
          : 'none',
    );
  expect(await documentsFor(arranger)).toEqual(['all', 'all']);
  expect(await documentsFor(admin)).toEqual(['all', 'all']);
  expect(await documentsFor(me)).toEqual(['all', 'none']);
  expect(await documentsFor(companion)).toEqual(['none', 'all']);
  expect(await documentsFor(approver)).toEqual(['none', 'none']);
});

const withDocuments = (passenger: Passenger): Passenger => ({
  ...passenger,
  passport: { country: 'CH', number: 'X1234567', expiryDate: '2055-02-02' },
  memberships: [{ program: 'LX', membershipNumber: '992000001' }],
});
