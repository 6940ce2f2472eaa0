import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { expectUntouched } from './support/expect-untouched.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

const ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
const CARD = { number: '4242424242424242', name: 'Anna Keller', expiryDate: '11/49', isDefault: true };

let opened: ContractApp;
let admin: Member;
let token: string;

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  token = (await openSession(opened.deps, admin)).token;
});
expectUntouched(() => opened);
afterAll(() => opened.close());

const OPERATIONS = {
  createCompanyUser: ['POST', '', { user: ID, role: 'traveler' }],
  updateCompanyUser: ['PUT', '/ID', {}],
  importCompanyUsers: ['POST', '/import', { csv: 'email', dryRun: true }],
} satisfies Record<string, ['POST' | 'PUT', string, object]>;

async function send(name: keyof typeof OPERATIONS, body: unknown, headers: Record<string, string> = {}) {
  const [method, path] = OPERATIONS[name];
  const url = `/api/companies/${admin.companyId}/users${path.replace('ID', admin.companyUserId)}`;
  return refusal(
    await call(opened.app, { method, url, token, body, headers: { 'if-match': '"1"', ...headers } }),
  );
}

const INVALID = { status: 422, code: 'validation_failed' };

describe.each(['createCompanyUser', 'updateCompanyUser'] as const)('%s', (name) => {
  const [, , valid] = OPERATIONS[name];
  const bodies: object[] = [
    { role: 'admin' },
    { role: null },
    { businessPhone: '1'.repeat(41) },
    { businessPhone: 'none' },
    { mobilePhone: 41 },
    { mobilePhone: '1234' },
    { department: 'Works' },
    { department: [] },
    { contactRelation: 'x'.repeat(41) },
    { travelPolicy: '1' },
    { level1Approver: {} },
    { level2Approver: `${ID}0` },
    { note: 'x'.repeat(2001) },
    { active: null },
    { active: 'yes' },
    { company: ID },
    { version: 2 },
  ];
  test.each(bodies)('with %j is refused', async (body) => {
    expect(await send(name, { ...valid, ...body })).toEqual(INVALID);
  });
});

describe('updateCompanyUser', () => {
  const bodies: object[] = [
    { user: ID },
    { referenceFieldDefaults: null },
    { referenceFieldDefaults: [{ name: 'x' }] },
    { referenceFieldDefaults: Array(7).fill({ name: 'x', value: '1' }) },
    { creditCards: [{ ...CARD, number: '4242' }] },
    { creditCards: [{ ...CARD, last4: '4242' }] },
    { creditCards: [{ ...CARD, expiryDate: '13/49' }] },
    { creditCards: [{ ...CARD, expiryDate: '11/20' }] },
    { creditCards: [CARD, { ...CARD, number: '5555555555554444' }] },
    { creditCards: [{ ...CARD, _id: ID }] },
    { creditCards: Array(21).fill(CARD) },
  ];
  test.each(bodies)('with %j is refused', async (body) => {
    expect(await send('updateCompanyUser', body)).toEqual(INVALID);
  });

  test.each(['', '1', '"0"', '"x"', 'W/"1"', '*', '"9999999999"'])(
    'for the version %j is refused',
    async (version) => {
      expect(await send('updateCompanyUser', {}, { 'if-match': version })).toEqual(INVALID);
    },
  );
});

describe('importCompanyUsers', () => {
  const bodies: object[] = [
    { csv: '' },
    { csv: null },
    { csv: ['email'] },
    { csv: 'x'.repeat(900_001) },
    { dryRun: 'true' },
    { dryRun: null },
    { sendInvitations: 1 },
    { companyId: ID },
  ];
  test.each(bodies.map((body) => [JSON.stringify(body).slice(0, 40), body]))(
    'with %s is refused',
    async (_, body) => {
      const [, , valid] = OPERATIONS.importCompanyUsers;
      expect(await send('importCompanyUsers', { ...valid, ...(body as object) })).toEqual(INVALID);
    },
  );

  test.each(['csv', 'dryRun'] as const)('without %s is refused', async (name) => {
    const { [name]: _, ...rest } = OPERATIONS.importCompanyUsers[2];
    expect(await send('importCompanyUsers', rest)).toEqual(INVALID);
  });
});
