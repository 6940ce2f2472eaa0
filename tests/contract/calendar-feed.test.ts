import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CalendarFeed, NewCalendarFeed } from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertExampleTrip } from './support/trips.ts';

const GONE = { status: 404, code: 'not_found' };
const THROTTLED = { status: 429, code: 'too_many_requests' };

const opened = sharedApp();
let companyId: string;
let traveler: Member;
let other: Member;

beforeEach(async () => {
  companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
  other = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function callAs(member: Member, method: 'GET' | 'POST' | 'DELETE') {
  const { token } = await openSession(opened.deps, member);
  return await call(opened.app, { method, url: '/api/calendar-feed', token });
}

/** The path of a new address. */
async function subscribe(member = traveler): Promise<string> {
  const { status, body } = await callAs(member, 'POST');
  expect(status).toBe(200);
  return new URL((body as NewCalendarFeed).address).pathname; // by the contract
}

const read = (path: string, headers: Record<string, string> = {}) => call(opened.app, { url: path, headers });

async function textOf(path: string): Promise<string> {
  const { status, body } = await read(path);
  expect(status).toBe(200);
  return String(body).replaceAll('\r\n ', '');
}

describe('the address of a calendar', () => {
  test('is said once, and stored as a hash', async () => {
    expect((await callAs(traveler, 'GET')).body).toEqual({ isOn: false });
    const path = await subscribe();
    const secret = path.split('/').at(-2) ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    const { isOn, since } = (await callAs(traveler, 'GET')).body as CalendarFeed;
    expect({ isOn, since }).toEqual({ isOn: true, since: expect.any(String) });
    const rows = await opened.db.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.map(({ company_user_id }) => company_user_id)).toContain(traveler.companyUserId);
  });

  test('ends with a new one, and when it is switched off', async () => {
    const first = await subscribe();
    const second = await subscribe();
    expect(refusal(await read(first))).toMatchObject(GONE);
    expect((await read(second)).status).toBe(200);
    expect((await callAs(traveler, 'DELETE')).status).toBe(204);
    expect(refusal(await read(second))).toMatchObject(GONE);
    expect((await callAs(traveler, 'GET')).body).toEqual({ isOn: false });
  });

  test.each([
    ['company_users', 'companyUserId'],
    ['users', 'userId'],
  ] as const)('ends with its person: %s', async (table, id) => {
    const path = await subscribe();
    await setColumns(opened.db, table, traveler[id], { active: false });
    expect(refusal(await read(path))).toMatchObject(GONE);
  });
});

describe('the calendar at the address', () => {
  test('has the own parts of all trips, and no name of others', async () => {
    const own = await insertExampleTrip(opened.db, {
      traveler,
      companions: [other],
      itineraryRef: 'OWN001',
    });
    await insertExampleTrip(opened.db, { traveler: other, itineraryRef: 'OTHER1' });
    const text = await textOf(await subscribe());
    expect(text).toContain(`UID:${own.parts[0]?.id}@localhost\r\n`);
    expect(text).toContain('Anna Keller');
    expect(text).not.toContain('Benno');
    expect(text).not.toContain('OTHER1');
    expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  });

  test('has nothing of a trip on which others travel, even for their company admin', async () => {
    const admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
    await insertExampleTrip(opened.db, { traveler, itineraryRef: 'OTHER2' });
    expect(await textOf(await subscribe(admin))).not.toContain('VEVENT');
  });

  test('leaves out what ended more than a month ago', async () => {
    const startsOn = addDays(opened.clock.now(), -40).toISOString().slice(0, 10);
    await insertExampleTrip(opened.db, { traveler, startsOn, itineraryRef: 'LONGAG' });
    expect(await textOf(await subscribe())).not.toContain('VEVENT');
  });

  test('is not sent again while it stays the same', async () => {
    const path = await subscribe();
    const { headers } = await read(path);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'referrer-policy': 'no-referrer',
    });
    const known = { 'if-none-match': headers.etag ?? '' };
    expect((await read(path, known)).status).toBe(304);
    await insertExampleTrip(opened.db, { traveler });
    expect((await read(path, known)).status).toBe(200);
  });

  test('is read at most sixty times in a quarter of an hour', async () => {
    const path = await subscribe();
    for (let turn = 0; turn < 60; turn += 1) await read(path);
    expect(refusal(await read(path))).toMatchObject(THROTTLED);
    expect((await read(await subscribe(other))).status).toBe(200);
  });

  test('is not guessed: unknown addresses are counted by network', async () => {
    const unknown = `/api/calendar-feeds/${'a'.repeat(43)}/trips.ics`;
    const from = { url: unknown, ip: '198.51.100.7' };
    for (let turn = 0; turn < 30; turn += 1) await call(opened.app, from);
    expect(refusal(await call(opened.app, from))).toMatchObject(THROTTLED);
  });
});
