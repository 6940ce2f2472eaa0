import { msg } from '@lingui/core/macro';
import type { Company } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { ADDRESS_FIELDS } from '../../records/address-fields.ts';
import type { Choice, CustomSpec, FieldSpec } from '../../records/field-spec.ts';
import { fieldValues } from '../../records/field-values.ts';
import { PAYMENT_TYPES } from './finance-fields.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

const UNITS: readonly Choice[] = [
  { id: 'metric', label: msg`Metric` },
  { id: 'imperial', label: msg`Imperial` },
];

export type GroupParts = Pick<CustomSpec, 'Field' | 'show'>;

export function generalFields(group: GroupParts): readonly FieldSpec[] {
  const [street, ...address] = ADDRESS_FIELDS;
  return [
    { kind: 'text', path: 'name', label: msg`Name`, maxLength: 120, required: true },
    { kind: 'text', path: 'customerId', label: msg`Customer number`, maxLength: 40, required: true },
    {
      kind: 'custom',
      path: 'companyGroup',
      label: msg`Company group`,
      ...group,
      read: (text) => (text === '' ? null : text),
    },
    { kind: 'switch', path: 'active', label: msg`Active` },
    { kind: 'email', path: 'email', label: msg`E-mail`, maxLength: 254, heading: msg`Contact` },
    { kind: 'phone', path: 'phone', label: msg`Phone`, maxLength: 40 },
    {
      kind: 'texts',
      path: 'emails',
      label: msg`Extra e-mails`,
      entry: msg`E-mail`,
      type: 'email',
      add: msg`Add an e-mail`,
      empty: msg`No extra e-mails were added.`,
      maxItems: 20,
      maxLength: 254,
    },
    ...(street ? [{ ...street, heading: msg`Address` }] : []),
    ...address,
    {
      kind: 'choice',
      path: 'language',
      label: msg`Language`,
      category: 'languages',
      required: true,
      heading: msg`Settings`,
    },
    { kind: 'choice', path: 'currency', label: msg`Currency`, category: 'currencies', required: true },
    {
      kind: 'custom',
      path: 'timeZone',
      label: msg`Time zone`,
      Field: TimeZoneField,
      show: (zone) => (typeof zone === 'string' ? zone.replaceAll('_', ' ') : null),
      read: (text) => text,
      required: true,
    },
    {
      kind: 'choice',
      path: 'measurementUnits',
      label: msg`Measurement units`,
      required: true,
      choices: UNITS,
    },
    {
      kind: 'text',
      path: 'bizAdrKey',
      label: msg`Address key`,
      maxLength: 40,
      heading: msg`Administration`,
    },
    { kind: 'text', path: 'bizAdrGroupCdeKey', label: msg`Address group key`, maxLength: 40 },
    {
      kind: 'texts',
      path: 'tags',
      label: msg`Tags`,
      entry: msg`Tag`,
      add: msg`Add a tag`,
      empty: msg`No tags were added.`,
      maxItems: 50,
      maxLength: 40,
    },
    { kind: 'longText', path: 'note', label: msg`Note`, maxLength: 2000 },
  ];
}

export function generalValues(fields: readonly FieldSpec[], company: Company): SectionValues {
  return fieldValues(fields, { ...company, companyGroup: company.companyGroup?._id });
}

/** The fields of a new company: its general information, and how it pays. Its time zone is that of its address. */
export function newCompanyFields(group: GroupParts): readonly FieldSpec[] {
  return [
    ...generalFields(group).filter(({ path }) => path !== 'timeZone'),
    {
      kind: 'choice',
      path: 'paymentType',
      label: msg`Payment type`,
      required: true,
      choices: PAYMENT_TYPES,
      heading: msg`Payment`,
    },
  ];
}

export const newCompanyValues = (fields: readonly FieldSpec[]): SectionValues =>
  fieldValues(fields, {
    active: true,
    paymentType: 'creditcard',
    language: 'en',
    measurementUnits: 'metric',
  });
