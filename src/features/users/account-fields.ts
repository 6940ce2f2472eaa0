import { msg } from '@lingui/core/macro';
import type { FieldSpec } from '../../records/field-spec.ts';

export const EMAIL_FIELD: FieldSpec = {
  kind: 'email',
  path: 'email',
  label: msg`E-mail`,
  maxLength: 254,
  required: true,
  hint: msg`The address the person signs in with`,
};

export const ACCOUNT_FIELDS: readonly FieldSpec[] = [
  EMAIL_FIELD,
  { kind: 'text', path: 'bizCntKey', label: msg`Accounting key`, maxLength: 40 },
  { kind: 'switch', path: 'active', label: msg`Active`, hint: msg`Inactive people can't sign in.` },
  {
    kind: 'switch',
    path: 'needsPasswordChange',
    label: msg`Needs password change`,
    hint: msg`The password has to be changed before anything else.`,
  },
];
