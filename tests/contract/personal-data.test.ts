import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { TripPartRequest } from '#domain/contract.ts';
import { listWaitingMails } from '#server/features/mails/mail-repository.ts';
import { call } from './support/call.ts';
import { ChangeDesk } from './support/change-desk.ts';
import { fareQuote } from './support/flight-orders.ts';
import { legTo } from './support/flights.ts';
import { dumpOf, findTexts } from './support/number-traces.ts';
import { orderBody } from './support/orders.ts';
import { insertMember } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const PROFILE = {
  dateOfBirth: '1971-03-29',
  passport: { country: 'TM', number: 'PX73519264', issueDate: '2023-11-13', expiryDate: '2049-10-07' },
  visa: { country: 'KI', number: 'VS40862957', issueDate: '2024-12-16', expiryDate: '2047-08-19' },
  membershipNumber: 'FF58203917466',
};
/** Typed in at a checkout, and different in a change. */
const TYPED = {
  dateOfBirth: '1968-07-23',
  passport: { country: 'NR', number: 'TY61937420', expiryDate: '2048-06-11' },
  memberships: [{ program: 'BA', membershipNumber: 'TM94728105533' }],
};
const CHANGED = {
  dateOfBirth: '1966-09-14',
  passport: { country: 'TV', number: 'CH85046213', expiryDate: '2046-05-24' },
  memberships: [{ program: 'BA', membershipNumber: 'CM31650948277' }],
};

/** Countries as columns and JSON contain them, and the other values as they are, in plain and in encoded form. */
const TEXTS = [PROFILE, TYPED, CHANGED].flatMap(leaves).flatMap((value) => {
  if (value === 'BA') return [];
  if (value.length === 2) return [`"${value}"`, `,${value},`, `[${value}]`];
  const bytes = Buffer.from(value);
  return [value, bytes.toString('base64').replace(/=+$/, ''), bytes.toString('hex')];
});

const logged: string[] = [];
const queued: string[] = [];
const opened = sharedApp({ logTo: (line) => logged.push(line) });
let desk: ChangeDesk;

beforeAll(async () => {
  desk = await ChangeDesk.open(opened);
});

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

async function saveProfile(): Promise<void> {
  const { companyId } = desk.traveler;
  const admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  const user = new UserDesk(opened, admin, desk.traveler.userId);
  const { passport, visa, dateOfBirth, membershipNumber } = PROFILE;
  const passports = [{ ...passport, isDefault: true, visas: [{ ...visa, multipleEntries: true }] }];
  const memberships = [{ program: 'LH', membershipNumber }];
  const other = [{ program: 'LH', membershipNumber: 'FF1' }];
  for (const { section, body } of [
    { section: '', body: { dateOfBirth: '1970-01-01' } },
    { section: '', body: { dateOfBirth } },
    { section: '/passports', body: { passports } },
    { section: '/gdsProfile/flight', body: { memberships } },
    { section: '/gdsProfile/flight', body: { memberships: other } },
    { section: '/gdsProfile/flight', body: { memberships } },
  ]) {
    const { status } = await user.save({ section, body });
    expect({ section, status }).toEqual({ section, status: 200 });
  }
  const shown = await user.read();
  expect(shown).toMatchObject({ dateOfBirth, passports, gdsProfile: { flight: { memberships } } });
  expect(JSON.stringify(await user.history())).toContain(membershipNumber);
}

async function flight(days: number, typed?: object): Promise<TripPartRequest> {
  const { offer } = await fareQuote(opened, desk.traveler, {
    search: { flightType: 'oneWay', legs: [legTo('ZRH', 'LHR', days)] },
    isWanted: ({ change }) => change.allowed === true,
  });
  const passengers = typed && [{ traveler: desk.traveler.companyUserId, ...typed }];
  return { kind: 'flight', offer, passengers };
}

async function saveDraft(): Promise<void> {
  const request = orderBody(desk.traveler, '', { parts: [await flight(35, TYPED)] });
  const order = { key: randomUUID(), request };
  const body = { revision: 0, chartVersion: 1, snapshot: { context: { request } }, order };
  const { token } = await openSession(opened.deps, desk.traveler);
  const draft = { url: '/api/booking/drafts/trip', token };
  expect(await call(opened.app, { ...draft, method: 'PUT', body })).toMatchObject({ status: 200 });
  expect((await call(opened.app, draft)).body).toMatchObject({ order });
}

async function workOff(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const { name, payload, work } of opened.takeJobs()) {
      queued.push(JSON.stringify({ name, payload }));
      await work();
    }
  }
}

async function bookAndChange(): Promise<void> {
  const trip = await desk.booked(await flight(30, TYPED), await flight(40));
  await workOff();
  const changed = await desk.changed(await desk.read(trip), await flight(31, CHANGED));
  await workOff();
  expect(await desk.read(changed)).toMatchObject({
    parts: [
      { passengers: [{ memberships: CHANGED.memberships }] },
      { passengers: [{ traveler: expect.any(String) }] },
    ],
  });
  await desk.cancel(await desk.read(changed));
  await workOff();
}

test('personal data is stored encrypted only, from the profile to a changed booking', async () => {
  await saveProfile();
  await saveDraft();
  await bookAndChange();
  const mails = await listWaitingMails(opened.db, opened.deps.keys);
  const places: Record<string, string> = {
    ...(await dumpOf(opened.db)),
    log: logged.join('\n'),
    jobs: queued.join('\n'),
    mails: JSON.stringify(mails),
  };
  for (const name of ['users', 'passports', 'visas', 'loyalty_memberships', 'record_changes', 'trip_parts'])
    expect({ name, text: places[name] }).not.toEqual({ name, text: '' });
  for (const name of ['trip_changes', 'idempotency_keys', 'booking_drafts', 'log', 'jobs', 'mails'])
    expect({ name, text: places[name] }).not.toEqual({ name, text: '' });
  expect(findTexts(TEXTS, places)).toEqual([]);
});
