import { randomUUIDv7 } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BookingLocations, CheckoutTerms } from '#domain/contract.ts';
import { insertCard, type NewCard } from '#server/features/cards/card-repository.ts';
import { replaceMemberships } from '#server/features/loyalty/membership-repository.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { dayAhead, minutesToNoon } from './support/flights.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertTrip } from './support/trip-records.ts';

const opened = sharedApp();
let companyId: string;
let traveler: Member;
let arranger: Member;

beforeAll(async () => {
  companyId = await cardCompany('Home');
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
  arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
});

async function cardCompany(name: string): Promise<string> {
  const id = await insertCompany(opened.db, { name });
  await setColumns(opened.db, 'companies', id, { payment_type: 'creditcard' });
  return id;
}

async function ask(travelers: string[], as = traveler): Promise<Answer> {
  const { token } = await openSession(opened.deps, as);
  return await call(opened.app, { method: 'POST', url: '/api/booking/checkout', token, body: { travelers } });
}

async function termsOf(members: Member[], as = members[0] ?? traveler): Promise<CheckoutTerms> {
  const answer = await ask(
    members.map(({ companyUserId }) => companyUserId),
    as,
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as CheckoutTerms;
}

const addCard = (owner: NewCard['owner'], last4: string, more: Partial<NewCard> = {}) =>
  insertCard(opened.db, opened.deps.keys, {
    owner,
    vendor: 'VI',
    number: `424242424242${last4}`,
    name: 'Name',
    isDefault: false,
    expiresOn: '2099-12-31',
    ...more,
  });
const cardsOf = ({ creditCards }: CheckoutTerms) =>
  creditCards.map(({ card, owner }) => `${card.last4} ${owner}`);

describe('the cards that may pay', () => {
  test('are those of the company and of the travelers, the proposed ones first', async () => {
    const company = await cardCompany('Cards');
    const one = await insertMember(opened.db, { companyId: company, role: 'travel-arranger' });
    const two = await insertMember(opened.db, { companyId: company, role: 'traveler' });
    const bystander = await insertMember(opened.db, { companyId: company, role: 'traveler' });
    await addCard({ user_id: one.userId }, '0001');
    await addCard({ company_user_id: two.companyUserId }, '0002', { isDefault: true });
    await addCard({ company_id: company }, '0003');
    await addCard({ company_id: company }, '0004', { isDefault: true });
    await addCard({ user_id: bystander.userId }, '0005', { isDefault: true });
    expect(cardsOf(await termsOf([one, two]))).toEqual([
      ...['0004 company', '0002 traveler', '0003 company', '0001 traveler'],
    ]);
    expect(cardsOf(await termsOf([one]))).toEqual(['0004 company', '0003 company', '0001 traveler']);
    expect(JSON.stringify(await termsOf([one]))).not.toContain('424242424242');
  });

  test('have not expired by the clock of the company', async () => {
    const company = await cardCompany('Expiring');
    const member = await insertMember(opened.db, { companyId: company, role: 'traveler' });
    await addCard({ company_id: company }, '0001', { expiresOn: dayAhead(-1) });
    await addCard({ company_id: company }, '0002', { expiresOn: dayAhead(0) });
    expect(cardsOf(await termsOf([member]))).toEqual(['0002 company']);
    await saveSwitches(opened.db, company, { ...NO_SWITCHES, clockOffsetMinutes: minutesToNoon(1) });
    expect(cardsOf(await termsOf([member]))).toEqual([]);
  });

  test.each([
    ['2040-11-30T22:59Z', 'Europe/Zurich', ['0001 company']],
    ['2040-11-30T23:00Z', 'Europe/Zurich', []],
    ['2040-12-01T07:59Z', 'America/Los_Angeles', ['0001 company']],
    ['2040-12-01T08:00Z', 'America/Los_Angeles', []],
  ])('of November 2040 are, at %s in %s: %j', async (instant, zone, cards) => {
    const company = await cardCompany(`Expiring ${instant}`);
    await setColumns(opened.db, 'companies', company, { time_zone: zone });
    const member = await insertMember(opened.db, { companyId: company, role: 'traveler' });
    await addCard({ company_id: company }, '0001', { expiresOn: '2040-11-30' });
    const ahead = Date.parse(instant) - opened.clock.now().getTime();
    const clockOffsetMinutes = Math.ceil(ahead / 60_000);
    await saveSwitches(opened.db, company, { ...NO_SWITCHES, clockOffsetMinutes });
    expect(cardsOf(await termsOf([member]))).toEqual(cards);
  });

  test('are none when trips are paid on invoice', async () => {
    const company = await insertCompany(opened.db, { name: 'On invoice' });
    const member = await insertMember(opened.db, { companyId: company, role: 'traveler' });
    await addCard({ company_id: company }, '0001');
    expect(await termsOf([member])).toMatchObject({ paymentType: 'invoice', creditCards: [] });
  });
});

describe('the booking information', () => {
  test('comes in its order, with what the first traveler usually states', async () => {
    const company = await cardCompany('Accounting');
    const [one, two] = [
      await insertMember(opened.db, { companyId: company, role: 'travel-arranger' }),
      await insertMember(opened.db, { companyId: company, role: 'traveler' }),
    ];
    await opened.db
      .insertInto('reference_fields')
      .values([
        { company_id: company, position: 2, name: 'Project', mandatory: false },
        { company_id: company, position: 1, name: 'Cost centre', mandatory: true },
      ])
      .execute();
    await opened.db
      .insertInto('reference_field_defaults')
      .values([
        { company_user_id: two.companyUserId, name: 'Cost centre', value: '4711' },
        { company_user_id: two.companyUserId, name: 'Shoe size', value: '44' },
      ])
      .execute();
    const [center, project] = [
      { position: 1, name: 'Cost centre', mandatory: true },
      { position: 2, name: 'Project', mandatory: false },
    ];
    expect((await termsOf([two])).referenceFields).toEqual([{ ...center, proposal: '4711' }, project]);
    expect((await termsOf([one, two])).referenceFields).toEqual([center, project]);
  });

  test('comes with the values of the last trip where a person has no default, and with its purpose', async () => {
    const company = await cardCompany('Last values');
    const person = await insertMember(opened.db, { companyId: company, role: 'traveler' });
    await opened.db
      .insertInto('reference_fields')
      .values([
        { company_id: company, position: 1, name: 'Cost centre', mandatory: true },
        { company_id: company, position: 2, name: 'Project', mandatory: false },
        { company_id: company, position: 3, name: 'Order', mandatory: false },
      ])
      .execute();
    await opened.db
      .insertInto('reference_field_defaults')
      .values({ company_user_id: person.companyUserId, name: 'Cost centre', value: '4711' })
      .execute();
    const values = [
      { 'Cost centre': 'old', Project: 'Old', Order: 'Older' },
      { 'Cost centre': '9999', Project: 'Bridge' },
      {},
    ];
    for (const stated of values) {
      const now = opened.clock.now();
      const { tripId } = await insertTrip(opened.db, person, {
        status: 'complete',
        parts: ['confirmed'],
        now,
      });
      const referenceFields = Object.entries(stated).map(([name, value], index) => ({
        position: index + 1,
        name,
        value,
      }));
      const info = { paymentType: 'invoice', purpose: 'training', referenceFields };
      await setColumns(opened.db, 'trips', tripId, { booking_info: JSON.stringify(info) });
    }
    const { referenceFields, lastPurpose } = await termsOf([person]);
    expect(lastPurpose).toBe('training');
    expect(referenceFields.map(({ name, proposal }) => [name, proposal])).toEqual([
      ['Cost centre', '4711'],
      ['Project', 'Bridge'],
      ['Order', undefined],
    ]);
  });

  test('is empty where the company asks for nothing, and the fee is returned', async () => {
    expect(await termsOf([traveler])).toEqual({
      travelers: [{ _id: traveler.companyUserId, firstName: expect.any(String), lastName: 'Tester' }],
      memberships: [],
      paymentType: 'creditcard',
      creditCards: [],
      referenceFields: [],
      approvers: [],
      limits: { tolerancePercent: 3, approvalHours: 24 },
    });
    await setColumns(opened.db, 'companies', companyId, {
      booking_fee_amount: 500,
      booking_fee_currency: 'CHF',
    });
    expect((await termsOf([traveler])).bookingFee).toEqual({ amount: 500, currency: 'CHF' });
  });

  test('names the loyalty programmes of the profiles, without the numbers of the memberships', async () => {
    const company = await cardCompany('With memberships');
    const [one, two] = [
      await insertMember(opened.db, { companyId: company, role: 'travel-arranger' }),
      await insertMember(opened.db, { companyId: company, role: 'traveler' }),
    ];
    const programs = { flight: 'LH', hotel: 'hilton_honors', car: 'ZI' };
    for (const kind of ['flight', 'hotel', 'car'] as const) {
      const membership = { _id: randomUUIDv7(), program: programs[kind], membershipNumber: '99001122' };
      await replaceMemberships(opened.db, { owner: { user_id: two.userId }, kind }, [membership]);
    }
    const terms = await termsOf([one, two]);
    expect(terms.memberships).toEqual([
      { traveler: two.companyUserId, kind: 'flight', program: 'LH' },
      { traveler: two.companyUserId, kind: 'hotel', program: 'hilton_honors' },
      { traveler: two.companyUserId, kind: 'car', program: 'ZI' },
    ]);
    expect(JSON.stringify(terms)).not.toContain('99001122');
    expect((await termsOf([one])).memberships).toEqual([]);
  });

  test.each([
    [{ price_tolerance_tenths: 33 }, { tolerancePercent: 3.3, approvalHours: 24 }],
    [{ price_tolerance_tenths: 0 }, { tolerancePercent: 0, approvalHours: 24 }],
    [{ approval_limit_hours: 48 }, { tolerancePercent: 3, approvalHours: 48 }],
  ])('is subject to the limits that the company has settled: %j', async (columns, limits) => {
    const company = await insertCompany(opened.db, { name: `With limits ${randomUUIDv7()}` });
    await setColumns(opened.db, 'companies', company, columns);
    const member = await insertMember(opened.db, { companyId: company, role: 'traveler' });
    expect((await termsOf([member])).limits).toEqual(limits);
    expect((await termsOf([traveler])).limits).toEqual({ tolerancePercent: 3, approvalHours: 24 });
  });
});

describe('the request is refused', () => {
  test('about who is not active any more, or named twice', async () => {
    const leaver = await insertMember(opened.db, { companyId, role: 'traveler' });
    await setColumns(opened.db, 'users', leaver.userId, { active: false });
    expect(refusal(await ask([leaver.companyUserId], arranger))).toMatchObject({ code: 'traveler_inactive' });
    const { companyUserId } = traveler;
    expect((await ask([companyUserId, companyUserId])).status).toBe(422);
  });
});

test('the locations are those on the map, in the order of the company, with its unit', async () => {
  const company = await insertCompany(opened.db, { name: 'With places' });
  const member = await insertMember(opened.db, { companyId: company, role: 'traveler' });
  const place = { company_id: company, street: null, postal_code: null, state_county_province: null };
  const [office, site] = [randomUUIDv7(), randomUUIDv7()];
  await opened.db
    .insertInto('company_locations')
    .values([
      { ...place, id: site, position: 2, name: 'Site', city: null, country: null, latitude: 0, longitude: 0 },
      {
        ...place,
        id: randomUUIDv7(),
        position: 1,
        name: 'Nowhere',
        city: 'Zug',
        country: 'CH',
        latitude: null,
        longitude: null,
      },
      {
        ...place,
        id: office,
        position: 0,
        name: 'Office',
        city: 'Zug',
        country: 'CH',
        latitude: 47.17,
        longitude: 8.51,
      },
    ])
    .execute();
  const { token } = await openSession(opened.deps, member);
  const { body } = await call(opened.app, { url: '/api/booking/locations', token });
  expect(body as BookingLocations).toEqual({
    locations: [
      {
        _id: office,
        name: 'Office',
        address: { city: 'Zug', country: 'CH' },
        latitude: 47.17,
        longitude: 8.51,
      },
      { _id: site, name: 'Site', address: {}, latitude: 0, longitude: 0 },
    ],
    unit: 'km',
  });
});
