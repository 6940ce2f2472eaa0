import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

const PASSWORD = 'four quiet mountain huts';
const proving = vi.hoisted(() => ({ afterwards: async () => {} }));

/** The real proof, and then what happens before the session is opened. */
vi.mock('#server/features/auth/password-hash.ts', async (original) => {
  const real = await original<typeof import('#server/features/auth/password-hash.ts')>();
  const verifyPassword: typeof real.verifyPassword = async (...proof) => {
    const isRight = await real.verifyPassword(...proof);
    await proving.afterwards();
    return isRight;
  };
  return { ...real, verifyPassword };
});

let opened: ContractApp;
let member: Member;

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const passwordHash = await hashPassword(PASSWORD);
  member = await insertMember(opened.db, { companyId, role: 'traveler', passwordHash });
});
afterAll(() => opened.close());

test('opens no session with a password that is changed while it is being looked at', async () => {
  proving.afterwards = async () => {
    const changed = { password_hash: await hashPassword('six loud valley trains') };
    await opened.db.updateTable('users').set(changed).where('id', '=', member.userId).execute();
  };
  const body = { email: member.email, password: PASSWORD };
  const answer = await call(opened.app, { method: 'POST', url: '/api/auth/login', body });
  expect(refusal(answer)).toEqual({ status: 401, code: 'invalid_credentials' });
  expect(await opened.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  const events = await opened.db.selectFrom('audit_events').select('action').execute();
  expect(events).toEqual([{ action: 'session.refused' }]);
});
