import { queryOptions } from '@tanstack/react-query';
import type { Practice, PracticeSwitches } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

/** The practice settings of the active company. */
export function practiceQuery(api: Api, companyId: string) {
  return queryOptions({
    queryKey: ['practice', companyId],
    queryFn: ({ signal }) => readData(api.http.GET('/api/practice', { signal })),
  });
}

export async function savePractice(api: Api, switches: PracticeSwitches): Promise<Practice> {
  return await readData(api.http.PUT('/api/practice', { body: switches }));
}

export async function resetPractice(api: Api): Promise<void> {
  await readData(api.http.DELETE('/api/practice'));
}
