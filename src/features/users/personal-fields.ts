import { msg } from '@lingui/core/macro';
import { ADDRESS_FIELDS } from '../../records/address-fields.ts';
import type { FieldSpec } from '../../records/field-spec.ts';

export const NAME_FIELDS: readonly FieldSpec[] = [
  { kind: 'choice', path: 'namePrefix', label: msg`Name prefix`, category: 'nameprefixes' },
  { kind: 'text', path: 'firstName', label: msg`First name`, maxLength: 60, required: true },
  { kind: 'text', path: 'middleName', label: msg`Middle name`, maxLength: 60 },
  { kind: 'text', path: 'lastName', label: msg`Last name`, maxLength: 60, required: true },
];

export const PERSONAL_FIELDS: readonly FieldSpec[] = [
  ...NAME_FIELDS,
  { kind: 'choice', path: 'gender', label: msg`Gender`, category: 'genders' },
  { kind: 'date', path: 'dateOfBirth', label: msg`Date of birth` },
  { kind: 'choice', path: 'language', label: msg`Language`, category: 'languages' },
  ...ADDRESS_FIELDS.map((field, index) =>
    index === 0 ? { ...field, heading: msg`Private address` } : field,
  ),
  {
    kind: 'email',
    path: 'privateEmail',
    label: msg`Private e-mail`,
    maxLength: 254,
    heading: msg`Private contact`,
  },
  { kind: 'phone', path: 'privatePhone', label: msg`Private phone`, maxLength: 40 },
];
