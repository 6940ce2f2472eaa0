import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { Company } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { CustomSpec, FieldSpec } from '../../records/field-spec.ts';
import { REMARK_FIELDS } from '../../records/remark-fields.ts';
import { financeFields, financeRequest, financeValues } from './finance-fields.ts';
import { type GroupParts, generalFields, generalValues } from './general-fields.ts';
import { locationFields, locationValues } from './location-fields.ts';
import { PROFILE_KINDS, PROFILES } from './profile-fields.ts';

export type CompanySectionId = 'general' | 'locations' | 'departments' | 'finance' | PartKind | 'remarks';

export interface CompanySection {
  id: CompanySectionId;
  title: MessageDescriptor;
  fields: readonly FieldSpec[];
  valuesOf: (company: Company) => SectionValues;
  /** The name of the field at a path in the rules of the roles. */
  ruleOf: (path: string) => string;
  toRequest?: (changed: SectionValues) => SectionValues;
}

interface SectionOptions {
  group: GroupParts;
  PlaceField: CustomSpec['Field'];
  currency: string;
  today: string;
}

export function companySections(options: SectionOptions): readonly CompanySection[] {
  const { group, PlaceField } = options;
  const itself = (path: string) => path;
  const general = generalFields(group);
  const finance = financeFields(options);
  return [
    {
      id: 'general',
      title: msg`General information`,
      fields: general,
      valuesOf: (company) => generalValues(general, company),
      ruleOf: itself,
    },
    {
      id: 'locations',
      title: msg`Locations`,
      fields: locationFields(PlaceField),
      valuesOf: locationValues,
      ruleOf: itself,
    },
    {
      id: 'departments',
      title: msg`Departments`,
      fields: DEPARTMENT_FIELDS,
      valuesOf: departmentValues,
      ruleOf: itself,
    },
    {
      id: 'finance',
      title: msg`Finance`,
      fields: finance,
      valuesOf: (company) => financeValues(finance, company),
      ruleOf: (path) => `finance.${path}`,
      toRequest: financeRequest,
    },
    ...PROFILE_KINDS.map((id) => ({ id, ...PROFILES[id] })),
    {
      id: 'remarks',
      title: msg`GDS profile: remarks`,
      fields: REMARK_FIELDS,
      valuesOf: ({ gdsProfile }) => ({ remarks: gdsProfile.remarks }),
      ruleOf: () => 'gdsProfile.remarks',
    },
  ];
}

const DEPARTMENT_FIELDS: readonly FieldSpec[] = [
  {
    kind: 'rows',
    path: 'departments',
    label: msg`Departments`,
    entry: msg`Department`,
    add: msg`Add a department`,
    empty: msg`No departments were added.`,
    maxItems: 500,
    fields: [{ kind: 'text', path: 'name', label: msg`Name`, maxLength: 120, required: true }],
  },
];

function departmentValues({ departments }: Company): SectionValues {
  return { departments: departments.map((department) => ({ ...department })) };
}
