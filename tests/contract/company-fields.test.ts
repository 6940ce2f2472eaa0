import { expect, it } from 'vitest';
import type { Company } from '#domain/contract.ts';
import { companySections } from '#src/features/companies/company-sections.ts';
import { newCompanyFields } from '#src/features/companies/general-fields.ts';
import { groupFields } from '#src/features/companies/group-fields.ts';
import { limits, schemas, withoutField } from './support/field-limits.ts';

/** What the contract requires of a company, as far as sections read it. */
const BARE_COMPANY = {
  general: { name: 'Alpenblick', customerId: 'ZV-1', active: true, emails: [], tags: [], address: {} },
  finance: { paymentType: 'creditcard', creditCards: [], referenceFields: [] },
  remarks: {
    hotelRateCodes: [],
    flightMemberships: [],
    hotelMemberships: [],
    carMemberships: [],
    remarks: [],
  },
};

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

it.each([
  ['general', 'CompanyGeneralRequest'],
  ['locations', 'CompanyLocationsRequest'],
  ['departments', 'CompanyDepartmentsRequest'],
  ['finance', 'CompanyFinanceRequest'],
  ['flight', 'CompanyMembershipsRequest'],
  ['hotel', 'CompanyHotelProfileRequest'],
  ['car', 'CompanyMembershipsRequest'],
  ['remarks', 'RemarksRequest'],
])('the section %s shows every field of %s', (id, name) => {
  expect(withoutField(schemas[name] ?? {}, fieldsOf(id))).toEqual([]);
});

it('every field of a section has a value, also where the company has none', () => {
  const { general, finance, remarks } = BARE_COMPANY;
  const company = {
    ...general,
    finance,
    gdsProfile: remarks,
    locations: [],
    departments: [],
  } as unknown as Company;
  const lost = sections.flatMap(({ id, fields, valuesOf }) => {
    const values = valuesOf(company);
    const names = fields.map(({ path }) => path.split('.')[0] ?? '');
    return names.filter((field) => !(field in values)).map((field) => `${id}: ${field}`);
  });
  expect(lost).toEqual([]);
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
