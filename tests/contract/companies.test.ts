import { randomUUIDv7 } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyList } from '#domain/contract.ts';
import { insertCard } from '#server/features/cards/card-repository.ts';
import { replaceMemberships } from '#server/features/loyalty/membership-repository.ts';
import { call } from './support/call.ts';
import { insertCompany, insertGroup, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let siteAdmin: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Zürich Werke', city: 'Zürich' });
  siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  const groupId = await insertGroup(opened.db, 'Northern group');
  await insertCompany(opened.db, { name: 'alpha tools', city: 'Bern', groupId });
  await insertCompany(opened.db, { name: 'Alpha & Omega', city: 'Basel', groupId });
  for (let number = 10; number < 52; number += 1) {
    await insertCompany(opened.db, { name: `Branch ${number}`, city: 'Chur' });
  }
});

const get = async (url: string) => {
  const { token } = await openSession(opened.deps, siteAdmin);
  return await call(opened.app, { url, token });
};
const list = async (query: string) => (await get(`/api/companies?${query}`)).body as CompanyList;
const namesOf = ({ docs }: CompanyList) => docs.map(({ name }) => name);

describe('the list of companies', () => {
  test('is sorted by name regardless of case, twenty to a page', async () => {
    const { docs, ...page } = await list('');
    expect(page).toEqual({ totalDocs: 45, limit: 20, page: 1, totalPages: 3 });
    expect(docs.map(({ name }) => name).slice(0, 3)).toEqual(['Alpha & Omega', 'alpha tools', 'Branch 10']);
    expect(docs).toHaveLength(20);
    expect(docs[0]).toMatchObject({ city: 'Basel', country: 'CH', companyGroup: { name: 'Northern group' } });
  });

  test('ends with a page that is not full, and then with empty ones', async () => {
    expect(await list('page=3')).toMatchObject({ page: 3, totalDocs: 45, docs: { length: 5 } });
    expect(await list('page=4')).toMatchObject({ page: 4, totalDocs: 45, totalPages: 3, docs: [] });
  });

  test('is sorted by names or numbers, from either end', async () => {
    const customers = ({ docs }: CompanyList) => docs.map(({ customerId }) => customerId);
    const [byNumber, back] = [await list('sortBy=customerId'), await list('sortOrder=descending')];
    expect(customers(byNumber)).toEqual(customers(byNumber).toSorted());
    expect(namesOf(back).slice(0, 2)).toEqual(['Zürich Werke', 'Branch 51']);
    const backByNumber = customers(await list('sortBy=customerId&sortOrder=descending&page=3'));
    expect(backByNumber).toEqual(customers(byNumber).slice(0, 5).toReversed());
  });

  test('shows each company once over its pages', async () => {
    const pages = [await list('page=1'), await list('page=2'), await list('page=3')];
    expect(new Set(pages.flatMap(namesOf)).size).toBe(45);
  });
});

describe('a search', () => {
  test.each([
    ['the beginning of a name', 'ALPH', ['Alpha & Omega', 'alpha tools']],
    ['the beginning of a later word of it', 'omeg', ['Alpha & Omega']],
    ['a city without its accents', 'zurich', ['Zürich Werke']],
    ['a city with its accents', 'ZÜR', ['Zürich Werke']],
    ['words of the name and the city together', 'alpha bern', ['alpha tools']],
    ['words of which one is found nowhere', 'alpha chur', []],
    ['the middle of a word', 'lpha', []],
    ['signs that mean something in SQL', "alpha' or '1'='1", []],
    ['a sign for any text', 'alp%25', ['Alpha & Omega', 'alpha tools']],
  ])('finds by %s', async (_, text, names) => {
    expect(namesOf(await list(`searchString=${text}`))).toEqual(names);
  });

  test('finds by the customer number', async () => {
    const { docs } = await list('searchString=werke');
    expect(namesOf(await list(`searchString=${docs[0]?.customerId}`))).toEqual(['Zürich Werke']);
  });

  test('is paged too', async () => {
    expect(await list('searchString=branch&page=3')).toMatchObject({ totalDocs: 42, docs: { length: 2 } });
  });

  test('that holds no word finds all', async () => {
    expect(await list('searchString=%20.-%20')).toMatchObject({ totalDocs: 45 });
  });
});

