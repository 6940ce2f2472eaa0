import { beforeAll, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { expectUntouched } from './support/expect-untouched.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
const CARD = { number: '4242424242424242', name: 'Anna Keller', expiryDate: '11/49', isDefault: true };

const opened = sharedApp();
let admin: Member;
let token: string;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  token = (await openSession(opened.deps, admin)).token;
});
expectUntouched(() => opened);

test.each([
  ['has expired', [{ ...CARD, expiryDate: '11/20' }]],
  ['is one of two that are proposed first', [CARD, { ...CARD, number: '5555555555554444' }]],
  ['is not a card of this person', [{ ...CARD, _id: ID }]],
])('a card that %s is refused', async (_, creditCards) => {
  const url = `/api/companies/${admin.companyId}/users/${admin.companyUserId}`;
  const headers = { 'if-match': '"1"' };
  const answer = await call(opened.app, { method: 'PUT', url, token, headers, body: { creditCards } });
  expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
});
