import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Company, History } from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { CompanyDesk } from './support/company-records.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const OFFICE = {
  name: 'Office',
  latitude: 47.17,
  longitude: 8.51,
  address: { street: 'Baarerstrasse 14', postalCode: '6300', city: 'Zug', country: 'CH' },
};
const SITE = { name: 'Site', address: { country: 'DE' } };

const opened = sharedApp();
let admin: Member;
let desk: CompanyDesk;
let company: Company;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
  admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  desk = new CompanyDesk(opened, admin);
  await save([OFFICE, SITE]);
  company = await desk.read();
});

const save = async (locations: object[]) =>
  desk.save({ section: '/locations', version: (await desk.read()).version, body: { locations } });

describe('the locations of a company', () => {
  test('are those that were sent, in that order', () => {
    expect(company.locations).toMatchObject([OFFICE, SITE]);
  });

  test('keep their ids in another order and with other fields', async () => {
    const [office, site] = company.locations;
    await save([{ name: 'New', address: {} }, { ...site, name: 'Works' }, { ...office }]);
    expect((await desk.read()).locations).toEqual([
      { _id: expect.any(String), name: 'New', address: {} },
      { ...site, name: 'Works' },
      office,
    ]);
  });

  test('in another order are a new version, and the history records the order', async () => {
    const { body } = await save(company.locations.toReversed());
    expect(body).toMatchObject({ version: company.version + 1, locations: [SITE, OFFICE] });
    const history = (await desk.get(`/api/companies/${company._id}/history`)).body as History;
    expect(history.docs[0]?.changes).toEqual([
      { field: 'locations', before: 'Office, Site', after: 'Site, Office' },
    ]);
  });

  test('can be chosen for a search when they are marked on the map', async () => {
    const { token } = await openSession(opened.deps, admin);
    const { body } = await call(opened.app, { url: '/api/booking/locations', token });
    expect(body).toMatchObject({ locations: [{ name: 'Office' }] });
  });

  test('may all go', async () => {
    expect(await save([])).toMatchObject({ status: 200, body: { locations: [] } });
  });

  test.each([
    ['with one coordinate', { ...SITE, latitude: 47 }, '/body/locations/0/longitude'],
    ['in no country', { ...SITE, address: { country: 'ZZ' } }, '/body/locations/0/address/country'],
    ['of another company', { ...SITE, _id: randomUUID() }, '/body/locations/0/_id'],
  ])('%s are refused', async (_, location, path) => {
    const answer = await save([location]);
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({ errors: [{ path }] });
    expect(await desk.read()).toEqual(company);
  });

  test('may be as many as the contract has room for, and the history records all their fields', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `Office ${index}`);
    expect((await save(names.map((name) => ({ ...OFFICE, name })))).status).toBe(200);
    const { body } = await desk.get(`/api/companies/${company._id}/history`);
    const recorded = (body as History).docs.slice(0, -1);
    expect(new Set(recorded.map(({ at, section }) => `${section} ${at}`)).size).toBe(1);
    const fields = recorded.flatMap(({ changes }) => changes.map(({ field }) => field));
    const parts = ['name', 'address.street', 'address.city', 'latitude'];
    expect(fields).toEqual(
      expect.arrayContaining(names.flatMap((name) => parts.map((part) => `locations[${name}].${part}`))),
    );
    expect(fields.slice(0, 2)).toEqual(['locations[1]', 'locations[2]']);
    expect(new Set(fields).size).toBe(fields.length);
  });
});
