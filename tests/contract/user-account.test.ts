import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserList } from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { linkTokenIn, mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const opened = sharedApp();
let admin: Member;
let person: Member;
let desk: UserDesk;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
});
beforeEach(async () => {
  person = await insertMember(opened.db, { companyId: admin.companyId, role: 'traveler' });
  desk = new UserDesk(opened, admin, person.userId);
});

const INVALID = { status: 422, code: 'validation_failed' };

describe('the account of a user', () => {
  test('keeps what is not sent, and loses what is sent as null', async () => {
    const address = { street: 'Baarerstrasse 14', city: 'Zug', country: 'CH' };
    const all = {
      bizCntKey: 'C-1',
      namePrefix: 'dr',
      firstName: 'Anna',
      middleName: 'Maria',
      lastName: 'Keller',
      language: 'en',
      gender: 'F',
      dateOfBirth: '1990-02-28',
      privateEmail: 'anna@keller.example',
      privatePhone: '+41 79 555 02 22',
      address,
    };
    expect(await desk.save({ body: all })).toMatchObject({ status: 200, body: all });
    const { status, body } = await desk.save({
      body: { middleName: null, dateOfBirth: null, address: { street: null, postalCode: '6300' } },
    });
    const { middleName: _, dateOfBirth: __, ...rest } = all;
    const { street: ___, ...kept } = address;
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...rest, address: { ...kept, postalCode: '6300' } });
    for (const field of ['middleName', 'dateOfBirth', 'address.street']) {
      expect(body).not.toHaveProperty(field);
    }
  });

  test.each([
    ['a prefix of no list', { namePrefix: 'sir' }],
    ['a language of no list', { language: 'xx' }],
    ['a gender of no list', { gender: 'Q' }],
    ['a country that is none', { address: { country: 'XX' } }],
    ['a day of birth ahead', { dateOfBirth: '2999-01-01' }],
    ['a day that is none', { dateOfBirth: '1990-02-30' }],
    ['no name', { firstName: '   ' }],
    ['an invalid address', { email: 'nobody' }],
    ['a name of null', { lastName: null }],
    ['a password', { password: 'four quiet mountain huts' }],
    ['a telephone number that is none', { privatePhone: 'none' }],
    ['a role', { role: 'site-admin' }],
    ['a picture', { image: 'x' }],
  ])('with %s is refused, and nothing is saved', async (_, body) => {
    const before = await desk.read();
    expect(refusal(await desk.save({ body: { middleName: 'Other', ...body } }))).toEqual(INVALID);
    expect(await desk.read()).toEqual(before);
  });

  test('may keep choices that are no longer offered', async () => {
    await setColumns(opened.db, 'users', person.userId, { gender: 'Z' });
    expect((await desk.save({ body: { gender: 'Z', firstName: 'Anna' } })).status).toBe(200);
    expect((await desk.save({ body: { gender: 'F' } })).status).toBe(200);
    expect(refusal(await desk.save({ body: { gender: 'Z' } }))).toEqual(INVALID);
  });

  test('is recorded in the history, field by field with its author', async () => {
    await desk.save({ body: { firstName: 'Anna', address: { city: 'Zug' } } });
    const [latest] = await desk.history();
    expect(latest).toMatchObject({
      subject: 'user',
      section: 'account',
      about: 'Anna Tester',
      by: { _id: admin.userId },
      changes: [
        { field: 'firstName', after: 'Anna' },
        { field: 'address.city', after: 'Zug' },
      ],
    });
  });

  test('is returned unchanged when someone else was first, and saved for one of many', async () => {
    const { version } = await desk.read();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => desk.save({ version, body: { middleName: `N${index}` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(412)]);
    const now = await desk.read();
    expect(now.version).toBe(version + 1);
    expect(await desk.save({ version, body: { middleName: 'Late' } })).toMatchObject({
      status: 412,
      body: { version: version + 1, middleName: now.middleName },
    });
  });
});

describe('a new name or address', () => {
  test.each([
    ['all users', () => '/api/users'],
    ['those of the company', () => `/api/companies/${admin.companyId}/users`],
  ])('is what the person is found by among %s', async (_, list) => {
    const suffix = person.email.replace(/\D/g, '');
    const found = async (word: string) => {
      const { body } = await desk.call({ url: `${list()}?searchString=${word}+${suffix}` });
      return (body as UserList).totalDocs; // checked against the contract
    };
    expect(await found('tester')).toBe(1);
    await desk.save({ body: { lastName: 'Xylander', email: `quibble-${suffix}@new.example` } });
    expect([await found('tester'), await found('xylan'), await found('quibble')]).toEqual([0, 1, 1]);
  });

  test('invalidates the links that went to the old one, and is recorded in the audit', async () => {
    await desk.call({ method: 'PUT', url: `/api/users/${person.userId}/sendInvitation` });
    const token = linkTokenIn((await mailsTo(opened, person.email))[0]);
    await desk.save({ body: { email: `moved-${person.userId}@new.example` } });
    const reset = { token, newPassword: 'nine loud river mills' };
    const answer = await desk.call({ method: 'POST', url: '/api/auth/password/reset', body: reset });
    expect(refusal(answer)).toEqual({ status: 422, code: 'reset_link_invalid' });
    const events = await opened.db
      .selectFrom('audit_events')
      .select(['action', 'user_id'])
      .where('subject_user_id', '=', person.userId)
      .orderBy('id', 'desc')
      .execute();
    expect(events[0]).toEqual({ action: 'user.emailChanged', user_id: admin.userId });
  });

  test('may not be that of someone else, regardless of case', async () => {
    const answer = await desk.save({ body: { email: admin.email.toUpperCase() } });
    expect(refusal(answer)).toEqual({ status: 409, code: 'email_taken' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/email' }] });
  });

  test('is given to one of several who want it at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 5 }, () =>
        insertMember(opened.db, { companyId: admin.companyId, role: 'traveler' }),
      ),
    );
    const email = `wanted-${person.userId}@new.example`;
    const answers = await Promise.all(
      others.map(({ userId }) => new UserDesk(opened, admin, userId).save({ body: { email } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('who is deactivated', () => {
  test('is refused from the next request on, and has to sign in again later', async () => {
    const { token } = await openSession(opened.deps, person);
    const ask = () => call(opened.app, { url: `/api/users/${person.userId}`, token });
    expect((await ask()).status).toBe(200);
    await desk.save({ body: { active: false } });
    expect(refusal(await ask())).toEqual({ status: 401, code: 'unauthenticated' });
    await desk.save({ body: { active: true } });
    expect((await ask()).status).toBe(401);
    const { token: later } = await openSession(opened.deps, person);
    const again = await call(opened.app, { url: `/api/users/${person.userId}`, token: later });
    expect(again.status).toBe(200);
  });

  test('is never the site-admin who does it', async () => {
    const self = new UserDesk(opened, admin, admin.userId);
    expect(refusal(await self.save({ body: { active: false } }))).toEqual({ status: 409, code: 'conflict' });
    expect((await self.read()).active).toBe(true);
  });
});

describe('the flag to change the password', () => {
  test('holds from the next request', async () => {
    await desk.save({ body: { needsPasswordChange: true } });
    const own = new UserDesk(opened, person, person.userId);
    expect(refusal(await own.call({ url: `/api/users/${person.userId}` }))).toMatchObject({ status: 403 });
    expect(refusal(await own.save({ version: 2, body: { needsPasswordChange: false } }))).toEqual({
      status: 403,
      code: 'password_change_required',
    });
  });
});
