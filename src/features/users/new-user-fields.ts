import { msg } from '@lingui/core/macro';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { CustomSpec, FieldSpec } from '../../records/field-spec.ts';
import { fieldValues } from '../../records/field-values.ts';
import { EMAIL_FIELD } from './account-fields.ts';
import { NAME_FIELDS } from './personal-fields.ts';

type Lookup = CustomSpec['Field'];

function companyField(path: string, Field: Lookup): FieldSpec {
  return {
    kind: 'custom',
    path,
    label: msg`Company`,
    Field,
    required: true,
    read: (text) => (text === '' ? null : text),
  };
}

const INVITATION: FieldSpec = {
  kind: 'switch',
  path: 'sendInvitation',
  label: msg`Send invitation`,
  hint: msg`An e-mail with a link to choose a password, valid for 7 days.`,
};

function roleField(path: string): FieldSpec {
  return { kind: 'choice', path, label: msg`Role`, category: 'roles', required: true };
}

export function newMembershipFields(CompanyLookup: Lookup): readonly FieldSpec[] {
  return [companyField('company', CompanyLookup), roleField('role'), INVITATION];
}

export const newMembershipValues = (fields: readonly FieldSpec[]): SectionValues =>
  fieldValues(fields, { role: 'traveler', sendInvitation: false });

export function newUserFields(CompanyLookup: Lookup): readonly FieldSpec[] {
  return [
    EMAIL_FIELD,
    ...NAME_FIELDS,
    { ...companyField('companyUser.company', CompanyLookup), heading: msg`First company membership` },
    roleField('companyUser.role'),
    INVITATION,
  ];
}

export const newUserValues = (fields: readonly FieldSpec[]): SectionValues =>
  fieldValues(fields, { companyUser: { role: 'traveler' }, sendInvitation: true });
