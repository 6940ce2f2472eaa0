import { queryOptions } from '@tanstack/react-query';
import type { ProfileChange, User } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { ifMatch, readSaved, type Saved } from './saved.ts';

/** What a person asked to have changed in their profile. */
export function profileRequestsQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: ['user', userId, 'changeRequests'],
    queryFn: ({ signal }) =>
      readData(api.http.GET('/api/users/{userId}/changeRequests', { params: { path: { userId } }, signal })),
  });
}

export async function askForProfileChange(api: Api, userId: string, body: ProfileChange): Promise<void> {
  await readData(api.http.POST('/api/users/{userId}/changeRequests', { params: { path: { userId } }, body }));
}

/** A request of a person. */
export interface ProfileRequestPath {
  userId: string;
  requestId: string;
}

export async function withdrawProfileRequest(api: Api, path: ProfileRequestPath): Promise<void> {
  await readData(api.http.DELETE('/api/users/{userId}/changeRequests/{requestId}', { params: { path } }));
}

export function acceptProfileRequest(
  api: Api,
  path: ProfileRequestPath,
  version: number,
): Promise<Saved<User>> {
  return readSaved(
    api.http.POST('/api/users/{userId}/changeRequests/{requestId}/accept', {
      params: { path, header: ifMatch(version) },
    }),
  );
}

export async function declineProfileRequest(
  api: Api,
  path: ProfileRequestPath,
  reason: string,
): Promise<void> {
  const body = { reason };
  await readData(
    api.http.POST('/api/users/{userId}/changeRequests/{requestId}/decline', { params: { path }, body }),
  );
}
