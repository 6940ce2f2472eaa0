import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Company, CompanyGroup, CompanyList, History } from '#domain/contract.ts';
import { readTimeZone } from '#server/features/companies/time-zone-repository.ts';
import { call, refusal } from './support/call.ts';
import { CompanyDesk } from './support/company-records.ts';
import { insertCompany, insertGroup, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const MISSING = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';

const opened = sharedApp();
let admin: Member;
let desk: CompanyDesk;
let company: Company;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Operator' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  desk = new CompanyDesk(opened, admin);
});
beforeEach(async () => {
  company = await read(await insertCompany(opened.db, { name: `Home ${randomUUID()}` }));
});

const read = (id: string) => desk.read(id);
const save = (body: object, version = company.version) =>
  desk.save({ section: '', version, body }, company._id);

async function create(body: object) {
  const { token } = await openSession(opened.deps, admin);
  return await call(opened.app, { method: 'POST', url: '/api/companies', token, body });
}

const NO_PROFILE = {
  hotelRateCodes: [],
  flightMemberships: [],
  hotelMemberships: [],
  carMemberships: [],
  remarks: [],
};

function newCompany(more: object = {}) {
  const terms = { language: 'de', currency: 'EUR', measurementUnits: 'metric', paymentType: 'creditcard' };
  return { customerId: `N-${randomUUID()}`, name: `New ${randomUUID()}`, ...terms, ...more };
}

async function groupNamed(name: string): Promise<CompanyGroup> {
  return await readGroup(await insertGroup(opened.db, name));
}
const readGroup = async (id: string) => (await desk.get(`/api/groups/${id}`)).body as CompanyGroup;

const search = async (text: string) =>
  ((await desk.get(`/api/companies?searchString=${text}`)).body as CompanyList).docs.map(({ _id }) => _id);

describe('a new company', () => {
  test('has exactly what was sent', async () => {
    const sent = newCompany({
      email: 'travel@new.example',
      emails: ['copy@new.example'],
      tags: ['river'],
      note: 'Be quick',
      address: { street: 'Dorfstrasse 1', city: 'Baar', country: 'CH' },
    });
    const { status, body } = await create(sent);
    const { paymentType, ...general } = sent;
    expect(status).toBe(201);
    const begun = { _id: expect.any(String), version: 1, active: true, locations: [], departments: [] };
    const timeZone = 'Europe/Zurich';
    expect(body).toEqual({
      ...general,
      ...begun,
      timeZone,
      finance: { paymentType: 'creditcard', creditCards: [], referenceFields: [] },
      gdsProfile: NO_PROFILE,
      travelPolicies: [],
    });
    expect(await read((body as Company)._id)).toEqual(body);
  });

  test('is found by its name, its number, its city and its tags', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    for (const [field, more] of Object.entries({
      name: { name: `Name ${word}n` },
      customerId: { customerId: `${word}c` },
      city: { address: { city: `${word}y` } },
      tags: { tags: [`${word}t`] },
    })) {
      const { _id } = (await create(newCompany(more))).body as Company;
      expect(await search(`${word}${field === 'city' ? 'y' : field[0]}`)).toEqual([_id]);
    }
  });

  test('begins a history', async () => {
    const { _id, name } = (await create(newCompany())).body as Company;
    const { docs } = (await desk.get(`/api/companies/${_id}/history`)).body as History;
    expect(docs).toMatchObject([{ by: { _id: admin.userId }, about: name, section: 'created' }]);
    expect(docs[0]?.changes).toContainEqual({ field: 'name', after: name });
  });

  test('comes to a group, which is changed by it', async () => {
    const group = await groupNamed(`Group ${randomUUID()}`);
    const { _id, name } = (await create(newCompany({ companyGroup: group._id }))).body as Company;
    expect(await readGroup(group._id)).toMatchObject({ version: 2, companies: [{ _id, name }] });
  });

  test.each([
    ['a language', { language: 'zz' }, '/body/language'],
    ['a currency', { currency: 'XXX' }, '/body/currency'],
    ['a country', { address: { country: 'ZZ' } }, '/body/address/country'],
    ['a time zone', { timeZone: 'Europe/Zug' }, '/body/timeZone'],
    ['a group', { companyGroup: MISSING }, '/body/companyGroup'],
  ])('is refused with an unknown %s', async (_, more, path) => {
    const answer = await create(newCompany(more));
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({ errors: [{ path }] });
  });
});

