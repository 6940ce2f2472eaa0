import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { insertTravellerWithApprovers } from './support/approvals.ts';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { ALWAYS, orderWaiting } from './support/decision-calls.ts';
import { getTrip } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

let opened: ContractApp;
let approver: Member;
let token: string;
let trip: Trip;

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const people = await insertTravellerWithApprovers(opened.db, companyId, { level1Threshold: ALWAYS });
  approver = people.first;
  trip = await orderWaiting(opened, people.traveller);
  token = (await openSession(opened.deps, approver)).token;
});
afterAll(() => opened.close());

const INVALID = { status: 422, code: 'validation_failed' };
const TOO_LONG = 'x'.repeat(1001);

type Body = (seen: { version: number; total: object }) => unknown;

/** Invalid bodies of both approvals and refusals. */
const BODIES: [string, Body][] = [
  ['nothing', () => ({})],
  ['a list', (seen) => [seen]],
  ['no version', ({ total }) => ({ total })],
  ['no total', ({ version }) => ({ version })],
  ['version 0', (seen) => ({ ...seen, version: 0 })],
  ['version -1', (seen) => ({ ...seen, version: -1 })],
  ['half a version', (seen) => ({ ...seen, version: 1.5 })],
  ['a version in words', (seen) => ({ ...seen, version: 'one' })],
  ['a version of null', (seen) => ({ ...seen, version: null })],
  ['a total without a currency', (seen) => ({ ...seen, total: { amount: 1 } })],
  ['a total with half a cent', (seen) => ({ ...seen, total: { amount: 0.5, currency: 'CHF' } })],
  ['a total in no currency', (seen) => ({ ...seen, total: { amount: 1, currency: 'francs' } })],
  ['a total with more', (seen) => ({ ...seen, total: { ...seen.total, tax: 1 } })],
  ['an empty comment', (seen) => ({ ...seen, comment: '' })],
  ['a comment of spaces', (seen) => ({ ...seen, comment: ' \t ' })],
  ['a comment of null', (seen) => ({ ...seen, comment: null })],
  ['a comment that is too long', (seen) => ({ ...seen, comment: TOO_LONG })],
  ['a level', (seen) => ({ ...seen, comment: 'No', level: 2 })],
  ['an approver', (seen) => ({ ...seen, comment: 'No', onBehalfOf: { firstName: 'A', lastName: 'B' } })],
];

const REFUSALS: [string, Body][] = [
  ['no comment', (seen) => seen],
  ['sendBack in words', (seen) => ({ ...seen, comment: 'No', sendBack: 'yes' })],
  ['sendBack of null', (seen) => ({ ...seen, comment: 'No', sendBack: null })],
];

async function send(path: string, body: unknown, tripId = trip._id) {
  return await call(opened.app, { method: 'POST', url: `/api/trips/${tripId}/${path}`, token, body });
}

async function expectUntouched(): Promise<void> {
  const { status, version } = await getTrip(opened, approver, trip._id);
  expect({ status, version }).toEqual({ status: trip.status, version: trip.version });
}

describe.each([
  ['approve', [...BODIES, ['sendBack', (seen) => ({ ...seen, sendBack: true })]]],
  ['reject', [...BODIES, ...REFUSALS]],
] satisfies [string, [string, Body][]][])('%s', (path, bodies) => {
  test.each(bodies)('with %s is refused, and changes nothing', async (_, body) => {
    const seen = { version: trip.version, total: trip.total.asked };
    expect(refusal(await send(path, body(seen)))).toEqual(INVALID);
    await expectUntouched();
  });

  test.each(['no-id', '0', `${'a'.repeat(8)}-0000-7000-8000-00000000000g`])(
    'of %s is refused',
    async (id) => {
      const body = { version: 1, total: { amount: 1, currency: 'CHF' }, comment: 'No' };
      expect(refusal(await send(path, body, id))).toEqual(INVALID);
    },
  );

  test('by GET does not exist', async () => {
    const { statusCode } = await opened.app.inject({
      url: `/api/trips/${trip._id}/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([404, 405]).toContain(statusCode);
    await expectUntouched();
  });
});
