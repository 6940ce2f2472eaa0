import type { Api } from './client.ts';
import { contractQuery } from './contract-query.ts';

export function locationsQuery(api: Api, activeCompanyId: string) {
  return contractQuery(api, 'get', '/api/booking/locations', { dependsOn: activeCompanyId });
}

export function earlierSearchesQuery(api: Api, activeCompanyId: string) {
  return contractQuery(api, 'get', '/api/booking/earlier-searches', { dependsOn: activeCompanyId });
}
