import { msg } from '@lingui/core/macro';
import type { CompanyGroup } from '#domain/contract.ts';
import { isRows, type SectionValues } from '#domain/records/section-values.ts';
import type { CustomSpec, FieldSpec } from '../../records/field-spec.ts';
import { fieldValues } from '../../records/field-values.ts';

export function groupFields(CompanyField: CustomSpec['Field']): readonly FieldSpec[] {
  return [
    { kind: 'text', path: 'name', label: msg`Name`, maxLength: 120, required: true },
    { kind: 'switch', path: 'active', label: msg`Active` },
    {
      kind: 'rows',
      path: 'companies',
      label: msg`Companies`,
      entry: msg`Company`,
      add: msg`Add a company`,
      empty: msg`No companies were added.`,
      maxItems: 1000,
      summary: ({ name }) => String(name),
      fields: [
        {
          kind: 'custom',
          path: 'company',
          label: msg`Company`,
          Field: CompanyField,
          required: true,
          onlyNew: true,
          read: (text) => text,
        },
      ],
    },
  ];
}

export function groupValues({ name, active, companies }: CompanyGroup): SectionValues {
  return { name, active, companies: companies.map((company) => ({ ...company, company: company._id })) };
}

export const newGroupValues = (fields: readonly FieldSpec[]): SectionValues =>
  fieldValues(fields, { active: true });

export function groupRequest({ companies, ...rest }: SectionValues): SectionValues {
  if (companies === undefined || !isRows(companies)) return rest;
  const ids = companies.flatMap(({ company = null }) => (company === null ? [] : [company]));
  return { ...rest, companies: [...new Set(ids)] };
}
