import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

const ENV = { CALLS_PER_MINUTE: '25', SEARCHES_PER_MINUTE: '3' };
const TOO_MANY = { status: 429, code: 'too_many_calls' };
const SECOND = 1000;

let opened: ContractApp;
let other: ContractApp;
let companyId: string;
let member: Member;
let token: string;

beforeAll(async () => {
  const first = await openContractApp({ env: ENV });
  opened = first;
  const { database, clock } = first;
  other = await openContractApp({ env: ENV, database, clock });
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  // At the beginning of a minute.
  const now = opened.clock.now().getTime();
  opened.clock.advance(60 * SECOND - (now % (60 * SECOND)));
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
  token = (await openSession(opened.deps, member)).token;
});
afterAll(async () => {
  await other.close();
  await opened.close();
});

const ask = (by = opened) => call(by.app, { url: '/api/sessions', token });
const search = () =>
  call(opened.app, { method: 'POST', url: '/api/booking/car/search', token, body: { nonsense: true } });
const times = async <Answer>(count: number, send: () => Promise<Answer>) =>
  await Promise.all(Array.from({ length: count }, send));

describe('calls of one person within a minute', () => {
  test('beyond the limit are refused until the minute is over', async () => {
    opened.clock.advance(20 * SECOND);
    const answers = await times(30, () => ask());
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
    const refused = await ask();
    expect(refusal(refused)).toEqual(TOO_MANY);
    expect(refused.headers['retry-after']).toBe('40');
    opened.clock.advance(39 * SECOND);
    expect(refusal(await ask())).toEqual(TOO_MANY);
    opened.clock.advance(SECOND);
    expect((await ask()).status).toBe(200);
  });

  test('are counted together, across processes and sessions', async () => {
    const before = await times(10, () => ask(other));
    expect(before.map(({ status }) => status)).toEqual(Array(10).fill(200));
    token = (await openSession(opened.deps, member)).token;
    const answers = [...(await times(30, () => ask())), ...(await times(30, () => ask(other)))];
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
  });

  test('do not count for anyone else', async () => {
    await times(30, () => ask());
    const colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
    token = (await openSession(opened.deps, colleague)).token;
    expect((await ask()).status).toBe(200);
  });
});

test('searches have a lower limit of their own, and other calls still work', async () => {
  const statuses = (await times(5, search)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([422, 422, 422, 429, 429]);
  expect(refusal(await search())).toEqual(TOO_MANY);
  expect((await ask()).status).toBe(200);
});

test('are not limited when the limit is 0', async () => {
  const { database, clock } = opened as Awaited<ReturnType<typeof openContractApp>>;
  const unlimited = await openContractApp({ env: { CALLS_PER_MINUTE: '0' }, database, clock });
  const statuses = (await times(40, () => ask(unlimited))).map(({ status }) => status);
  expect(statuses).toEqual(Array(40).fill(200));
  await unlimited.close();
});
