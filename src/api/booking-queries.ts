import type { Api } from './client.ts';
import { contractQuery } from './contract-query.ts';

/** The locations of the active company. */
export function locationsQuery(api: Api, activeCompanyId: string) {
  return contractQuery(api, 'get', '/api/booking/locations', { dependsOn: activeCompanyId });
}

/** What the person usually and last searched for in the active company, and what its people do. */
export function earlierSearchesQuery(api: Api, activeCompanyId: string) {
  return contractQuery(api, 'get', '/api/booking/earlier-searches', { dependsOn: activeCompanyId });
}
