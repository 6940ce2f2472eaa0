import { msg } from '@lingui/core/macro';
import type { Company } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { FieldSpec } from '../../records/field-spec.ts';

/** The departments of a company. */
export const DEPARTMENT_FIELDS: readonly FieldSpec[] = [
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

export function departmentValues({ departments }: Company): SectionValues {
  return { departments: departments.map((department) => ({ ...department })) };
}
