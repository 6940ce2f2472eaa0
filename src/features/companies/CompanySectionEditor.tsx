import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { Company } from '#domain/contract.ts';
import * as requests from '../../api/company-requests.ts';
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
  /** The field's name in the rules of the roles. */
  mayChange: (field: string) => boolean;
  onRecord: (company: Company) => void;
}

/** A section of a company that saves itself. */
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
      SEND_COMPANY_SECTION[id](api, { companyId: company._id, version }, toRequest(changed)),
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

interface CompanyVersion {
  companyId: string;
  version: number;
}

/** The call that saves each section of a company. */
const SEND_COMPANY_SECTION = {
  general: (api, at, changed) => requests.saveCompany(api, at, requestBody(changed)),
  locations: (api, at, changed) => requests.saveLocations(api, at, requestBody(changed)),
  departments: (api, at, changed) => requests.saveDepartments(api, at, requestBody(changed)),
  finance: (api, at, changed) => requests.saveFinance(api, at, requestBody(changed)),
  flight: (api, at, changed) => requests.saveFlightProfile(api, at, requestBody(changed)),
  hotel: (api, at, changed) => requests.saveHotelProfile(api, at, requestBody(changed)),
  car: (api, at, changed) => requests.saveCarProfile(api, at, requestBody(changed)),
  remarks: (api, at, changed) => requests.saveRemarks(api, at, requestBody(changed)),
} satisfies Record<CompanySectionId, SendSection<CompanyVersion, Company>>;
