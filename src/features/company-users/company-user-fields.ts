import { msg } from '@lingui/core/macro';
import type { CompanyUserRecord } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { CustomSpec, FieldSpec } from '../../records/field-spec.ts';
import { fieldValues } from '../../records/field-values.ts';

interface IdAndName {
  _id: string;
  name: string;
}

export interface CompanyChoices {
  departments: readonly IdAndName[];
  travelPolicies: readonly IdAndName[];
  referenceFields: readonly { position: number; name: string }[];
}

export interface MembershipParts {
  approver: Pick<CustomSpec, 'Field' | 'show'>;
}

export function companyUserFields(
  { department, travelPolicy }: CompanyUserRecord,
  company: CompanyChoices | null,
  { approver }: MembershipParts,
): readonly FieldSpec[] {
  return [
    { kind: 'choice', path: 'role', label: msg`Role`, category: 'roles', required: true },
    {
      kind: 'choice',
      path: 'department',
      label: msg`Department`,
      choices: toChoices(company?.departments, department),
    },
    {
      kind: 'choice',
      path: 'contactRelation',
      label: msg`Contact relation`,
      category: 'contactrelations',
    },
    {
      kind: 'switch',
      path: 'active',
      label: msg`Active`,
      hint: msg`Inactive people can't act in this company.`,
    },
    {
      kind: 'phone',
      path: 'businessPhone',
      label: msg`Business phone`,
      maxLength: 40,
      heading: msg`Contact`,
    },
    { kind: 'phone', path: 'mobilePhone', label: msg`Mobile phone`, maxLength: 40 },
    {
      kind: 'choice',
      path: 'travelPolicy',
      label: msg`Travel policy`,
      choices: toChoices(company?.travelPolicies, travelPolicy),
      none: msg`The company's default`,
      heading: msg`Travel`,
    },
    approverField('level1Approver', approver),
    approverField('level2Approver', approver),
    { kind: 'longText', path: 'note', label: msg`Note`, maxLength: 2000 },
  ];
}

function approverField(
  path: 'level1Approver' | 'level2Approver',
  approver: MembershipParts['approver'],
): FieldSpec {
  const label = path === 'level1Approver' ? msg`Level 1 approver` : msg`Level 2 approver`;
  return { kind: 'custom', path, label, ...approver, read: (text) => (text === '' ? null : text) };
}

/** A referenced entry has a name, even for users who can't see the company's entries. */
function toChoices(offered: readonly IdAndName[] = [], current?: IdAndName) {
  const isKnown = current === undefined || offered.some(({ _id }) => _id === current._id);
  return (isKnown ? offered : [current, ...offered]).map(({ _id, name }) => ({ id: _id, label: name }));
}

export function companyUserValues(
  fields: readonly FieldSpec[],
  membership: CompanyUserRecord,
): SectionValues {
  const { department, travelPolicy, level1Approver, level2Approver } = membership;
  return fieldValues(fields, {
    ...membership,
    department: department?._id,
    travelPolicy: travelPolicy?._id,
    level1Approver: level1Approver?._id,
    level2Approver: level2Approver?._id,
  });
}