describe('a value that another company has', () => {
  test('is no name for a new one, regardless of case, unless it is of another group', async () => {
    const answer = await create(newCompany({ name: company.name.toUpperCase() }));
    expect(refusal(answer)).toEqual({ status: 409, code: 'name_taken' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/name' }] });
    const group = await groupNamed(`Group ${randomUUID()}`);
    const elsewhere = newCompany({ name: company.name, companyGroup: group._id });
    expect((await create(elsewhere)).status).toBe(201);
  });

  test('is no number for a new one', async () => {
    const answer = await create(newCompany({ customerId: company.customerId }));
    expect(refusal(answer)).toEqual({ status: 409, code: 'customer_id_taken' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/customerId' }] });
  });

  test('goes to one of many who try at once', async () => {
    const body = newCompany();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => create({ ...body, customerId: randomUUID() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)]);
  });

  test('is refused in a change too, and nothing is saved', async () => {
    const other = await read(await insertCompany(opened.db, { name: `Other ${randomUUID()}` }));
    const answer = await save({ name: other.name, note: 'x' });
    expect(refusal(answer)).toEqual({ status: 409, code: 'name_taken' });
    expect(await read(company._id)).toEqual(company);
  });
});

describe('general information', () => {
  test('may contain an empty address, and a note of the maximum length', async () => {
    expect(await save({ address: {} })).toMatchObject({ status: 200, body: { version: company.version } });
    const note = `${'x'.repeat(1999)}🛂`;
    expect(await save({ note })).toMatchObject({ status: 200, body: { note } });
  });

  test('that is not sent stays, and null clears', async () => {
    await save({ note: 'Call first', phone: '+41 41 55', address: { street: 'Alpenweg 2' } });
    const { body } = await save({ phone: null, address: { city: null } }, company.version + 1);
    expect(body).toEqual({
      ...company,
      version: company.version + 2,
      note: 'Call first',
      address: { street: 'Alpenweg 2', country: 'CH' },
    });
  });

  test('is what the company is found by', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    await save({ name: `Renamed ${word}`, tags: [] });
    expect(await search(word)).toEqual([company._id]);
    expect(await search(company.name.replace('Home ', ''))).toEqual([]);
  });

  test.each(['bookingFee', 'changesWithoutApproval', 'decisionsByMail', 'hourRate'])(
    'keeps the currency while %s is in it',
    async (field) => {
      const body = { [field]: { amount: 500, currency: 'CHF' } };
      await desk.save({ section: '/finance', version: company.version, body }, company._id);
      const answer = await save({ currency: 'EUR' }, company.version + 1);
      expect(refusal(answer)).toEqual({ status: 409, code: 'still_used' });
      expect(answer.body).toMatchObject({ errors: [{ path: '/body/currency' }] });
      const without = { section: '/finance', version: company.version + 1, body: { [field]: null } };
      await desk.save(without, company._id);
      expect(await save({ currency: 'EUR' }, company.version + 2)).toMatchObject({
        status: 200,
        body: { currency: 'EUR' },
      });
    },
  );

  test('moves its days to the time zone of its new address', async () => {
    const { body } = await create(newCompany({ address: { city: 'Lisboa', country: 'PT' } }));
    const { _id } = body as Company; // the contract has checked it
    expect(await readTimeZone(opened.db, _id)).toBe('Europe/Lisbon');
    await save({ address: { city: 'Los Angeles', country: 'US' } });
    expect(await readTimeZone(opened.db, company._id)).toBe('America/Los_Angeles');
    await save({ note: 'Moved' }, company.version + 1);
    expect(await readTimeZone(opened.db, company._id)).toBe('America/Los_Angeles');
  });

  test('has the time zone that a company-admin chose, and keeps it at another address', async () => {
    const member = await insertMember(opened.db, { companyId: company._id, role: 'company-admin' });
    const own = new CompanyDesk(opened, member);
    const chosen = { section: '', version: company.version, body: { timeZone: 'America/New_York' } };
    expect(await own.save(chosen, company._id)).toMatchObject({
      status: 200,
      body: { timeZone: 'America/New_York' },
    });
    await save({ address: { city: 'Lisboa', country: 'PT' } }, company.version + 1);
    expect(await readTimeZone(opened.db, company._id)).toBe('America/New_York');
    const { docs } = (await desk.get(`/api/companies/${company._id}/history`)).body as History;
    expect(docs[1]?.changes).toEqual([
      { field: 'timeZone', before: 'Europe/Zurich', after: 'America/New_York' },
    ]);
  });

  test.each(['Europe/Zug', 'Etc/Nowhere', '+01:00', 'europe/zurich', 'CET-1', 'Europe/ZURICH'])(
    'refuses %s as a time zone',
    async (timeZone) => {
      expect(refusal(await save({ timeZone }))).toEqual({ status: 422, code: 'validation_failed' });
      expect(await read(company._id)).toEqual(company);
    },
  );

  test('of an older version is answered with the record as it is', async () => {
    await save({ note: 'First' });
    expect(await save({ note: 'Second' })).toMatchObject({ status: 412, body: { note: 'First' } });
  });
});

describe('a company that goes to another group', () => {
  test('changes both groups, and their histories say so', async () => {
    const [from, to] = [await groupNamed(`From ${randomUUID()}`), await groupNamed(`To ${randomUUID()}`)];
    await save({ companyGroup: from._id });
    await save({ companyGroup: to._id }, company.version + 1);
    expect(await readGroup(from._id)).toMatchObject({ version: 3, companies: [] });
    expect(await readGroup(to._id)).toMatchObject({ version: 2, companies: [{ _id: company._id }] });
    const { docs } = (await desk.get(`/api/groups/${from._id}/history`)).body as History;
    const field = `companies[${company.name}].name`;
    expect(docs.map(({ section, changes }) => [section, changes])).toEqual([
      ['companies', [{ field, before: company.name }]],
      ['companies', [{ field, after: company.name }]],
    ]);
  });

  test('stays when the other group has a company of its name', async () => {
    const group = await groupNamed(`Full ${randomUUID()}`);
    await create(newCompany({ name: company.name, companyGroup: group._id }));
    const answer = await save({ companyGroup: group._id });
    expect(refusal(answer)).toEqual({ status: 409, code: 'name_taken' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/companyGroup' }] });
    expect(await read(company._id)).toEqual(company);
  });

  test('leaves both unchanged when someone else has saved first', async () => {
    const group = await groupNamed(`Late ${randomUUID()}`);
    await save({ note: 'First' });
    expect((await save({ companyGroup: group._id })).status).toBe(412);
    expect(await readGroup(group._id)).toEqual(group);
  });
});

describe('a company that is not active any more', () => {
  test('refuses its users from the next request on', async () => {
    const member = await insertMember(opened.db, { companyId: company._id, role: 'company-admin' });
    const { token } = await openSession(opened.deps, member);
    const ask = () => call(opened.app, { url: `/api/companies/${company._id}`, token });
    expect((await ask()).status).toBe(200);
    await save({ active: false });
    expect(refusal(await ask())).toEqual({ status: 401, code: 'unauthenticated' });
    await save({ active: true }, company.version + 1);
    expect((await ask()).status).toBe(200);
  });

  test('is not the one through which the caller administers the site', async () => {
    const own = await read(admin.companyId);
    const change = { section: '', version: own.version, body: { active: false } };
    expect(refusal(await desk.save(change))).toEqual({ status: 409, code: 'conflict' });
    expect(await read(admin.companyId)).toEqual(own);
  });
});
