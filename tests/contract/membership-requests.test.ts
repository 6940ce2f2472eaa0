import { randomUUIDv7 } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyUserRecord, ProfileRequest, ProfileRequests } from '#domain/contract.ts';
import { refusal } from './support/call.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const INVALID = { status: 422, code: 'validation_failed' };
const GONE = { status: 404, code: 'not_found' };

const opened = sharedApp();
let companyId: string;
let anna: Member;
let admin: Member;
let department: string;

beforeEach(async ({ task }) => {
  companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  anna = await insertMember(opened.db, { companyId, role: 'traveler' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  department = randomUUIDv7();
  await opened.db
    .insertInto('departments')
    .values({ id: department, company_id: companyId, name: 'Bridges', name_key: 'bridges' })
    .execute();
});

const deskOf = (member: Member) => new UserDesk(opened, member, anna.userId);
const requests = (path = '') => `/api/users/${anna.userId}/changeRequests${path}`;
const membership = (path = '') => `/api/companies/${companyId}/users/${anna.companyUserId}${path}`;

const send = (fields: object, { companyUserId } = anna, as = anna) =>
  deskOf(as).call({
    method: 'POST',
    url: requests(),
    body: { membership: { companyUser: companyUserId, fields } },
  });

async function ask(fields: object): Promise<ProfileRequest> {
  const { status, body } = await send(fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as ProfileRequest; // checked against the contract
}

async function list(as: Member): Promise<ProfileRequest[]> {
  const { body } = await deskOf(as).call({ url: requests() });
  return (body as ProfileRequests).requests; // checked against the contract
}

async function read(): Promise<CompanyUserRecord> {
  const { body } = await deskOf(admin).call({ url: membership() });
  return body as CompanyUserRecord; // checked against the contract
}

async function accept({ _id }: ProfileRequest, version?: number, as = admin) {
  const headers = { 'if-match': `"${version ?? (await read()).version}"` };
  const url = membership(`/changeRequests/${_id}/accept`);
  return await deskOf(as).call({ method: 'POST', url, headers });
}

async function mailsOf({ userId }: Member) {
  const { email } = await opened.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return await mailsTo(opened, email);
}

describe('a request for a membership', () => {
  test('is read by its person and by who may change it, and changes nothing', async () => {
    const { version } = await read();
    const fields = { role: 'travel-arranger', department, businessPhone: '+41 41 555 73 51' };
    const asked = await ask(fields);
    expect(asked.change).toEqual({ membership: { companyUser: anna.companyUserId, fields } });
    expect(await list(anna)).toEqual([asked]);
    expect(await list(admin)).toEqual([asked]);
    expect(await read()).toMatchObject({ role: 'traveler', version });
  });

  test('replaces the earlier one, and leaves those for the profile', async () => {
    const { body: profile } = await deskOf(anna).call({
      method: 'POST',
      url: requests(),
      body: { personal: { lastName: 'Frei' } },
    });
    const first = await ask({ note: 'One' });
    const second = await ask({ note: 'Two' });
    expect(await list(anna)).toEqual([profile, second]);
    expect(refusal(await accept(first))).toEqual(GONE);
  });

  test('is mailed once while it waits, without its values', async () => {
    await ask({ businessPhone: '+41 41 555 73 51' });
    await ask({ businessPhone: '+41 41 555 73 52' });
    const mails = await mailsOf(admin);
    expect(mails.map(({ kind }) => kind)).toEqual(['profile_change_asked']);
    expect(mails[0]?.text).toContain(
      `/companies/${companyId}/users?companyUser=${anna.companyUserId}#membership`,
    );
    expect(mails[0]?.text).not.toContain('555 73');
  });

  test.each<[string, object]>([
    ['of no field', {}],
    ['of who may act', { active: false }],
    ['of cards', { creditCards: [] }],
    ['of a department of another company', { department: '01994b5e-0000-7000-8000-000000000000' }],
  ])('%s is refused', async (_, fields) => {
    expect(refusal(await send(fields))).toEqual(INVALID);
    expect(await list(anna)).toEqual([]);
  });

  test('is refused for the membership of another person', async () => {
    expect(refusal(await send({ note: 'One' }, admin))).toEqual(INVALID);
    expect(refusal(await send({ note: 'One' }, anna, admin))).toMatchObject({ status: 403 });
  });
});

describe('taking over', () => {
  test('changes the membership as a save does, with its history, and tells the person', async () => {
    const asked = await ask({ department, mobilePhone: '+41 79 555 73 51' });
    const { version } = await read();
    const { status, body } = await accept(asked);
    expect(status).toBe(200);
    expect(body as CompanyUserRecord).toMatchObject({
      department: { _id: department, name: 'Bridges' },
      mobilePhone: '+41 79 555 73 51',
      version: version + 1,
    });
    expect(await list(anna)).toEqual([]);
    expect((await mailsOf(anna)).map(({ subject }) => subject)).toEqual([
      'Your company membership was changed as you asked',
    ]);
    expect(refusal(await accept(asked))).toEqual(GONE);
  });

  test('is refused against an outdated version, and the request waits on', async () => {
    const asked = await ask({ note: 'One' });
    const { version } = await read();
    const headers = { 'if-match': `"${version}"` };
    await deskOf(admin).call({ method: 'PUT', url: membership(), headers, body: { note: 'Other' } });
    expect((await accept(asked, version)).status).toBe(412);
    expect(await list(anna)).toEqual([asked]);
  });

  test('is not for the person, and not by way of the profile', async () => {
    const asked = await ask({ role: 'company-admin' });
    expect(refusal(await accept(asked, 1, anna))).toMatchObject({ status: 403 });
    const { version } = await deskOf(admin).read();
    const headers = { 'if-match': `"${version}"` };
    const url = requests(`/${asked._id}/accept`);
    expect(refusal(await deskOf(admin).call({ method: 'POST', url, headers }))).toEqual(GONE);
    expect(await list(anna)).toEqual([asked]);
  });
});

test('a declined request is read with its reason by its person alone, who is mailed without it', async () => {
  const asked = await ask({ role: 'company-admin' });
  const url = requests(`/${asked._id}/decline`);
  await deskOf(admin).call({ method: 'POST', url, body: { reason: 'Not yet' } });
  expect(await list(anna)).toMatchObject([{ state: 'declined', reason: 'Not yet' }]);
  expect(await list(admin)).toEqual([]);
  const [mail] = await mailsOf(anna);
  expect(mail).toMatchObject({ subject: 'The change to your company membership was declined' });
  expect(mail?.text).not.toContain('Not yet');
});

test('people choose among the departments and policies of their company by name', async () => {
  const { body } = await deskOf(anna).call({ url: membership('/choices') });
  expect(body).toEqual({ departments: [{ _id: department, name: 'Bridges' }], travelPolicies: [] });
});
