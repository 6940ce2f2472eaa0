import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withOffset } from '#domain/local-time.ts';
import { cleanRecords } from '#server/jobs/job-handlers.ts';
import { CHANGED_STAY } from '../support/change-target.ts';
import { call, refusal } from './support/call.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const URL = '/api/booking/drafts/hotel';
const FRAME = JSON.stringify({ text: '' }).length;
const SNAPSHOT = { value: { choosing: 'list' }, context: { criteria: { nights: 2 }, offers: [] } };

const opened = sharedApp();
let companyId: string;
let member: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function send(method: 'GET' | 'PUT' | 'DELETE', body?: unknown, as = member, query = '') {
  const { token } = await openSession(opened.deps, as);
  const headers = { 'content-type': 'application/json' };
  return await call(opened.app, {
    method,
    url: `${URL}${query}`,
    token,
    ...(body !== undefined && { body, headers }),
  });
}
const save = (snapshot: object, as = member, revision = 0) =>
  send('PUT', { revision, chartVersion: 3, snapshot }, as);
const remove = (revision: number, as = member) => send('DELETE', undefined, as, `?revision=${revision}`);

const CHANGED = { status: 409, code: 'draft_changed' };

describe('a draft', () => {
  test('does not exist before it was saved, nor after it was deleted', async () => {
    expect((await send('GET')).status).toBe(204);
    expect((await remove(1)).status).toBe(204);
    await save(SNAPSHOT);
    expect((await remove(1)).status).toBe(204);
    expect((await send('GET')).status).toBe(204);
  });

  test('has its order beside it, until it is saved without one', async () => {
    const order = { key: '4d1f3a0e-2c1b', request: { travelers: ['anna'], comment: 'Late arrival' } };
    const saved = await send('PUT', { revision: 0, chartVersion: 3, snapshot: SNAPSHOT, order });
    expect(saved).toMatchObject({ status: 200, body: { order } });
    expect((await send('GET')).body).toMatchObject({ snapshot: SNAPSHOT, order });
    await save(SNAPSHOT, member, 1);
    expect((await send('GET')).body).not.toHaveProperty('order');
  });

  test('names the booked part that its order changes', async () => {
    const { tripId, partId, title, startsOn, endsOn } = CHANGED_STAY;
    const changes = { tripId, partId, title, startsOn, endsOn };
    const order = { key: '4d1f3a0e-2c1b', request: { levels: [] }, changes };
    const body = { revision: 0, chartVersion: 3, snapshot: SNAPSHOT };
    expect(await send('PUT', { ...body, order })).toMatchObject({ status: 200, body: { order } });
    expect((await send('GET')).body).toMatchObject({ order });
    const unnamed = { ...order, changes: { tripId, title, startsOn, endsOn } };
    expect(await send('PUT', { ...body, revision: 1, order: unnamed })).toMatchObject({ status: 422 });
  });

  test('is not too large without its order, but with it', async () => {
    const order = { key: '4d1f3a0e-2c1b', request: { text: 'x'.repeat(64 * 1024) } };
    const answer = await send('PUT', { revision: 0, chartVersion: 3, snapshot: SNAPSHOT, order });
    expect(refusal(answer)).toEqual({ status: 413, code: 'draft_too_large' });
  });

  test('is returned as it was saved, on any device', async () => {
    const draft = {
      flow: 'hotel',
      revision: 1,
      chartVersion: 3,
      snapshot: SNAPSHOT,
      savedAt: opened.clock.now().toISOString(),
    };
    expect(await save(SNAPSHOT)).toMatchObject({ status: 200, body: draft });
    const headers = { 'x-company-time': withOffset(opened.clock.now(), 'Europe/Zurich') };
    expect(await send('GET')).toMatchObject({ status: 200, headers, body: draft });
  });

  test('replaces what was saved before', async () => {
    await save(SNAPSHOT);
    opened.clock.advance(1000);
    const answer = await send('PUT', { revision: 1, chartVersion: 4, snapshot: { value: 'searching' } });
    expect((await send('GET')).body).toEqual(answer.body);
    expect(answer.body).toMatchObject({ revision: 2, chartVersion: 4, snapshot: { value: 'searching' } });
  });

  test('belongs to one user', async () => {
    const other = await insertMember(opened.db, { companyId, role: 'company-admin' });
    await save(SNAPSHOT);
    expect((await send('GET', undefined, other)).status).toBe(204);
    await remove(1, other);
    expect((await send('GET')).status).toBe(200);
  });

  test('belongs to one company', async () => {
    const elsewhere = await insertCompany(opened.db, { name: 'Elsewhere' });
    const companyUserId = await insertMembership(opened.db, {
      userId: member.userId,
      companyId: elsewhere,
      role: 'traveler',
    });
    await save(SNAPSHOT);
    const there = { ...member, companyId: elsewhere, companyUserId };
    expect((await send('GET', undefined, there)).status).toBe(204);
    await save({ value: 'there' }, there);
    expect((await send('GET')).body).toMatchObject({ snapshot: SNAPSHOT });
  });

  test.each(['a\u0000b', 'a \ud800'])(
    'with the text %j, which can not be stored, is refused',
    async (text) => {
      expect((await save(SNAPSHOT)).status).toBe(200);
      expect((await save({ text })).status).toBe(422);
      expect((await send('GET')).body).toMatchObject({ snapshot: SNAPSHOT });
    },
  );

  test('preserves names and texts that mean something elsewhere', async () => {
    const odd = { text: '\u{1f6eb} $ref', 'a.b': { $ref: '#' }, constructor: { __proto__: null } };
    expect((await save(odd)).status).toBe(200);
    expect((await send('GET')).body).toMatchObject({ snapshot: odd });
  });

  test('is deleted after thirty days', async () => {
    await save(SNAPSHOT);
    opened.clock.advance(30 * 24 * 60 * 60_000);
    await cleanRecords(opened.deps);
    expect((await send('GET')).status).toBe(200);
    opened.clock.advance(1);
    await cleanRecords(opened.deps);
    expect((await send('GET')).status).toBe(204);
  });

  test.each([
    ['flight', 64],
    ['hotel', 64],
    ['car', 64],
    ['trip', 256],
  ])('of a %s has at most %i kB', async (flow, kB) => {
    const { token } = await openSession(opened.deps, member);
    const url = `/api/booking/drafts/${flow}`;
    const saveBytes = async (bytes: number, revision: number) => {
      // A two-byte letter, plus a single-byte one for an odd length.
      const text = 'é'.repeat((bytes - FRAME) / 2) + 'e'.repeat((bytes - FRAME) % 2);
      const body = { revision, chartVersion: 3, snapshot: { text } };
      return await call(opened.app, { method: 'PUT', url, token, body });
    };
    expect((await saveBytes(kB * 1024, 0)).status).toBe(200);
    expect(refusal(await saveBytes(kB * 1024 + 1, 1))).toEqual({ status: 413, code: 'draft_too_large' });
    const kept = await call(opened.app, { url, token });
    expect(kept.body).toMatchObject({ flow, revision: 1 });
    expect((await call(opened.app, { method: 'DELETE', url: `${url}?revision=1`, token })).status).toBe(204);
    expect((await call(opened.app, { url, token })).status).toBe(204);
  });
});

