import { beforeEach, expect, test } from 'vitest';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { CompanyDesk } from './support/company-records.ts';
import { MembershipDesk } from './support/company-user-records.ts';
import type { Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

type Defaults = CompanyUserRecord['referenceFieldDefaults'];

const opened = sharedApp();
let memberships: MembershipDesk;
let company: CompanyDesk;
let anna: Member;
let ben: Member;

beforeEach(async () => {
  memberships = await MembershipDesk.open(opened);
  company = new CompanyDesk(opened, memberships.admin);
  [anna, ben] = [await memberships.person(), await memberships.person()];
  await name(['Cost centre', 'Project']);
  await fill(anna, [
    { name: 'Cost centre', value: '4711' },
    { name: 'Project', value: 'Bridge' },
  ]);
  await fill(ben, [{ name: 'Project', value: 'Tunnel' }]);
});

/** The reference fields of the company, by their positions. */
async function name(names: readonly string[]) {
  const referenceFields = names.map((text, index) => ({ position: index + 1, name: text, mandatory: false }));
  const { version } = await company.read();
  return await company.save({ section: '/finance', version, body: { referenceFields } });
}

async function fill(member: Member, referenceFieldDefaults: Defaults): Promise<void> {
  expect((await memberships.save(member, { referenceFieldDefaults })).status).toBe(200);
}

const defaultsOf = async (member: Member) => (await memberships.read(member)).referenceFieldDefaults;

test('the values of a field stay when it is renamed', async () => {
  const [before, untouched] = [await memberships.read(anna), await memberships.read(ben)];
  expect((await name(['Cost unit', 'Project'])).status).toBe(200);
  expect(await memberships.read(anna)).toEqual({
    ...before,
    version: before.version + 1,
    referenceFieldDefaults: [
      { name: 'Cost unit', value: '4711' },
      { name: 'Project', value: 'Bridge' },
    ],
  });
  expect(await memberships.read(ben)).toEqual(untouched);
});

test('the histories of the company and of the users record it', async () => {
  await name(['Cost unit', 'Project']);
  const { user } = await memberships.read(anna);
  const history = await memberships.history();
  expect(history.find(({ subject }) => subject === 'company')).toMatchObject({ section: 'finance' });
  const ofPeople = history.filter(({ section }) => section === 'referenceFieldDefaults');
  expect(ofPeople).toHaveLength(1);
  expect(ofPeople[0]).toMatchObject({
    subject: 'companyUser',
    about: `${user.firstName} ${user.lastName}`,
    by: { _id: memberships.admin.userId },
    changes: [
      { field: 'referenceFieldDefaults[Cost centre].name', before: 'Cost centre' },
      { field: 'referenceFieldDefaults[Cost centre].value', before: '4711' },
      { field: 'referenceFieldDefaults[Cost unit].name', after: 'Cost unit' },
      { field: 'referenceFieldDefaults[Cost unit].value', after: '4711' },
    ],
  });
});

test('fields that swap their positions keep their values', async () => {
  await name(['Project', 'Cost centre']);
  expect(await defaultsOf(anna)).toEqual([
    { name: 'Cost centre', value: '4711' },
    { name: 'Project', value: 'Bridge' },
  ]);
  await name(['Order', 'Project']);
  expect(await defaultsOf(ben)).toEqual([{ name: 'Project', value: 'Tunnel' }]);
});

test('old values under the new name are removed', async () => {
  await name(['Cost centre', 'Project', 'Order']);
  await fill(ben, [
    { name: 'Order', value: 'old' },
    { name: 'Project', value: 'Tunnel' },
  ]);
  await name(['Cost centre', 'Project']);
  await name(['Cost centre', 'Order']);
  expect(await defaultsOf(ben)).toEqual([{ name: 'Order', value: 'Tunnel' }]);
});

test('a save that is refused renames nothing', async () => {
  const bookingFee = { amount: -1, currency: 'CHF' };
  const fields = [{ position: 1, name: 'Cost unit', mandatory: false }];
  const cards = [{ number: '1', name: 'Ann Other', expiryDate: '12/39', isDefault: true }];
  for (const body of [{ bookingFee }, { creditCards: cards }]) {
    const { version } = await company.read();
    const answer = await company.save({
      section: '/finance',
      version,
      body: { ...body, referenceFields: fields },
    });
    expect(answer.status).toBe(422);
  }
  expect(await defaultsOf(anna)).toContainEqual({ name: 'Cost centre', value: '4711' });
});

test('a form that was opened before the rename is answered with the new name', async () => {
  const { version } = await memberships.read(anna);
  await name(['Cost unit', 'Project']);
  const answer = await memberships.save(anna, { note: 'by post' }, version);
  expect(answer).toMatchObject({
    status: 412,
    body: { referenceFieldDefaults: [{ name: 'Cost unit' }, { name: 'Project' }] },
  });
});
