import { msg } from '@lingui/core/macro';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { CustomSpec, FieldSpec } from '../../records/field-spec.ts';
import { fieldValues } from '../../records/field-values.ts';

const PLACE_FIELDS: readonly FieldSpec[] = [
  { kind: 'choice', path: 'role', label: msg`Role`, category: 'roles', required: true },
  {
    kind: 'switch',
    path: 'sendInvitation',
    label: msg`Send invitation`,
    hint: msg`An e-mail with a link to choose a password, valid for 7 days.`,
  },
];

export const NEW_PERSON_FIELDS: readonly FieldSpec[] = [
  {
    kind: 'email',
    path: 'email',
    label: msg`E-mail`,
    maxLength: 254,
    required: true,
    hint: msg`The address the person signs in with`,
  },
  { kind: 'choice', path: 'namePrefix', label: msg`Name prefix`, category: 'nameprefixes' },
  { kind: 'text', path: 'firstName', label: msg`First name`, maxLength: 60, required: true },
  { kind: 'text', path: 'lastName', label: msg`Last name`, maxLength: 60, required: true },
  ...PLACE_FIELDS,
];

export const NEW_PERSON = fieldValues(NEW_PERSON_FIELDS, { role: 'traveler', sendInvitation: true });

export function existingPersonFields(UserLookup: CustomSpec['Field']): readonly FieldSpec[] {
  return [
    {
      kind: 'custom',
      path: 'user',
      label: msg`User`,
      Field: UserLookup,
      required: true,
      hint: msg`By name or e-mail address`,
      read: (text) => (text === '' ? null : text),
    },
    ...PLACE_FIELDS,
  ];
}

export const knownPersonValues = (fields: readonly FieldSpec[]): SectionValues =>
  fieldValues(fields, { role: 'traveler', sendInvitation: false });
