import { fn } from 'storybook/test';
import type { Company } from '#domain/contract.ts';
import type { CompanySectionId } from '#src/features/companies/company-sections.ts';
import { COMPANY } from './company-fixtures.ts';
import { SECTIONS } from './company-sections.tsx';

const resting = {
  editing: false,
  opened: {},
  pending: false,
  refusal: null,
  conflicts: [],
  onEdit: fn(),
  onCancel: fn(),
  onDirty: fn(),
  onSubmit: fn(),
  onResolve: fn(),
  onLeaveConflicts: fn(),
};

/** A section of a company, read or edited. */
export function sectionArgs(sectionId: CompanySectionId, company: Company = COMPANY, editing = false) {
  const found = SECTIONS.find(({ id }) => id === sectionId);
  const { fields = [], valuesOf = () => ({}) } = found ?? {};
  const values = valuesOf(company);
  return {
    id: sectionId,
    title: found?.title.message ?? '',
    fields,
    values,
    saving: { ...resting, onSubmit: fn(), onResolve: fn(), onDirty: fn(), editing, opened: values },
  };
}
