import type { Updateable } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TripCounts, TripList } from '#domain/contract.ts';
import type { Database } from '#server/db/schema.ts';
import { call } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { dayAhead } from './support/flights.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { insertExampleTrip, placesIn } from './support/trips.ts';

const opened: ContractApp = await openContractApp();
let traveler: Member;
let approver: Member;
let other: Member;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: `Home ${crypto.randomUUID()}` });
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
  approver = await insertMember(opened.db, { companyId, role: 'traveler' });
  other = await insertMember(opened.db, { companyId, role: 'traveler' });
});
afterAll(() => opened.close());

async function ask<Body>(path: string, member: Member): Promise<Body> {
  const { token } = await openSession(opened.deps, member);
  const { status, body } = await call(opened.app, { url: `/api/trips${path}`, token });
  expect(status).toBe(200);
  return body as Body;
}

async function placesFor(member: Member, query = ''): Promise<string[]> {
  return placesIn(await ask<TripList>(query, member));
}

async function changePerson(
  { companyUserId }: Member,
  change: Updateable<Database['company_users']>,
): Promise<void> {
  await setColumns(opened.db, 'company_users', companyUserId, change);
}

test('a waiting trip is in the lists of everyone who may decide on it now', async () => {
  await insertExampleTrip(opened.db, {
    traveler,
    town: 'Waits',
    status: 'waiting_level_1_approval',
    approvers: [approver.companyUserId],
  });
  expect(await placesFor(other)).toEqual([]);
  await changePerson(traveler, { level1_approver_id: other.companyUserId });
  expect(await placesFor(other)).toEqual(['Waits']);
  expect(await placesFor(other, '?searchString=wai&tripFilter=waitingApproval')).toEqual(['Waits']);
});

test('a trip that a person was asked to decide on stays in their lists, and in those of their delegate, until they are replaced', async () => {
  const { trip } = await insertExampleTrip(opened.db, { traveler, town: 'Zürich' });
  await setColumns(opened.db, 'trips', trip.id, { informed_approvers: [approver.companyUserId] });
  await changePerson(traveler, { level1_approver_id: approver.companyUserId });
  expect(await placesFor(approver, '?searchString=zurich')).toEqual(['Zürich']);
  expect(await placesFor(other)).toEqual([]);
  await changePerson(approver, {
    delegate_id: other.companyUserId,
    delegate_from: dayAhead(0),
    delegate_until: dayAhead(1),
  });
  expect(await placesFor(other)).toEqual(['Zürich']);
  expect(await ask<TripCounts>('/count', other)).toMatchObject({ upcoming: 1 });
  await changePerson(approver, { delegate_from: dayAhead(1) });
  expect(await placesFor(other)).toEqual([]);
  expect(await ask<TripCounts>('/count', other)).toMatchObject({ upcoming: 0 });
  await changePerson(traveler, { level1_approver_id: other.companyUserId });
  expect(await placesFor(approver)).toEqual([]);
});

test('typed text is never interpreted as a database query', async () => {
  await insertExampleTrip(opened.db, { traveler, town: "O'Neill & Söhne: 50%" });
  for (const typed of ["o'neill", '50% & sohne', "neill:* | x') --", '!sohne <-> 50', '\\neill'])
    expect(await placesFor(traveler, `?searchString=${encodeURIComponent(typed)}`)).toEqual(
      typed.includes('x') ? [] : ["O'Neill & Söhne: 50%"],
    );
});
