import { expect, it } from 'vitest';
import { companySections } from '#src/features/companies/company-sections.ts';
import { newCompanyFields } from '#src/features/companies/general-fields.ts';
import { groupFields } from '#src/features/companies/group-fields.ts';
import { limits, schemas } from './support/field-limits.ts';

const PlaceField = () => null;
const sections = companySections({
  group: { Field: PlaceField },
  PlaceField,
  currency: 'CHF',
  today: '2027-03-14',
});
const fieldsOf = (id: string) => sections.find((section) => section.id === id)?.fields ?? [];

it.each([
  ['general', 'CompanyGeneralRequest', fieldsOf('general')],
  ['locations', 'CompanyLocationsRequest', fieldsOf('locations')],
  ['departments', 'CompanyDepartmentsRequest', fieldsOf('departments')],
  ['finance', 'CompanyFinanceRequest', fieldsOf('finance')],
  ['flight', 'CompanyMembershipsRequest', fieldsOf('flight')],
  ['hotel', 'CompanyHotelProfileRequest', fieldsOf('hotel')],
  ['car', 'CompanyMembershipsRequest', fieldsOf('car')],
  ['remarks', 'RemarksRequest', fieldsOf('remarks')],
  ['a new company', 'CompanyCreateRequest', newCompanyFields({ Field: PlaceField })],
] as const)('the fields of %s have the limits of %s', (_, name, fields) => {
  const found = limits(fields, schemas[name] ?? {});
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, own, contracted]) => own !== contracted)).toEqual([]);
});

it('the form of a new company has all required fields of the request', () => {
  const asked = newCompanyFields({ Field: PlaceField });
  const missing = schemas.CompanyCreateRequest?.required?.filter(
    (name) => !asked.some((spec) => spec.path === name && 'required' in spec),
  );
  expect(missing).toEqual([]);
});

it('the name of a group is as long as the contract allows', () => {
  const name = groupFields(PlaceField).find(({ path }) => path === 'name');
  expect(name).toMatchObject({
    maxLength: schemas.CompanyGroupCreateRequest?.properties?.name?.maxLength,
    required: true,
  });
});
