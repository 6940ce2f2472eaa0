import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { Company } from '#domain/contract.ts';
import { NotForThisRole } from '../../records/NotForThisRole.tsx';
import { RecordSection } from '../../records/RecordSection.tsx';
import { useSectionSave } from '../../records/use-section-save.ts';
import type { UnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import type { CompanySection } from './company-sections.ts';
import { SEND_COMPANY_SECTION } from './send-company-section.ts';

interface CompanySectionOfProps {
  section: CompanySection;
  company: Company;
  unsaved: UnsavedChanges;
  /** The field's name in the rules of the roles. */
  mayChange: (field: string) => boolean;
  onRecord: (company: Company) => void;
}

/** A section of a company that saves itself. */
export function CompanySectionOf({ section, company, unsaved, mayChange, onRecord }: CompanySectionOfProps) {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const { id, title, fields, valuesOf, ruleOf, requestOf = (changed) => changed } = section;
  const saving = useSectionSave<Company>({
    name: id,
    record: company,
    valuesOf,
    unsaved,
    onRecord,
    send: (version, changed) =>
      SEND_COMPANY_SECTION[id](api, { companyId: company._id, version }, requestOf(changed)),
  });
  return (
    <RecordSection
      id={id}
      fields={fields}
      saving={saving}
      title={i18n._(title)}
      values={valuesOf(company)}
      lockOf={(path) => (mayChange(ruleOf(path)) ? null : <NotForThisRole />)}
    />
  );
}
