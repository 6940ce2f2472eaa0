import { queryOptions } from '@tanstack/react-query';
import type {
  Company,
  CompanyCreateRequest,
  CompanyDepartmentsRequest,
  CompanyFinanceRequest,
  CompanyGeneralRequest,
  CompanyHotelProfileRequest,
  CompanyLocationsRequest,
  CompanyMembershipsRequest,
  RemarksRequest,
  SortOrder,
} from '#domain/contract.ts';
import { withoutUndefined } from '#domain/records/without-undefined.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { ifMatch, readSaved, type Saved } from './saved.ts';

/** Who travels, what waits, and what was booked. */
export function companyDayQuery(api: Api, companyId: string) {
  return queryOptions({
    queryKey: ['trips', companyId, 'day'],
    queryFn: ({ signal }) =>
      readData(api.http.GET('/api/companies/{companyId}/day', { params: { path: { companyId } }, signal })),
  });
}

const SORTS = ['name', 'customerId'] as const;

/** As an address names it; other sort orders are ignored. */
export interface CompanyListParams {
  searchString?: string;
  page?: number;
  sortBy?: string;
  sortOrder?: SortOrder;
}

/** One page of the companies whose words start with the searched ones, as the active company may see them. */
export function companiesQuery(
  api: Api,
  activeCompanyId: string,
  { searchString, page, sortBy, sortOrder }: CompanyListParams = {},
) {
  const query = withoutUndefined({
    searchString,
    page,
    sortBy: SORTS.find((sort) => sort === sortBy),
    sortOrder,
  });
  return queryOptions({
    queryKey: ['companies', activeCompanyId, query],
    queryFn: ({ signal }) => readData(api.http.GET('/api/companies', { params: { query }, signal })),
  });
}

export function companyQuery(api: Api, companyId: string) {
  return queryOptions({
    queryKey: ['company', companyId],
    queryFn: ({ signal }) =>
      readData(api.http.GET('/api/companies/{companyId}', { params: { path: { companyId } }, signal })),
  });
}

export function companyHistoryQuery(api: Api, companyId: string, page: number) {
  return queryOptions({
    queryKey: ['company', companyId, 'history', page],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/companies/{companyId}/history', {
          params: { path: { companyId }, query: { page } },
          signal,
        }),
      ),
  });
}

export async function createCompany(api: Api, body: CompanyCreateRequest): Promise<Company> {
  return await readData(api.http.POST('/api/companies', { body }));
}

/** A company at the version that a change was made on. */
interface CompanyVersion {
  companyId: string;
  version: number;
}

export function saveCompany(api: Api, at: CompanyVersion, body: CompanyGeneralRequest) {
  return readSaved(api.http.PUT('/api/companies/{companyId}', { params: toParams(at), body }));
}

export function saveLocations(api: Api, at: CompanyVersion, body: CompanyLocationsRequest) {
  return readSaved(api.http.PUT('/api/companies/{companyId}/locations', { params: toParams(at), body }));
}

export function saveDepartments(api: Api, at: CompanyVersion, body: CompanyDepartmentsRequest) {
  return readSaved(api.http.PUT('/api/companies/{companyId}/departments', { params: toParams(at), body }));
}

export function saveFinance(api: Api, at: CompanyVersion, body: CompanyFinanceRequest) {
  return readSaved(api.http.PUT('/api/companies/{companyId}/finance', { params: toParams(at), body }));
}

export function saveFlightProfile(api: Api, at: CompanyVersion, body: CompanyMembershipsRequest) {
  return readSaved(
    api.http.PUT('/api/companies/{companyId}/gdsProfile/flight', { params: toParams(at), body }),
  );
}

export function saveHotelProfile(api: Api, at: CompanyVersion, body: CompanyHotelProfileRequest) {
  return readSaved(
    api.http.PUT('/api/companies/{companyId}/gdsProfile/hotel', { params: toParams(at), body }),
  );
}

export function saveCarProfile(api: Api, at: CompanyVersion, body: CompanyMembershipsRequest) {
  return readSaved(api.http.PUT('/api/companies/{companyId}/gdsProfile/car', { params: toParams(at), body }));
}

export function saveRemarks(api: Api, at: CompanyVersion, body: RemarksRequest): Promise<Saved<Company>> {
  return readSaved(
    api.http.PUT('/api/companies/{companyId}/gdsProfile/remarks', { params: toParams(at), body }),
  );
}

function toParams({ companyId, version }: CompanyVersion) {
  return { path: { companyId }, header: ifMatch(version) };
}
