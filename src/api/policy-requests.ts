import { queryOptions } from '@tanstack/react-query';
import type {
  Company,
  PolicyPreview,
  PolicyPreviewRequest,
  TravelPoliciesRequest,
} from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { ifMatch, readSaved, type Saved } from './saved.ts';

interface VersionedCompany {
  companyId: string;
  version: number;
}

export async function savePolicies(
  api: Api,
  { companyId, version }: VersionedCompany,
  body: TravelPoliciesRequest,
): Promise<Saved<Company>> {
  const params = { path: { companyId }, header: ifMatch(version) };
  return await readSaved(api.http.PUT('/api/companies/{companyId}/travelPolicies', { params, body }));
}

/** The data on which the policies of a company can be tried. */
export function policyExamplesQuery(api: Api, companyId: string) {
  return queryOptions({
    queryKey: ['policyExamples', companyId],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/companies/{companyId}/travelPolicies/examples', {
          params: { path: { companyId } },
          signal,
        }),
      ),
  });
}

export async function previewPolicy(
  api: Api,
  companyId: string,
  body: PolicyPreviewRequest,
): Promise<PolicyPreview> {
  const params = { path: { companyId } };
  return await readData(api.http.POST('/api/companies/{companyId}/travelPolicies/preview', { params, body }));
}
