import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Company } from '#domain/contract.ts';
import { refusal } from './support/call.ts';
import { CompanyDesk } from './support/company-records.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let desk: CompanyDesk;
let company: Company;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
  desk = new CompanyDesk(opened, await insertMember(opened.db, { companyId, role: 'site-admin' }));
  company = await desk.read();
});

const save = async (section: string, body: object) =>
  desk.save({ section: `/gdsProfile/${section}`, version: (await desk.read()).version, body });

const KINDS = [
  ['flight', 'flightMemberships', 'LH', 'AA'],
  ['hotel', 'hotelMemberships', 'hilton_honors', 'world_of_hyatt'],
] as const;

describe.each(KINDS)('the %s memberships of a company', (section, field, program, other) => {
  test('stay in the order in which they came', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `${index}`);
    await save(section, {
      memberships: numbers.map((membershipNumber) => ({ program, membershipNumber })),
    });
    const saved = (await desk.read()).gdsProfile[field];
    expect(saved.map(({ membershipNumber }) => membershipNumber)).toEqual(numbers);
  });

  test('are those that were sent; ids stay, and other kinds too', async () => {
    for (const [kind, , its] of KINDS)
      await save(kind, { memberships: [{ program: its, membershipNumber: '1' }] });
    const before = (await desk.read()).gdsProfile;
    const [first] = before[field];
    const wanted = [
      { ...first, membershipNumber: '2' },
      { program: other, membershipNumber: '3' },
    ];
    await save(section, { memberships: wanted });
    expect((await desk.read()).gdsProfile).toEqual({
      ...before,
      [field]: [
        { _id: first?._id, program, membershipNumber: '2' },
        { _id: expect.any(String), program: other, membershipNumber: '3' },
      ],
    });
  });

  test.each([
    ['an unknown programme', { program: 'nobody', membershipNumber: '1' }, '/0/program'],
    ['an id of another list', { _id: randomUUID(), program, membershipNumber: '1' }, '/0/_id'],
  ])('are refused with %s', async (_, membership, path) => {
    const answer = await save(section, { memberships: [membership] });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({ errors: [{ path: `/body/memberships${path}` }] });
    expect(await desk.read()).toEqual(company);
  });
});

test('the memberships with car rentals are those that were sent', async () => {
  const { body } = await save('car', { memberships: [{ program: 'ZE', membershipNumber: '5' }] });
  expect(body).toMatchObject({
    gdsProfile: { carMemberships: [{ program: 'ZE', membershipNumber: '5' }] },
  });
});

describe('the rate codes of a company', () => {
  test('are those that were sent, and stay when only memberships are', async () => {
    await save('hotel', { rateCodes: ['ALP22', 'AAA'] });
    await save('hotel', { memberships: [] });
    expect((await desk.read()).gdsProfile.hotelRateCodes).toEqual(['AAA', 'ALP22']);
    await save('hotel', { rateCodes: [] });
    expect((await desk.read()).gdsProfile.hotelRateCodes).toEqual([]);
  });
});

test('the remarks of a company are those that were sent, in their order', async () => {
  await save('remarks', { remarks: ['To the head office', 'By rail'] });
  expect((await desk.read()).gdsProfile.remarks).toEqual(['To the head office', 'By rail']);
});