describe('a company', () => {
  test('is returned with all its sections', async () => {
    const { db, deps } = opened;
    const companyId = await insertCompany(db, {
      name: 'Whole',
      groupId: await insertGroup(db, 'Whole group'),
    });
    const location = { company_id: companyId, street: null, postal_code: null, state_county_province: null };
    await db
      .insertInto('company_locations')
      .values([
        {
          ...location,
          id: randomUUIDv7(),
          position: 1,
          name: 'Second',
          city: null,
          country: null,
          latitude: null,
          longitude: null,
        },
        {
          ...location,
          id: randomUUIDv7(),
          position: 0,
          name: 'First',
          city: 'Zug',
          country: 'CH',
          latitude: 47.17,
          longitude: 8.51,
        },
      ])
      .execute();
    await db
      .insertInto('departments')
      .values({ id: randomUUIDv7(), company_id: companyId, name: 'Sales', name_key: 'sales' })
      .execute();
    await db
      .insertInto('reference_fields')
      .values({ company_id: companyId, position: 2, name: 'Project', mandatory: true })
      .execute();
    await db.insertInto('company_rate_codes').values({ company_id: companyId, code: 'RATE1' }).execute();
    await replaceMemberships(db, { owner: { company_id: companyId }, kind: 'hotel' }, [
      { _id: randomUUIDv7(), program: 'p', membershipNumber: '7' },
    ]);
    await insertCard(db, deps.keys, {
      owner: { company_id: companyId },
      vendor: 'VI',
      number: '4242424242424242',
      name: 'Whole',
      expiresOn: '2051-02-28',
      isDefault: true,
    });
    await db
      .insertInto('travel_policies')
      .values({
        id: randomUUIDv7(),
        company_id: companyId,
        name: 'Standard',
        name_key: 'standard',
        car: '{}',
        flight: JSON.stringify({
          serviceClass: 'Y',
          serviceClassAction: 'approve',
          serviceClassExceptions: [],
        }),
        hotel: JSON.stringify({ allowNonRefundable: false, excludedRoomTypes: ['suite'] }),
      })
      .execute();
    await setColumns(db, 'companies', companyId, {
      booking_fee_amount: 1250,
      booking_fee_currency: 'CHF',
      changes_without_approval_amount: 5000,
      changes_without_approval_currency: 'CHF',
      emails: ['a@b.example'],
      tags: ['x', 'y'],
    });

    expect((await get(`/api/companies/${companyId}`)).body).toEqual({
      _id: companyId,
      version: 1,
      customerId: expect.stringMatching(/^T-/),
      name: 'Whole',
      companyGroup: { _id: expect.any(String), name: 'Whole group' },
      address: { city: 'Zug', country: 'CH' },
      language: 'en',
      currency: 'CHF',
      timeZone: 'Europe/Zurich',
      measurementUnits: 'metric',
      emails: ['a@b.example'],
      active: true,
      tags: ['x', 'y'],
      locations: [
        {
          _id: expect.any(String),
          name: 'First',
          address: { city: 'Zug', country: 'CH' },
          latitude: 47.17,
          longitude: 8.51,
        },
        { _id: expect.any(String), name: 'Second', address: {} },
      ],
      departments: [{ _id: expect.any(String), name: 'Sales' }],
      finance: {
        paymentType: 'invoice',
        creditCards: [
          {
            _id: expect.any(String),
            vendor: 'VI',
            last4: '4242',
            maskedNumber: '•••• •••• •••• 4242',
            name: 'Whole',
            expiryDate: '02/51',
            isDefault: true,
          },
        ],
        referenceFields: [{ position: 2, name: 'Project', mandatory: true }],
        bookingFee: { amount: 1250, currency: 'CHF' },
        changesWithoutApproval: { amount: 5000, currency: 'CHF' },
      },
      gdsProfile: {
        hotelRateCodes: ['RATE1'],
        flightMemberships: [],
        hotelMemberships: [{ _id: expect.any(String), program: 'p', membershipNumber: '7' }],
        carMemberships: [],
        remarks: [],
      },
      travelPolicies: [
        {
          _id: expect.any(String),
          name: 'Standard',
          version: 1,
          isDefault: false,
          userCount: 0,
          flight: { serviceClass: 'Y', serviceClassAction: 'approve', serviceClassExceptions: [] },
          hotel: { allowNonRefundable: false, excludedRoomTypes: ['suite'] },
          car: {},
        },
      ],
    });
  });

  test('with only the required fields is returned too', async () => {
    const { body } = await get(`/api/companies/${siteAdmin.companyId}`);
    expect(body).toMatchObject({ name: 'Zürich Werke', locations: [], departments: [], travelPolicies: [] });
    expect(body).not.toHaveProperty('companyGroup');
    expect(body).not.toHaveProperty('note');
  });
});
