import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanRecords } from '#server/jobs/clean-records.ts';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

const URL = '/api/booking/drafts/hotel';
const SNAPSHOT = { value: { choosing: 'list' }, context: { criteria: { nights: 2 }, offers: [] } };

let opened: ContractApp;
let companyId: string;
let member: Member;

beforeAll(async () => {
  opened = await openContractApp();
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
});
afterAll(() => opened.close());

async function send(method: 'GET' | 'PUT' | 'DELETE', body?: unknown, as = member) {
  const { token } = await openSession(opened.deps, as);
  const headers = { 'content-type': 'application/json' };
  return await call(opened.app, {
    method,
    url: URL,
    token,
    ...(body !== undefined && { body, headers }),
  });
}
const save = (snapshot: object, as = member) => send('PUT', { chartVersion: 3, snapshot }, as);

describe('a draft', () => {
  test('is none before it was saved, and again when it was deleted', async () => {
    expect((await send('GET')).status).toBe(204);
    expect((await send('DELETE')).status).toBe(204);
    await save(SNAPSHOT);
    expect((await send('DELETE')).status).toBe(204);
    expect((await send('GET')).status).toBe(204);
  });

  test('is answered as it was saved, on any device', async () => {
    const draft = {
      ...{ flow: 'hotel', chartVersion: 3, snapshot: SNAPSHOT },
      savedAt: opened.clock.now().toISOString(),
    };
    expect(await save(SNAPSHOT)).toMatchObject({ status: 200, body: draft });
    const headers = { 'x-company-time': draft.savedAt };
    expect(await send('GET')).toMatchObject({ status: 200, headers, body: draft });
  });

  test('replaces what was saved before', async () => {
    await save(SNAPSHOT);
    opened.clock.advance(1000);
    const answer = await send('PUT', { chartVersion: 4, snapshot: { value: 'searching' } });
    expect((await send('GET')).body).toEqual(answer.body);
    expect(answer.body).toMatchObject({ chartVersion: 4, snapshot: { value: 'searching' } });
  });

  test('belongs to one user', async () => {
    const other = await insertMember(opened.db, { companyId, role: 'company-admin' });
    await save(SNAPSHOT);
    expect((await send('GET', undefined, other)).status).toBe(204);
    await send('DELETE', undefined, other);
    expect((await send('GET')).status).toBe(200);
  });

  test('belongs to one company', async () => {
    const elsewhere = await insertCompany(opened.db, { name: 'Elsewhere' });
    const companyUserId = await insertMembership(opened.db, {
      ...{ userId: member.userId, companyId: elsewhere, role: 'traveler' },
    });
    await save(SNAPSHOT);
    const there = { ...member, companyId: elsewhere, companyUserId };
    expect((await send('GET', undefined, there)).status).toBe(204);
    await save({ value: 'there' }, there);
    expect((await send('GET')).body).toMatchObject({ snapshot: SNAPSHOT });
  });

  test('keeps texts that only JSON allows', async () => {
    const odd = { text: 'a\u0000b \ud800 \u{1f6eb}', '\u0000': 1, 'a.b': { $ref: '#' } };
    expect((await save(odd)).status).toBe(200);
    expect((await send('GET')).body).toMatchObject({ snapshot: odd });
  });

  test('is forgotten after thirty days', async () => {
    await save(SNAPSHOT);
    opened.clock.advance(30 * 24 * 60 * 60_000);
    await cleanRecords(opened.deps);
    expect((await send('GET')).status).toBe(200);
    opened.clock.advance(1);
    await cleanRecords(opened.deps);
    expect((await send('GET')).status).toBe(204);
  });

  test('has at most 64 kB', async () => {
    const frame = JSON.stringify({ text: '' }).length;
    const ofBytes = (bytes: number) => ({ text: 'é'.repeat((bytes - frame) / 2) });
    expect((await save(ofBytes(65_536 - 1 + (frame % 2)))).status).toBe(200);
    expect(refusal(await save(ofBytes(65_536 + 1 + (frame % 2))))).toEqual({
      ...{ status: 413, code: 'draft_too_large' },
    });
    expect((await send('GET')).status).toBe(200);
  });
});

describe('a draft is refused', () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const bodies = [
    '{}',
    '[]',
    'null',
    '{"chartVersion":1}',
    '{"snapshot":{}}',
    '{"chartVersion":0,"snapshot":{}}',
    '{"chartVersion":10001,"snapshot":{}}',
    '{"chartVersion":1.5,"snapshot":{}}',
    '{"chartVersion":"1","snapshot":{}}',
    '{"chartVersion":1,"snapshot":[]}',
    '{"chartVersion":1,"snapshot":"x"}',
    '{"chartVersion":1,"snapshot":null}',
    '{"chartVersion":1,"snapshot":{},"userId":"x"}',
    `{"chartVersion":1,"snapshot":{${Array.from({ length: 51 }, (_, key) => `"${key}":1`)}}}`,
    `{"chartVersion":1,"snapshot":${nested(101)}}`,
    `{"chartVersion":1,"snapshot":${nested(9000)}}`,
  ];
  test.each(bodies)('with the body %.60s', async (body) => {
    expect(refusal(await send('PUT', body))).toEqual({ status: 422, code: 'validation_failed' });
    expect((await send('GET')).status).toBe(204);
  });

  test('with a hundred thousand levels', async () => {
    const answer = await send('PUT', `{"chartVersion":1,"snapshot":${nested(100_000)}}`);
    expect([400, 413, 422]).toContain(answer.status);
  });

  test('but a hundred levels are enough for any chart', async () => {
    expect((await send('PUT', `{"chartVersion":1,"snapshot":${nested(100)}}`)).status).toBe(200);
    expect((await send('GET')).status).toBe(200);
  });

  test.each(['flight', 'x', 'HOTEL', '__proto__'])('of the flow %s', async (flow) => {
    const { token } = await openSession(opened.deps, member);
    const answer = await call(opened.app, { url: `/api/booking/drafts/${flow}`, token });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
  });
});

test('of many who save at once, all succeed and one is kept', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => save({ index })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { body } = await send('GET');
  expect(answers.map((answer) => JSON.stringify(answer.body))).toContain(JSON.stringify(body));
});
