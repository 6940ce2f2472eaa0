import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { Company } from '#domain/contract.ts';
import { ifMatch, readSaved } from '../../api/saved.ts';
import { NotForThisRole } from '../../records/NotForThisRole.tsx';
import { RecordSection } from '../../records/RecordSection.tsx';
import { requestBody } from '../../records/request-body.ts';
import type { SendSection } from '../../records/send-section.ts';
import { useSectionSave } from '../../records/use-section-save.ts';
import type { UnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import type { CompanySection, CompanySectionId } from './company-sections.ts';

interface CompanySectionEditorProps {
  section: CompanySection;
  company: Company;
  unsaved: UnsavedChanges;
  mayChange: (field: string) => boolean;
  onRecord: (company: Company) => void;
}

export function CompanySectionEditor({
  section,
  company,
  unsaved,
  mayChange,
  onRecord,
}: CompanySectionEditorProps) {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const { id, title, fields, valuesOf, ruleOf, toRequest = (changed) => changed } = section;
  const saving = useSectionSave<Company>({
    name: id,
    record: company,
    valuesOf,
    unsaved,
    onRecord,
    send: (version, changed) =>
      SEND_COMPANY_SECTION[id](
        api.http,
        { path: { companyId: company._id }, header: ifMatch(version) },
        toRequest(changed),
      ),
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

const SEND_COMPANY_SECTION = {
  general: (http, params, changed) =>
    readSaved(http.PUT('/api/companies/{companyId}', { params, body: requestBody(changed) })),
  locations: (http, params, changed) =>
    readSaved(http.PUT('/api/companies/{companyId}/locations', { params, body: requestBody(changed) })),
  departments: (http, params, changed) =>
    readSaved(http.PUT('/api/companies/{companyId}/departments', { params, body: requestBody(changed) })),
  finance: (http, params, changed) =>
    readSaved(http.PUT('/api/companies/{companyId}/finance', { params, body: requestBody(changed) })),
  flight: (http, params, changed) =>
    readSaved(
      http.PUT('/api/companies/{companyId}/gdsProfile/flight', { params, body: requestBody(changed) }),
    ),
  hotel: (http, params, changed) =>
    readSaved(
      http.PUT('/api/companies/{companyId}/gdsProfile/hotel', { params, body: requestBody(changed) }),
    ),
  car: (http, params, changed) =>
    readSaved(http.PUT('/api/companies/{companyId}/gdsProfile/car', { params, body: requestBody(changed) })),
  remarks: (http, params, changed) =>
    readSaved(
      http.PUT('/api/companies/{companyId}/gdsProfile/remarks', { params, body: requestBody(changed) }),
    ),
} satisfies Record<CompanySectionId, SendSection<{ companyId: string }, Company>>;
