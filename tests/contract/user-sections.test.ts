import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter } from '#domain/local-time.ts';
import { unsealFrom } from '#server/db/sealed.ts';
import { changePassport, replaceVisas } from '#server/features/users/passport-repository.ts';
import { refusal } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const INVALID = { status: 422, code: 'validation_failed' };
const FOREIGN_ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';

const opened = sharedApp();
let admin: Member;
let desk: UserDesk;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
});
beforeEach(async () => {
  const person = await insertMember(opened.db, { companyId: admin.companyId, role: 'traveler' });
  desk = new UserDesk(opened, admin, person.userId);
});

const dates = { issueDate: '2024-01-31', expiryDate: '2054-01-30' };
const visa = (number: string) => ({ country: 'IN', number, ...dates, multipleEntries: true });
const swiss = { country: 'CH', number: 'X1234567', ...dates, isDefault: true, visas: [visa('V7654321')] };
const british = { country: 'GB', number: 'Y7654567', ...dates, isDefault: false, visas: [] };
const savePassports = (passports: object[]) => desk.save({ section: '/passports', body: { passports } });

describe('passports', () => {
  test('are those that were sent, with their visas in their order', async () => {
    const visas = ['V3', 'V1', 'V2', 'V9', 'V5'].map(visa);
    await savePassports([{ ...swiss, visas }, british]);
    expect((await desk.read()).passports).toMatchObject([{ ...swiss, visas }, british]);
  });

  test('keep their ids, and may exchange which of them is the default', async () => {
    await savePassports([swiss, british]);
    const [first, second] = (await desk.read()).passports;
    await savePassports([
      { ...first, isDefault: false },
      { ...second, isDefault: true, visas: [visa('V1')] },
    ]);
    expect((await desk.read()).passports).toMatchObject([
      { _id: first?._id, isDefault: false, visas: [{ number: 'V7654321' }] },
      { _id: second?._id, isDefault: true, visas: [{ number: 'V1' }] },
    ]);
    await savePassports([second ?? {}]);
    expect((await desk.read()).passports).toMatchObject([{ _id: second?._id, visas: [] }]);
  });

  test.each([
    ['two defaults', [swiss, { ...british, isDefault: true }], '/body/passports'],
    ['an end before the beginning', [{ ...swiss, expiryDate: '2024-01-30' }], '/body/passports/0/expiryDate'],
    ['an end on the day of the beginning', [{ ...swiss, expiryDate: swiss.issueDate }], undefined],
    [
      'a visa that ends too early',
      [{ ...swiss, visas: [{ ...visa('V'), expiryDate: '2001-01-01' }] }],
      undefined,
    ],
    [
      'a future issue date',
      [{ ...swiss, issueDate: '2053-01-01', visas: [] }],
      '/body/passports/0/issueDate',
    ],
    [
      'a visa that is issued in the future',
      [{ ...swiss, visas: [{ ...visa('V'), issueDate: '2053-01-01' }] }],
      '/body/passports/0/visas/0/issueDate',
    ],
    ['a country that is none', [{ ...swiss, country: 'XX' }], '/body/passports/0/country'],
    ['a visa of no country', [{ ...swiss, visas: [{ ...visa('V'), country: 'XX' }] }], undefined],
    ['an id of another user', [{ ...swiss, _id: FOREIGN_ID }], '/body/passports/0/_id'],
    ['no number', [{ ...swiss, number: '' }], '/body/passports/0/number'],
    ['a day that is none', [{ ...swiss, issueDate: '2023-02-29' }], '/body/passports/0/issueDate'],
  ])('with %s are refused, and nothing is saved', async (_, passports, path) => {
    await savePassports([british]);
    const before = await desk.read();
    const answer = await savePassports(passports);
    expect(refusal(answer)).toEqual(INVALID);
    if (path) expect(answer.body).toMatchObject({ errors: [{ path }] });
    expect(await desk.read()).toEqual(before);
  });

  test.each([
    ['Pacific/Kiritimati', 200],
    ['Europe/Zurich', 422],
  ])('are issued, and people born, until the current day in %s', async (zone, status) => {
    await setColumns(opened.db, 'companies', admin.companyId, { time_zone: zone });
    const tomorrow = dayAfter(opened.clock.now().toISOString().slice(0, 10), 1);
    opened.clock.advance(Date.parse(`${tomorrow}T12:00Z`) - opened.clock.now().getTime()); // 2:00 of the next day in Kiritimati
    const day = dayAfter(tomorrow, 1);
    expect((await savePassports([{ ...swiss, issueDate: day }])).status).toBe(status);
    expect((await desk.save({ section: '', body: { dateOfBirth: day } })).status).toBe(status);
  });

  test('keep a future issue date that was stored before', async () => {
    await savePassports([swiss]);
    const { _id = '' } = (await desk.read()).passports[0] ?? {};
    const future = { issueDate: '2053-01-01' };
    await changePassport(opened.db, _id, { ...swiss, ...future });
    await replaceVisas(opened.db, _id, [{ ...visa('V7654321'), ...future }]);
    const [passport] = (await desk.read()).passports;
    expect(passport).toMatchObject({ issueDate: '2053-01-01', visas: [{ issueDate: '2053-01-01' }] });
    const changed = { ...passport, number: 'X9' };
    expect(await savePassports([changed])).toMatchObject({ status: 200, body: { passports: [changed] } });
  });

  test('are in the history without their numbers, also in the names of fields', async () => {
    await savePassports([swiss]);
    const [passport] = (await desk.read()).passports;
    await savePassports([{ ...passport, number: 'A9999567', visas: [visa('V0000321')] }]);
    const docs = await desk.history();
    expect(docs[0]?.changes).toEqual([
      { field: 'passports[CH].number', before: '•••567', after: '•••567' },
      { field: 'passports[CH].visas[IN].number', before: '•••321', after: '•••321' },
    ]);
    const rows = await opened.db.selectFrom('record_changes').selectAll().execute();
    const changes = rows.map(({ id, sealed_changes: sealed }) =>
      unsealFrom(opened.db, `record_changes.sealed_changes ${id}`, sealed),
    );
    expect(JSON.stringify([docs, rows, changes])).not.toMatch(/X1234567|A9999567|V7654321|V0000321/);
  });

  test('that are sent unchanged make no new version', async () => {
    await savePassports([swiss, british]);
    const before = await desk.read();
    expect(await savePassports(before.passports)).toMatchObject({ status: 200, body: before });
    expect((await desk.history()).length).toBe(1);
  });
});

