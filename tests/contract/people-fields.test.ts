import { expect, it } from 'vitest';
import { membershipSections } from '#src/features/company-users/membership-sections.ts';
import {
  existingPersonFields,
  NEW_PERSON_FIELDS,
} from '#src/features/company-users/new-membership-fields.ts';
import { newUserFields } from '#src/features/users/new-user-fields.ts';
import { userSections } from '#src/features/users/user-sections.ts';
import { limits, schemas, withoutField } from './support/field-limits.ts';

const today = '2027-03-14';
const Field = () => null;
const user = userSections(today);
const memberships = membershipSections({
  company: null,
  approver: { Field },
  today,
  membership: {
    _id: 'membership',
    version: 1,
    role: 'traveler',
    active: true,
    company: { _id: 'company', name: 'Alpenblick' },
    user: {
      _id: 'user',
      firstName: 'Anna',
      lastName: 'Keller',
      email: 'anna@alpenblick.example',
      active: true,
    },
    referenceFieldDefaults: [],
    creditCards: [],
  },
});
const [membership] = memberships;

it.each([
  ['the account', 'UserChangeRequest', user.account.fields],
  ['the person', 'UserChangeRequest', user.personal.fields],
  ['passports', 'PassportsRequest', user.passports.fields],
  ['finance', 'UserFinanceRequest', user.finance.fields],
  ['flights', 'UserFlightProfileRequest', user.flight.fields],
  ['hotels', 'UserMembershipsRequest', user.hotel.fields],
  ['cars', 'UserMembershipsRequest', user.car.fields],
  ['remarks', 'RemarksRequest', user.remarks.fields],
  ['a new user', 'UserCreateRequest', newUserFields(Field)],
  ['a membership', 'CompanyUserChangeRequest', membership?.fields ?? []],
  ['a new person of a company', 'UserCreateRequest', NEW_PERSON_FIELDS.slice(0, 4)],
] as const)('the fields of %s have the limits of %s', (_, name, fields) => {
  const found = limits(fields, schemas[name] ?? {});
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, own, contracted]) => own !== contracted)).toEqual([]);
});

it.each([
  ['the user', 'UserChangeRequest', [...user.account.fields, ...user.personal.fields]],
  ['passports', 'PassportsRequest', user.passports.fields],
  ['finance', 'UserFinanceRequest', user.finance.fields],
  ['flights', 'UserFlightProfileRequest', user.flight.fields],
  ['hotels', 'UserMembershipsRequest', user.hotel.fields],
  ['cars', 'UserMembershipsRequest', user.car.fields],
  ['remarks', 'RemarksRequest', user.remarks.fields],
] as const)('the page of %s shows every field of %s', (_, name, fields) => {
  expect(withoutField(schemas[name] ?? {}, fields)).toEqual([]);
});

it('the page of a membership shows every field but the defaults, whose fields are those of the company', () => {
  const fields = memberships.flatMap((section) => section.fields);
  expect(withoutField(schemas.CompanyUserChangeRequest ?? {}, fields)).toEqual(['referenceFieldDefaults']);
});

it('the forms of a new user and a new membership have all required fields', () => {
  const missing = (schema: string, asked: readonly { path: string }[]) =>
    schemas[schema]?.required?.filter(
      (name) => !asked.some(({ path }) => path === name || path.startsWith(`${name}.`)),
    );
  expect(missing('UserCreateRequest', newUserFields(Field))).toEqual([]);
  expect(missing('CompanyUserCreateRequest', existingPersonFields(Field))).toEqual([]);
});
