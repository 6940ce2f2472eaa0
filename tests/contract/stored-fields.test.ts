import { beforeAll, expect, it } from 'vitest';
import { CompanyDesk } from './support/company-records.ts';
import { resolve, type Schema, schemas } from './support/field-limits.ts';
import { insertCompany, insertGroup, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const opened = sharedApp();
let admin: Member;
let user: UserDesk;
let groupId: string;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  const person = await insertMember(opened.db, { companyId, role: 'traveler' });
  user = new UserDesk(opened, admin, person.userId);
  groupId = await insertGroup(opened.db, 'Alpenblick group');
});

type Document = Record<string, unknown>;

/** What an example has to agree with: the currency of the company, and the programmes of the section. */
interface Given {
  currency: string;
  program: string;
}

const programOf = (section: string) =>
  section.endsWith('hotel') ? 'best_western_rewards' : section.endsWith('car') ? 'ZI' : 'LH';

it.each([
  ['', 'CompanyGeneralRequest'],
  ['/locations', 'CompanyLocationsRequest'],
  ['/departments', 'CompanyDepartmentsRequest'],
  ['/finance', 'CompanyFinanceRequest'],
  ['/gdsProfile/flight', 'CompanyMembershipsRequest'],
  ['/gdsProfile/hotel', 'CompanyHotelProfileRequest'],
  ['/gdsProfile/car', 'CompanyMembershipsRequest'],
  ['/gdsProfile/remarks', 'RemarksRequest'],
])('a company stores every field that %s takes', async (section, schema) => {
  const desk = new CompanyDesk(opened, admin);
  const companyId = await insertCompany(opened.db, { name: `Company ${section}` });
  const { version, currency } = await desk.read(companyId);
  const body = {
    ...example(schemas[schema] ?? {}, { currency, program: programOf(section) }),
    ...(section === '' && { companyGroup: groupId }),
  };
  expect((await desk.save({ section, version, body }, companyId)).body).not.toHaveProperty('code');
  expect(lostFields(body, await desk.read(companyId))).toEqual([]);
});

it.each([
  ['', 'UserChangeRequest'],
  ['/passports', 'PassportsRequest'],
  ['/finance', 'UserFinanceRequest'],
  ['/gdsProfile/flight', 'UserFlightProfileRequest'],
  ['/gdsProfile/hotel', 'UserMembershipsRequest'],
  ['/gdsProfile/car', 'UserMembershipsRequest'],
  ['/gdsProfile/remarks', 'RemarksRequest'],
])('a user stores every field that %s takes', async (section, schema) => {
  const body = example(schemas[schema] ?? {}, { currency: 'CHF', program: programOf(section) });
  expect((await user.save({ section, body })).body).not.toHaveProperty('code');
  expect(lostFields(body, await user.read())).toEqual([]);
});

/** A request with every property, made of the examples of the contract. */
function example(schema: Schema, { currency, program }: Given): Document {
  return Object.fromEntries(
    Object.entries(resolve(schema).properties ?? {}).flatMap(([name, property]) => {
      if (name === '_id') return [];
      if (name === 'currency') return [[name, currency]];
      // An amount that every limit allows; a passport that is valid.
      if (name === 'amount') return [[name, 700]];
      if (name === 'program') return [[name, program]];
      if (name === 'dateOfBirth') return [[name, '1988-06-14']];
      if (name === 'issueDate') return [[name, '2024-01-31']];
      if (name === 'expiryDate' && !('pattern' in property)) return [[name, '2054-01-30']];
      return [[name, exampleOf(property, { currency, program })]];
    }),
  );
}

function exampleOf(property: Schema, given: Given): unknown {
  const schema = resolve(property);
  const [value] = property.examples ?? schema.examples ?? [];
  if (schema.items) {
    return Array.isArray(value) && value.length > 0 ? value : [exampleOf(schema.items, given)];
  }
  if (schema.properties) return example(schema, given);
  // The other value than most records have.
  if (typeof value === 'boolean') return !value;
  return value ?? schema.examples?.[0];
}

/** The paths whose values are nowhere in the record; a card's number is never answered. */
function lostFields(sent: unknown, record: object, path = ''): string[] {
  if (typeof sent === 'object' && sent !== null) {
    return Object.entries(sent).flatMap(([name, value]) => lostFields(value, record, `${path}/${name}`));
  }
  const name = path.split('/').at(-1) ?? '';
  const text = JSON.stringify(record);
  const isStored =
    text.includes(`${JSON.stringify(name)}:${JSON.stringify(sent)}`) ||
    (typeof sent === 'string' && text.includes(JSON.stringify(sent)));
  return isStored || path.endsWith('creditCards/0/number') ? [] : [path];
}
