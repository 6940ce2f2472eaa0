import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

/** The sessions of the current user. */
export function ownSessionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => readData(api.http.GET('/api/sessions', { signal })),
  });
}

export async function endOwnSession(api: Api, sessionId: string): Promise<void> {
  await readData(api.http.DELETE('/api/sessions/{sessionId}', { params: { path: { sessionId } } }));
}

export async function endOtherSessions(api: Api): Promise<void> {
  await readData(api.http.DELETE('/api/sessions'));
}

export async function endUserSessions(api: Api, userId: string): Promise<void> {
  await readData(api.http.DELETE('/api/users/{userId}/sessions', { params: { path: { userId } } }));
}
