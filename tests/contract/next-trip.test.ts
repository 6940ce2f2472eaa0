import { beforeEach, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { call } from './support/call.ts';
import { dayAhead } from './support/flights.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertExampleTrip, placesIn } from './support/trips.ts';

const opened = sharedApp();
let companyId: string;
let traveler: Member;
let colleague: Member;

beforeEach(async () => {
  companyId = await insertCompany(opened.db, { name: `Home ${crypto.randomUUID()}` });
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
  colleague = await insertMember(opened.db, { companyId, role: 'company-admin' });
});

async function nextTripOf(member: Member): Promise<string | undefined> {
  const { token } = await openSession(opened.deps, member);
  const { status, body } = await call(opened.app, { url: '/api/trips/next', token });
  expect(status).toBe(body ? 200 : 204);
  return body ? placesIn({ docs: [body as Trip] })[0] : undefined;
}

const insert = (town: string, startsIn: number, more = {}) =>
  insertExampleTrip(opened.db, { traveler, town, startsOn: dayAhead(startsIn), nights: 1, ...more });

test('the next trip is the first one that is booked and not over', async () => {
  expect(await nextTripOf(traveler)).toBeUndefined();
  await insert('Over', -5);
  await insert('Cancelled', 2, { status: 'cancelled' });
  await insert('Waits', 3, { status: 'waiting_level_1_approval' });
  expect(await nextTripOf(traveler)).toBeUndefined();
  await insert('Next month', 30);
  await insert('Next week', 7, { status: 'approved' });
  expect(await nextTripOf(traveler)).toBe('Next week');
  await insert('Under way', -2, { nights: 20 });
  expect(await nextTripOf(traveler)).toBe('Under way');
});

test('it is a trip of one’s own, even for those who see all trips', async () => {
  await insert('Of the traveller', 7);
  expect(await nextTripOf(colleague)).toBeUndefined();
  await insert('Of both', 9, { companions: [colleague] });
  expect(await nextTripOf(colleague)).toBe('Of both');
});

test('it is one of the company that the session acts in', async () => {
  await insert('Here', 7);
  const elsewhere = await insertCompany(opened.db, { name: `Elsewhere ${crypto.randomUUID()}` });
  const membership = { companyId: elsewhere, role: 'traveler', userId: traveler.userId } as const;
  const companyUserId = await insertMembership(opened.db, membership);
  expect(await nextTripOf({ ...traveler, companyId: elsewhere, companyUserId })).toBeUndefined();
});

test('what is over goes by the clock of the company', async () => {
  await insert('Soon over', 1);
  await insert('Later', 9);
  const in5Days = { ...NO_SWITCHES, clockOffsetMinutes: 5 * 24 * 60 };
  await saveSwitches(opened.db, companyId, in5Days);
  expect(await nextTripOf(traveler)).toBe('Later');
});
