import { beforeAll, expect, test } from 'vitest';
import { unseal } from '#server/security/seal.ts';
import { type Answer, call } from './support/call.ts';
import { dumpOf, tracesOf } from './support/number-traces.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const NUMBERS = { company: '4242424242424242', user: '5555555555554444' };
/** Valid except for the check digit: it is refused, and must not be revealed either. */
const MISTYPED = '4000056655665557';

const logged: string[] = [];
const answered: string[] = [];
const opened = sharedApp({ logTo: (line) => logged.push(line) });
let me: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Entering' });
  me = await insertMember(opened.db, { companyId, role: 'site-admin' });
});

async function ask(url: string, change?: { version: number; body: object }): Promise<Answer> {
  const { token } = await openSession(opened.deps, me);
  const answer = await call(opened.app, {
    url,
    token,
    ...(change && { method: 'PUT', body: change.body, headers: { 'if-match': `"${change.version}"` } }),
  });
  answered.push(JSON.stringify(answer));
  return answer;
}

const cardOf = (number: string) => ({
  creditCards: [{ number, name: 'Anna Keller', expiryDate: '12/39', isDefault: true }],
});

/** Enters a card, mistyped, valid and too late, and reads all that the API returns about its owner. */
async function enter(owner: string, number: string): Promise<void> {
  const put = (digits: string, version: number) => ask(`${owner}/finance`, { version, body: cardOf(digits) });
  expect((await put(MISTYPED, 1)).status).toBe(422);
  const spaced = number.replace(/(.{4})(?=.)/g, '$1 ');
  expect((await put(spaced, 1)).status).toBe(200);
  expect((await put(number, 1)).status).toBe(412);
  const read = await ask(owner);
  expect(JSON.stringify(read.body)).toContain(`"last4":"${number.slice(-4)}"`);
  const history = await ask(`${owner}/history`);
  expect(JSON.stringify(history.body)).toContain(number.slice(-4));
}

test('the number of an entered card is only in the vault, encrypted', async () => {
  await enter(`/api/companies/${me.companyId}`, NUMBERS.company);
  await enter(`/api/users/${me.userId}`, NUMBERS.user);
  for (const url of [
    '/api/companies',
    '/api/users',
    `/api/companies/${me.companyId}/users`,
    `/api/companies/${me.companyId}/users/export`,
  ]) {
    expect({ url, status: (await ask(url)).status }).toEqual({ url, status: 200 });
  }

  const places = {
    ...(await dumpOf(opened.db)),
    log: logged.join('\n'),
    answers: answered.join('\n'),
  };
  expect(logged.length).toBeGreaterThanOrEqual(answered.length);
  expect(tracesOf([...Object.values(NUMBERS), MISTYPED], places)).toEqual([]);
  const vault = await opened.db.selectFrom('vault').selectAll().execute();
  const kept = vault.map(({ token, sealed }) => unseal(opened.deps.keys.vault, token, sealed));
  expect(kept.sort()).toEqual(Object.values(NUMBERS).sort());
});