describe('a draft is refused', () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const bodies = [
    `{"revision":0,"chartVersion":1,"snapshot":${nested(101)}}`,
    `{"revision":0,"chartVersion":1,"snapshot":${nested(9000)}}`,
  ];
  test.each(bodies)('that is nested deeper than any chart, like %.60s', async (body) => {
    expect(refusal(await send('PUT', body))).toEqual({ status: 422, code: 'validation_failed' });
    expect((await send('GET')).status).toBe(204);
  });

  test('with a hundred thousand levels', async () => {
    const answer = await send('PUT', `{"revision":0,"chartVersion":1,"snapshot":${nested(100_000)}}`);
    expect([400, 413, 422]).toContain(answer.status);
  });

  test('but a hundred levels are enough for any chart', async () => {
    expect((await send('PUT', `{"revision":0,"chartVersion":1,"snapshot":${nested(100)}}`)).status).toBe(200);
    expect((await send('GET')).status).toBe(200);
  });

  test.each(['train', 'x', 'HOTEL', '__proto__'])('of the flow %s', async (flow) => {
    const { token } = await openSession(opened.deps, member);
    const answer = await call(opened.app, { url: `/api/booking/drafts/${flow}`, token });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
  });
});

describe('a draft that was changed on another device', () => {
  test.each([0, 1, 3])('is not replaced by a change of revision %i', async (revision) => {
    await save(SNAPSHOT);
    await save({ value: 'in another tab' }, member, 1);
    expect(refusal(await save({ value: 'here' }, member, revision))).toEqual(CHANGED);
    expect((await send('GET')).body).toMatchObject({ revision: 2, snapshot: { value: 'in another tab' } });
  });

  test('is not removed', async () => {
    await save(SNAPSHOT);
    await save({ value: 'in another tab' }, member, 1);
    expect(refusal(await remove(1))).toEqual(CHANGED);
    expect((await send('GET')).body).toMatchObject({ revision: 2 });
  });

  test('is not restored after it was removed', async () => {
    await save(SNAPSHOT);
    await remove(1);
    expect(refusal(await save({ value: 'here' }, member, 1))).toEqual(CHANGED);
    expect((await send('GET')).status).toBe(204);
  });
});

test.each([
  ['a new draft', 0],
  ['one that all have seen', 1],
])('of many who save %s at once, one succeeds and its draft is kept', async (_, revision) => {
  if (revision > 0) await save(SNAPSHOT);
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_unused, index) => save({ index }, member, revision)),
  );
  const [saved, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect((await send('GET')).body).toEqual(saved?.body);
  for (const answer of answers.filter((one) => one !== saved)) expect(refusal(answer)).toEqual(CHANGED);
});

test('each flow has a draft of its own', async () => {
  const { token } = await openSession(opened.deps, member);
  const url = '/api/booking/drafts/car';
  const body = { revision: 0, chartVersion: 1, snapshot: { value: 'car' } };
  await save(SNAPSHOT);
  expect((await call(opened.app, { method: 'PUT', url, token, body })).status).toBe(200);
  expect((await call(opened.app, { url, token })).body).toMatchObject({
    flow: 'car',
    snapshot: { value: 'car' },
  });
  expect((await send('GET')).body).toMatchObject({ flow: 'hotel', snapshot: SNAPSHOT });
});
