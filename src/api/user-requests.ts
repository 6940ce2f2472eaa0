import { queryOptions } from '@tanstack/react-query';
import type {
  PassportsRequest,
  RemarksRequest,
  SortOrder,
  User,
  UserChangeRequest,
  UserCreateRequest,
  UserFinanceRequest,
  UserFlightProfileRequest,
  UserMembershipsRequest,
} from '#domain/contract.ts';
import { withoutUndefined } from '#domain/records/without-undefined.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { ifMatch, readSaved, type Saved } from './saved.ts';

const SORTS = ['name', 'email'] as const;

/** As an address names it; other sort orders are ignored. */
interface UserListSearch {
  page?: number;
  searchString?: string;
  sortBy?: string;
  sortOrder?: SortOrder;
}

/** One page of all users whom the caller may read. */
export function usersQuery(api: Api, { page = 1, searchString, sortBy, sortOrder }: UserListSearch) {
  const query = withoutUndefined({
    page,
    searchString: searchString || undefined,
    sortBy: SORTS.find((sort) => sort === sortBy),
    sortOrder,
  });
  return queryOptions({
    queryKey: ['users', query],
    queryFn: ({ signal }) => readData(api.http.GET('/api/users', { params: { query }, signal })),
  });
}

/** A user with the whole profile. */
export function userQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: ['user', userId],
    queryFn: ({ signal }) =>
      readData(api.http.GET('/api/users/{userId}', { params: { path: { userId } }, signal })),
  });
}

/** One page of the history of a user. */
export function userHistoryQuery(api: Api, userId: string, page: number) {
  return queryOptions({
    queryKey: ['user', userId, 'history', page],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/users/{userId}/history', {
          params: { path: { userId }, query: { page } },
          signal,
        }),
      ),
  });
}

export async function createUser(api: Api, body: UserCreateRequest): Promise<User> {
  return await readData(api.http.POST('/api/users', { body }));
}

export async function sendInvitation(api: Api, userId: string): Promise<void> {
  await readData(api.http.PUT('/api/users/{userId}/sendInvitation', { params: { path: { userId } } }));
}

/** The user that is changed, and the version the change was made on. */
export interface UserVersion {
  userId: string;
  version: number;
}

function toParams({ userId, version }: UserVersion) {
  return { path: { userId }, header: ifMatch(version) };
}

export function updateUser(api: Api, user: UserVersion, body: UserChangeRequest): Promise<Saved<User>> {
  return readSaved(api.http.PUT('/api/users/{userId}', { params: toParams(user), body }));
}

export function updatePassports(api: Api, user: UserVersion, body: PassportsRequest): Promise<Saved<User>> {
  return readSaved(api.http.PUT('/api/users/{userId}/passports', { params: toParams(user), body }));
}

export function updateUserFinance(
  api: Api,
  user: UserVersion,
  body: UserFinanceRequest,
): Promise<Saved<User>> {
  return readSaved(api.http.PUT('/api/users/{userId}/finance', { params: toParams(user), body }));
}

export function updateUserFlightProfile(
  api: Api,
  user: UserVersion,
  body: UserFlightProfileRequest,
): Promise<Saved<User>> {
  return readSaved(api.http.PUT('/api/users/{userId}/gdsProfile/flight', { params: toParams(user), body }));
}

export function updateUserHotelProfile(
  api: Api,
  user: UserVersion,
  body: UserMembershipsRequest,
): Promise<Saved<User>> {
  return readSaved(api.http.PUT('/api/users/{userId}/gdsProfile/hotel', { params: toParams(user), body }));
}

export function updateUserCarProfile(
  api: Api,
  user: UserVersion,
  body: UserMembershipsRequest,
): Promise<Saved<User>> {
  return readSaved(api.http.PUT('/api/users/{userId}/gdsProfile/car', { params: toParams(user), body }));
}

export function updateUserRemarks(api: Api, user: UserVersion, body: RemarksRequest): Promise<Saved<User>> {
  return readSaved(api.http.PUT('/api/users/{userId}/gdsProfile/remarks', { params: toParams(user), body }));
}
