import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { MembershipDesk } from './support/company-user-records.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const INVALID = { status: 422, code: 'validation_failed' };
const CARD = { number: '4242424242424242', name: 'Anna Keller', expiryDate: '11/49', isDefault: true };

const opened = sharedApp();
let desk: MembershipDesk;
let anna: Member;
let elsewhere: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Elsewhere' });
  elsewhere = await insertMember(opened.db, { companyId, role: 'traveler' });
});
beforeEach(async () => {
  desk = await MembershipDesk.open(opened);
  anna = await desk.person();
});

describe('a membership', () => {
  test('takes what is sent, keeps what is not, and is cleared by null', async () => {
    const [department, boss] = [await desk.department('Works'), await desk.person()];
    await desk.referenceField(1, 'Cost centre');
    const first = {
      role: 'travel-arranger',
      businessPhone: '+41 41 55',
      note: 'Trains',
      contactRelation: 'employee',
      department,
      level1Approver: boss.companyUserId,
      referenceFieldDefaults: [{ name: 'Cost centre', value: '4711' }],
    };
    expect((await desk.save(anna, first)).status).toBe(200);
    const { status, body } = await desk.save(anna, { businessPhone: null, mobilePhone: '+41 79 55' });
    expect(status).toBe(200);
    expect(body).toEqual(await desk.read(anna));
    expect(body).toMatchObject({
      version: 3,
      role: 'travel-arranger',
      mobilePhone: '+41 79 55',
      note: 'Trains',
      department: { _id: department, name: 'Works' },
      contactRelation: 'employee',
      level1Approver: { _id: boss.companyUserId, lastName: 'Tester' },
      referenceFieldDefaults: [{ name: 'Cost centre', value: '4711' }],
    });
    expect(body).not.toHaveProperty('businessPhone');
  });

  test('can be saved while others of the same person are', async () => {
    const places: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const companyId = await insertCompany(opened.db, { name: `${index} of ${anna.email}` });
      const place = await insertMembership(opened.db, { userId: anna.userId, companyId, role: 'traveler' });
      places.push(`/api/companies/${companyId}/users/${place}`);
    }
    const { token } = await openSession(opened.deps, desk.admin);
    const saves = [1, 2, 3].map((version) =>
      Promise.all(
        places.map((url) =>
          call(opened.app, {
            method: 'PUT',
            url,
            token,
            headers: { 'if-match': `"${version}"` },
            body: { department: null, note: `${version}` },
          }),
        ),
      ),
    );
    const statuses = (await Promise.all(saves)).flat().map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 412)).toEqual([]);
  });

  test('is recorded in the history of the company, with names instead of ids', async () => {
    const department = await desk.department('Works');
    await desk.save(anna, { department, creditCards: [CARD] });
    expect((await desk.history())[0]).toMatchObject({
      subject: 'companyUser',
      about: expect.stringContaining('Tester'),
      section: 'general',
      by: { _id: desk.admin.userId },
      changes: expect.arrayContaining([
        { field: 'department', after: 'Works' },
        { field: 'creditCards[4242].last4', after: '4242' },
      ]),
    });
  });

  test('has a history of its own, without other memberships', async () => {
    await desk.save(anna, { note: 'first' });
    await desk.save(await desk.person(), { note: 'second' });
    const { status, body } = await desk.get(`/${anna.companyUserId}/history`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      docs: [{ subject: 'companyUser', changes: [{ field: 'note', after: 'first' }] }],
      totalDocs: 1,
    });
    const elsewhere = await MembershipDesk.open(opened);
    expect((await elsewhere.get(`/${anna.companyUserId}/history`)).status).toBe(404);
  });

  test('is found by a new department at once', async () => {
    await desk.save(anna, { department: await desk.department('Hydraulics') });
    expect((await desk.get('?searchString=hydr')).body).toMatchObject({
      docs: [{ _id: anna.companyUserId, department: 'Hydraulics' }],
    });
  });

  test('of an older version is answered as it is, and stays so', async () => {
    await desk.save(anna, { note: 'first' });
    const answer = await desk.save(anna, { note: 'second' }, 1);
    expect(answer).toMatchObject({ status: 412, body: { note: 'first', version: 2 } });
    expect(await desk.read(anna)).toMatchObject({ note: 'first', version: 2 });
  });

  test('that stays the same is no new version', async () => {
    await desk.save(anna, { note: 'first' });
    expect(await desk.save(anna, { note: 'first' })).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test('keeps an approver who has become inactive, but does not take one', async () => {
    const boss = await desk.person();
    await desk.save(anna, { level1Approver: boss.companyUserId });
    await desk.save(boss, { active: false });
    expect((await desk.save(anna, { level1Approver: boss.companyUserId, note: 'x' })).status).toBe(200);
    expect(refusal(await desk.save(anna, { level2Approver: boss.companyUserId }))).toEqual(INVALID);
  });

  const foreign: [string, () => Promise<object>][] = [
    ['level1Approver', async () => ({ level1Approver: elsewhere.companyUserId })],
    ['level2Approver', async () => ({ level2Approver: anna.companyUserId })],
    [
      'department',
      async () => ({ department: await (await MembershipDesk.open(opened)).department('Works') }),
    ],
    ['travelPolicy', async () => ({ travelPolicy: elsewhere.companyUserId })],
    ['contactRelation', async () => ({ contactRelation: 'friend' })],
    ['referenceFieldDefaults/0/name', async () => ({ referenceFieldDefaults: [{ name: 'x', value: '1' }] })],
    ['creditCards/0/number', async () => ({ creditCards: [{ ...CARD, number: '4242424242424241' }] })],
  ];
  test.each(foreign)('with a wrong %s is refused at the field', async (field, body) => {
    const before = await desk.read(anna);
    const answer = await desk.save(anna, await body());
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body).toMatchObject({ errors: [{ path: `/body/${field}` }] });
    expect(await desk.read(anna)).toEqual(before);
  });

  test('is not found under another company', async () => {
    expect(refusal(await desk.get(`/${elsewhere.companyUserId}`))).toEqual({
      status: 404,
      code: 'not_found',
    });
  });

  test('of a default card that moves to another card has one default', async () => {
    await desk.save(anna, { creditCards: [CARD] });
    const [known] = (await desk.read(anna)).creditCards;
    const kept = { _id: known?._id, name: 'Anna Keller', expiryDate: '11/49', isDefault: false };
    await desk.save(anna, { creditCards: [kept, { ...CARD, number: '5555555555554444' }] });
    expect((await desk.read(anna)).creditCards).toMatchObject([
      { last4: '4242', isDefault: false },
      { last4: '4444', isDefault: true },
    ]);
  });
});

