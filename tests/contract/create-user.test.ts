import { randomUUIDv7 } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { History, User, UserList } from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { databaseState } from './support/database-state.ts';
import { linkTokenIn, mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const opened = sharedApp();
let companyId: string;
let admin: Member;
let foreign: Member;
let foreignDepartment: string;
let desk: UserDesk;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  const otherId = await insertCompany(opened.db, { name: 'Other' });
  foreign = await insertMember(opened.db, { companyId: otherId, role: 'traveler' });
  foreignDepartment = await insertDepartment(otherId);
  desk = new UserDesk(opened, admin, admin.userId);
});

async function insertDepartment(company_id: string): Promise<string> {
  const id = randomUUIDv7();
  await opened.db
    .insertInto('departments')
    .values({ id, company_id, name: 'Sales', name_key: 'sales' })
    .execute();
  return id;
}

const create = (body: object) => desk.call({ method: 'POST', url: '/api/users', body });
const anna = (email: string, more: object = {}) => ({
  email,
  firstName: 'Anna',
  lastName: 'Keller',
  companyUser: { company: companyId, role: 'traveler' },
  ...more,
});

describe('a new user', () => {
  test('has what was sent, and a place in the company', async () => {
    const department = await insertDepartment(companyId);
    const place = { role: 'travel-arranger', mobilePhone: '+41 79 55', contactRelation: 'employee' };
    const { status, body } = await create(
      anna('first@new.example', {
        gender: 'F',
        address: { city: 'Zug' },
        companyUser: { ...place, company: companyId, department, level1Approver: admin.companyUserId },
      }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      version: 1,
      email: 'first@new.example',
      gender: 'F',
      address: { city: 'Zug' },
      active: true,
      needsPasswordChange: false,
      companyUsers: [{ ...place, company: { _id: companyId }, department: 'Sales' }],
    });
    const created = new UserDesk(opened, admin, (body as User)._id);
    expect(await created.read()).toEqual(body);
  });

  test('is found, in the list of all and in the company', async () => {
    await create(anna('quokka@new.example'));
    for (const list of ['/api/users', `/api/companies/${companyId}/users`]) {
      const { body } = await desk.call({ url: `${list}?searchString=quokka` });
      expect((body as UserList).totalDocs).toBe(1);
    }
  });

  test('begins a history of their own and one of the place', async () => {
    const { body } = await create(anna('history@new.example'));
    const [entry] = await new UserDesk(opened, admin, (body as User)._id).history();
    expect(entry).toMatchObject({ section: 'created', about: 'Anna Keller', by: { _id: admin.userId } });
    expect(entry?.changes).toContainEqual({ field: 'lastName', after: 'Keller' });
    const ofCompany = (await desk.call({ url: `/api/companies/${companyId}/history` })).body as History;
    expect(ofCompany.docs[0]).toMatchObject({ subject: 'companyUser', section: 'created' });
  });

  test('is invited when that is wanted, and can sign in by it', async () => {
    await create(anna('silent@new.example'));
    expect(await mailsTo(opened, 'silent@new.example')).toEqual([]);
    await create(anna('invited@new.example', { sendInvitation: true }));
    const [mail] = await mailsTo(opened, 'invited@new.example');
    const password = 'nine loud river mills';
    const reset = { token: linkTokenIn(mail), newPassword: password };
    await call(opened.app, { method: 'POST', url: '/api/auth/password/reset', body: reset });
    const body = { email: 'Invited@New.example', password };
    expect((await call(opened.app, { method: 'POST', url: '/api/auth/login', body })).status).toBe(200);
  });

  test('is not created when an invitation is requested for an inactive user', async () => {
    const answer = await create(anna('asleep@new.example', { active: false, sendInvitation: true }));
    expect(refusal(answer)).toEqual({ status: 422, code: 'user_inactive' });
    expect((await create(anna('asleep@new.example', { active: false }))).status).toBe(201);
    expect(await mailsTo(opened, 'asleep@new.example')).toEqual([]);
  });

  test('is one of several who are created at once with the same address', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create(anna('once@new.example'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('nothing is written', () => {
  const place = { role: 'traveler' };
  const refusals: [string, () => object, number, string, string?][] = [
    [
      'an address that is already taken',
      () => anna(admin.email.toUpperCase()),
      409,
      'email_taken',
      '/body/email',
    ],
    [
      'a company that is none',
      () => anna('x@new.example', { companyUser: { ...place, company: admin.userId } }),
      422,
      'validation_failed',
      '/body/companyUser/company',
    ],
    [
      'a department of another company',
      () =>
        anna('x@new.example', {
          companyUser: { ...place, company: companyId, department: foreignDepartment },
        }),
      422,
      'validation_failed',
      '/body/companyUser/department',
    ],
    [
      'an approver of another company',
      () =>
        anna('x@new.example', {
          sendInvitation: true,
          companyUser: { ...place, company: companyId, level1Approver: foreign.companyUserId },
        }),
      422,
      'validation_failed',
      '/body/companyUser/level1Approver',
    ],
    [
      'a gender of no list',
      () => anna('x@new.example', { gender: 'Q' }),
      422,
      'validation_failed',
      '/body/gender',
    ],
    [
      'a day of birth ahead',
      () => anna('x@new.example', { dateOfBirth: '2999-01-01' }),
      422,
      'validation_failed',
      '/body/dateOfBirth',
    ],
    [
      'an unknown role',
      () => anna('x@new.example', { companyUser: { company: companyId, role: 'boss' } }),
      422,
      'validation_failed',
      '/body/companyUser/role',
    ],
    [
      'a password',
      () => anna('x@new.example', { password: 'four quiet mountain huts' }),
      422,
      'validation_failed',
      '/body/password',
    ],
    ['no name', () => anna('x@new.example', { firstName: ' ' }), 422, 'validation_failed', '/body/firstName'],
  ];
  test.each(refusals)('for %s', async (_, body, status, code, path) => {
    const before = await databaseState(opened.db);
    const answer = await create(body());
    expect(refusal(answer)).toEqual({ status, code });
    expect(answer.body).toMatchObject({ errors: [{ path }] });
    const after = await databaseState(opened.db);
    const { sessions: _s, ...rest } = after;
    const { sessions: _t, ...was } = before;
    expect(rest).toEqual(was);
  });
});
