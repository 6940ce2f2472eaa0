import type { Company } from '#domain/contract.ts';
import * as requests from '../../api/company-requests.ts';
import { requestBody } from '../../records/request-body.ts';
import type { SendSection } from '../../records/send-section.ts';
import type { CompanySectionId } from './company-sections.ts';

interface CompanyVersion {
  companyId: string;
  version: number;
}

/** The call that saves each section of a company. */
export const SEND_COMPANY_SECTION = {
  general: (api, at, changed) => requests.saveCompany(api, at, requestBody(changed)),
  locations: (api, at, changed) => requests.saveLocations(api, at, requestBody(changed)),
  departments: (api, at, changed) => requests.saveDepartments(api, at, requestBody(changed)),
  finance: (api, at, changed) => requests.saveFinance(api, at, requestBody(changed)),
  flight: (api, at, changed) => requests.saveFlightProfile(api, at, requestBody(changed)),
  hotel: (api, at, changed) => requests.saveHotelProfile(api, at, requestBody(changed)),
  car: (api, at, changed) => requests.saveCarProfile(api, at, requestBody(changed)),
  remarks: (api, at, changed) => requests.saveRemarks(api, at, requestBody(changed)),
} satisfies Record<CompanySectionId, SendSection<CompanyVersion, Company>>;