describe('site-admins', () => {
  test.each([{ role: 'traveler' }, { active: false }])('can not shut themselves out by %j', async (body) => {
    const answer = await desk.save(desk.admin, body);
    expect(refusal(answer)).toEqual({ status: 409, code: 'conflict' });
    expect(await desk.read(desk.admin)).toMatchObject({ role: 'site-admin', active: true, version: 1 });
  });

  test('may give up one of two places', async () => {
    const companyId = await insertCompany(opened.db, { name: 'Second home' });
    await insertMembership(opened.db, { userId: desk.admin.userId, companyId, role: 'site-admin' });
    expect((await desk.save(desk.admin, { role: 'traveler' })).status).toBe(200);
  });

  test('take the role from another one, who has lost it with the next request', async () => {
    const other = await insertMember(opened.db, { companyId: desk.companyId, role: 'site-admin' });
    expect((await desk.get('', other)).body).toMatchObject({ totalDocs: 3 });
    await desk.save(other, { role: 'traveler' });
    expect((await desk.get('', other)).body).toMatchObject({ totalDocs: 1 });
    await desk.save(other, { active: false });
    expect(refusal(await desk.get('', other))).toEqual({ status: 401, code: 'unauthenticated' });
  });

  test('who take it from each other at the same time do not both succeed', async () => {
    const [one, other] = [desk.admin, await insertMember(opened.db, { ...desk.admin, role: 'site-admin' })];
    const otherDesk = new MembershipDesk(opened, other);
    const answers = await Promise.all([
      desk.save(other, { role: 'traveler' }, 1),
      otherDesk.save(one, { role: 'traveler' }, 1),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('an existing user', () => {
  const give = (more: object = {}) => desk.post('', { user: elsewhere.userId, role: 'traveler', ...more });

  test('gets a membership, once, and an invitation if requested', async () => {
    const { status, body } = await give({ note: 'New', sendInvitation: true });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { user: { _id: elsewhere.userId }, note: 'New', role: 'traveler', active: true, version: 1 },
    });
    expect(body).toEqual(await desk.read({ companyUserId: (body as { _id: string })._id }));
    expect(await mailsTo(opened, elsewhere.email)).toMatchObject([{ subject: 'Welcome to Zugvogel' }]);
    expect((await desk.get(`?searchString=${elsewhere.email}`)).body).toMatchObject({ totalDocs: 1 });
    expect((await desk.history())[0]).toMatchObject({
      subject: 'companyUser',
      section: 'created',
      changes: expect.arrayContaining([{ field: 'note', after: 'New' }]),
    });
    expect(refusal(await give())).toEqual({ status: 409, code: 'conflict' });
  });

  test.each([
    ['user', { user: '01994b5e-0000-7000-8000-000000000000' }],
    ['department', { department: '01994b5e-0000-7000-8000-000000000000' }],
  ])('gets none with a wrong %s', async (field, more) => {
    const answer = await give(more);
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body).toMatchObject({ errors: [{ path: `/body/${field}` }] });
  });
});

test('the users of a company come from either end', async () => {
  const ids = async (query: string) =>
    ((await desk.get(query)).body as { docs: { _id: string }[] }).docs.map(({ _id }) => _id);
  const ascending = await ids('?sortOrder=ascending');
  expect(ascending).toHaveLength(2);
  expect(await ids('?sortOrder=descending')).toEqual(ascending.toReversed());
});
