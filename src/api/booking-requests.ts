import { queryOptions } from '@tanstack/react-query';
import type { CheckoutTerms, TravelerPlansRequest } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

/** The required trip information for a booking with these travellers. */
export async function getCheckoutTerms(api: Api, travelers: readonly string[]): Promise<CheckoutTerms> {
  return await readData(api.http.POST('/api/booking/checkout', { body: { travelers: [...travelers] } }));
}

/** What is said before a booking with these travellers. */
export function checkoutTermsQuery(api: Api, travelers: readonly string[]) {
  return queryOptions({
    queryKey: ['checkoutTerms', travelers],
    queryFn: () => getCheckoutTerms(api, travelers),
  });
}

/** The locations of the active company. */
export function locationsQuery(api: Api, activeCompanyId: string) {
  return queryOptions({
    queryKey: ['locations', activeCompanyId],
    queryFn: ({ signal }) => readData(api.http.GET('/api/booking/locations', { signal })),
  });
}

/** What the person usually and last searched for in the active company, and what its people do. */
export function earlierSearchesQuery(api: Api, activeCompanyId: string) {
  return queryOptions({
    queryKey: ['earlierSearches', activeCompanyId],
    queryFn: ({ signal }) => readData(api.http.GET('/api/booking/earlier-searches', { signal })),
    staleTime: 0,
  });
}

/** The parts of the travellers' trips in some days. */
export function travelerPlansQuery(api: Api, request: TravelerPlansRequest) {
  return queryOptions({
    queryKey: ['plans', request],
    queryFn: ({ signal }) => readData(api.http.POST('/api/booking/plans', { body: request, signal })),
  });
}

/** The rules that apply to a traveller. */
export function travelerPolicyQuery(api: Api, companyUser: string) {
  return queryOptions({
    queryKey: ['policy', companyUser],
    queryFn: ({ signal }) =>
      readData(api.http.GET('/api/booking/policy', { params: { query: { companyUser } }, signal })),
  });
}