const card = { number: '5555 5555 5555 4444', name: 'Anna Keller', expiryDate: '11/49', isDefault: true };
const saveCards = (creditCards: object[]) => desk.save({ section: '/finance', body: { creditCards } });

describe('cards', () => {
  test('are returned with their last digits only', async () => {
    const { status, body } = await saveCards([card]);
    expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining('55555')]);
    expect((await desk.read()).creditCards).toMatchObject([{ vendor: 'CA', last4: '4444', isDefault: true }]);
    expect(JSON.stringify(await desk.history())).not.toMatch(/5{5}|5555 5555/);
  });

  test('may be replaced by one that looks the same, as a new version that is in the history', async () => {
    await saveCards([card]);
    const before = await desk.read();
    expect((await saveCards([card])).body).toMatchObject({ version: before.version + 1 });
    expect((await desk.read()).creditCards[0]?._id).not.toBe(before.creditCards[0]?._id);
    expect((await desk.history())[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'creditCards[4444].last4', before: '4444' },
        { field: 'creditCards[4444 2].last4', after: '4444' },
      ]),
    );
  });

  test.each([
    ['a wrong number', [{ ...card, number: '5555555555554445' }]],
    ['a past month', [{ ...card, expiryDate: '01/20' }]],
    ['two defaults', [card, { ...card, number: '4111111111111111' }]],
    ['another user’s id', [{ _id: FOREIGN_ID, name: 'A', expiryDate: '11/49', isDefault: false }]],
  ])('with %s are refused', async (_, cards) => {
    expect(refusal(await saveCards(cards))).toEqual(INVALID);
    expect((await desk.read()).creditCards).toEqual([]);
  });
});

const saveFlight = (body: object) => desk.save({ section: '/gdsProfile/flight', body });

describe('how a user flies', () => {
  const notes = ['Z', 'A', 'Q', 'M'].map((text) => ({ airline: '', text }));

  test('keeps what is not sent, and loses what is sent as null', async () => {
    const memberships = [{ program: 'LH', membershipNumber: '992220001234567' }];
    await saveFlight({
      seatPreference: 'A',
      mealPreference: 'VGML',
      otherServiceInformation: notes,
      memberships,
    });
    await saveFlight({ seatPreference: 'W', mealPreference: null });
    const { flight } = (await desk.read()).gdsProfile;
    expect(flight).toEqual({
      seatPreference: 'W',
      otherServiceInformation: notes,
      memberships: [{ _id: expect.any(String), program: 'LH', membershipNumber: '992220001234567' }],
    });
  });

  test.each([
    ['a seat of no list', { seatPreference: 'Q' }],
    ['a meal of no list', { mealPreference: 'XXXX' }],
    ['an airline that is none', { otherServiceInformation: [{ airline: '??', text: 'Note' }] }],
    ['a programme of hotels', { memberships: [{ program: 'hilton_honors', membershipNumber: '1' }] }],
    [
      'a membership of another user',
      { memberships: [{ _id: FOREIGN_ID, program: 'LH', membershipNumber: '1' }] },
    ],
  ])('with %s is refused', async (_, body) => {
    expect(refusal(await saveFlight(body))).toEqual(INVALID);
  });
});

describe.each([
  ['hotel', 'hilton_honors', 'ZE', 'hotelMemberships'],
  ['car', 'ZE', 'hilton_honors', 'carMemberships'],
] as const)('memberships with %s companies', (kind, program, other, field) => {
  const save = (memberships: object[]) =>
    desk.save({ section: `/gdsProfile/${kind}`, body: { memberships } });

  test('are those that were sent', async () => {
    await save([{ program, membershipNumber: '1' }]);
    const [known] = (await desk.read()).gdsProfile[field];
    await save([{ ...known, membershipNumber: '2' }]);
    expect((await desk.read()).gdsProfile[field]).toEqual([{ ...known, membershipNumber: '2' }]);
    const [latest] = await desk.history();
    expect(latest).toMatchObject({
      section: `gdsProfile.${kind}`,
      changes: [{ field: `gdsProfile.${field}[${program}].membershipNumber`, before: '1', after: '2' }],
    });
    await save([]);
    expect((await desk.read()).gdsProfile[field]).toEqual([]);
  });

  test('of another kind are refused', async () => {
    expect(refusal(await save([{ program: other, membershipNumber: '1' }]))).toEqual(INVALID);
  });
});

test('remarks are those that were sent, in their order', async () => {
  const remarks = ['Quiet room', 'Another one', 'Before'];
  expect((await desk.save({ section: '/gdsProfile/remarks', body: { remarks } })).status).toBe(200);
  expect((await desk.read()).gdsProfile.remarks).toEqual(remarks);
  expect(refusal(await desk.save({ section: '/gdsProfile/remarks', body: { remarks: [''] } }))).toEqual(
    INVALID,
  );
});
