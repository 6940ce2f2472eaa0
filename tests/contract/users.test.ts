import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertCard } from '#server/features/cards/card-repository.ts';
import { replaceMemberships } from '#server/features/loyalty/membership-repository.ts';
import { insertPassport } from '#server/features/users/passport-repository.ts';
import { changePerson } from '#server/features/users/user-write-repository.ts';
import { call } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const opened = sharedApp();

test('a person is returned with the whole profile', async () => {
  const { db, deps } = opened;
  const companyId = await insertCompany(db, { name: 'Home' });
  const approver = await insertMember(db, { companyId, role: 'traveler' });
  const member = await insertMember(db, { companyId, role: 'traveler', name: 'anna' });
  const { userId, companyUserId } = member;
  const departmentId = randomUUIDv7();
  await db
    .insertInto('departments')
    .values({ id: departmentId, company_id: companyId, name: 'Sales', name_key: 'sales' })
    .execute();
  await setColumns(db, 'company_users', companyUserId, {
    department_id: departmentId,
    level1_approver_id: approver.companyUserId,
    mobile_phone: '+41 79 55',
  });
  await db
    .insertInto('reference_field_defaults')
    .values({ company_user_id: companyUserId, name: 'Cost centre', value: '4711' })
    .execute();
  await setColumns(db, 'users', userId, {
    seat_preference: 'W',
    remarks: ['Quiet room'],
    city: 'Zug',
  });
  await changePerson(db, userId, { dateOfBirth: '1990-02-28' });
  const dates = { issueDate: '2024-01-31', expiryDate: '2034-01-30' };
  const visa = { country: 'IN', number: 'V1', multipleEntries: true, ...dates };
  const passport = { country: 'CH', number: 'X1', isDefault: true, visas: [visa], ...dates };
  const passportId = randomUUIDv7();
  await insertPassport(db, userId, passport, passportId);
  for (const kind of ['flight', 'hotel', 'car'] as const) {
    await replaceMemberships(db, { owner: { user_id: userId }, kind }, [
      { _id: randomUUIDv7(), program: `${kind} program`, membershipNumber: '7' },
    ]);
  }
  await db
    .insertInto('other_service_information')
    .values({ id: randomUUIDv7(), user_id: userId, airline: 'LX', text: 'Note' })
    .execute();
  const card = { vendor: 'CA', number: '5555555555554444', name: 'Anna', expiresOn: '2051-12-31' };
  await insertCard(db, deps.keys, { ...card, owner: { user_id: userId }, isDefault: true });
  await insertCard(db, deps.keys, { ...card, owner: { company_user_id: companyUserId }, isDefault: false });

  const { token } = await openSession(deps, member);
  const shownCard = {
    _id: expect.any(String),
    vendor: 'CA',
    last4: '4444',
    maskedNumber: '•••• •••• •••• 4444',
    name: 'Anna',
    expiryDate: '12/51',
  };
  const membership = (kind: string) => [
    { _id: expect.any(String), program: `${kind} program`, membershipNumber: '7' },
  ];
  expect((await call(opened.app, { url: `/api/users/${userId}`, token })).body).toEqual({
    _id: userId,
    version: 1,
    email: 'anna@people.example',
    firstName: 'anna',
    lastName: 'Tester',
    address: { city: 'Zug' },
    dateOfBirth: '1990-02-28',
    needsPasswordChange: false,
    active: true,
    companyUsers: [
      {
        _id: companyUserId,
        version: 1,
        company: { _id: companyId, name: 'Home' },
        role: 'traveler',
        mobilePhone: '+41 79 55',
        department: 'Sales',
        level1Approver: approver.companyUserId,
        active: true,
        referenceFieldDefaults: [{ name: 'Cost centre', value: '4711' }],
        creditCards: [{ ...shownCard, isDefault: false }],
      },
    ],
    passports: [
      {
        _id: passportId,
        country: 'CH',
        number: 'X1',
        issueDate: '2024-01-31',
        expiryDate: '2034-01-30',
        isDefault: true,
        visas: [
          {
            country: 'IN',
            number: 'V1',
            issueDate: '2024-01-31',
            expiryDate: '2034-01-30',
            multipleEntries: true,
          },
        ],
      },
    ],
    creditCards: [{ ...shownCard, isDefault: true }],
    gdsProfile: {
      flight: {
        seatPreference: 'W',
        otherServiceInformation: [{ airline: 'LX', text: 'Note' }],
        memberships: membership('flight'),
      },
      hotelMemberships: membership('hotel'),
      carMemberships: membership('car'),
      remarks: ['Quiet room'],
    },
  });
});

test.each(['travel-arranger', 'company-admin'] as const)(
  'a %s sees of passports what a booking needs, also in the history',
  async (role) => {
    const { db } = opened;
    const companyId = await insertCompany(db, { name: `Passports for a ${role}` });
    const reader = await insertMember(db, { companyId, role });
    const traveler = await insertMember(db, { companyId, role: 'traveler' });
    const admin = await insertMember(db, { companyId, role: 'site-admin' });
    const dates = { issueDate: '2024-01-31', expiryDate: '2034-01-30' };
    const visa = { country: 'IN', number: 'V1', ...dates, multipleEntries: true };
    const needed = { country: 'CH', number: 'X1', expiryDate: dates.expiryDate, isDefault: true };
    const full = { ...needed, issueDate: dates.issueDate, visas: [visa] };
    const deskOf = (member: Member) => new UserDesk(opened, member, traveler.userId);
    await deskOf(admin).save({ section: '/passports', body: { passports: [full] } });
    const [known] = (await deskOf(admin).read()).passports;
    const changed = { ...known, issueDate: '2024-02-01', visas: [] };
    await deskOf(admin).save({ section: '/passports', body: { passports: [changed] } });

    expect((await deskOf(traveler).read()).passports).toEqual([changed]);
    expect((await deskOf(reader).read()).passports).toEqual([{ ...needed, _id: known?._id }]);
    if (role === 'company-admin') {
      expect(await deskOf(admin).history()).toHaveLength(2);
      const entries = await deskOf(reader).history();
      expect(entries).toHaveLength(1);
      expect(entries[0]?.changes).toContainEqual({
        field: 'passports[CH].expiryDate',
        after: dates.expiryDate,
      });
      expect(JSON.stringify(entries)).not.toMatch(/issueDate|visas/);
    }
  },
);

test.each(['travel-arranger', 'company-admin'] as const)(
  'a user who has left a company can be read by no %s of it, alone or in the list',
  async (role) => {
    const { db } = opened;
    const companyId = await insertCompany(db, { name: `Left by ${role}` });
    const reader = await insertMember(db, { companyId, role });
    const leaver = await insertMember(db, { companyId, role: 'traveler' });
    const { token } = await openSession(opened.deps, reader);
    const single = () => call(opened.app, { url: `/api/users/${leaver.userId}`, token });
    expect((await single()).status).toBe(200);
    await setColumns(db, 'company_users', leaver.companyUserId, { active: false });
    expect((await single()).status).toBe(404);
    const history = await call(opened.app, { url: `/api/users/${leaver.userId}/history`, token });
    expect(history.status).toBe(role === 'company-admin' ? 404 : 403);
    const list = await call(opened.app, { url: '/api/users', token });
    expect(list.body).toMatchObject({ docs: [{ _id: reader.userId }] });
  },
);
