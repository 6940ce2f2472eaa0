import { subject } from '@casl/ability';
import type { QueryClient } from '@tanstack/react-query';
import type { Abilities } from '#domain/abilities.ts';
import type { PassengerDetails } from '#domain/checkout/checkout-info.ts';
import type { User } from '#domain/contract.ts';
import type { Api } from '../../api/client.ts';
import { companyUserQuery, userQuery } from '../../api/record-queries.ts';
import { ifMatch, readSaved } from '../../api/saved.ts';

interface Profiles {
  api: Api;
  queries: QueryClient;
  companyId: string;
  abilities: Abilities;
}

/** A passport in a profile needs more data than a flight requires. */
type PersonalData = Pick<PassengerDetails, 'dateOfBirth' | 'gender'>;

/** Whether the user may add to profiles at all; each profile is checked when it is written. */
export function maySaveToProfiles(abilities: Abilities): boolean {
  return abilities.can('update', 'User', 'dateOfBirth') && abilities.can('update', 'User', 'gender');
}

export async function saveToProfiles(
  profiles: Profiles,
  passengers: readonly PassengerDetails[],
): Promise<boolean> {
  const outcomes = await Promise.allSettled(
    passengers
      .filter(({ dateOfBirth, gender }) => dateOfBirth ?? gender)
      .map((passenger) => saveToProfile(profiles, passenger)),
  );
  return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value);
}

async function saveToProfile(
  { api, queries, companyId, abilities }: Profiles,
  { traveler: companyUserId, ...entered }: PassengerDetails,
): Promise<boolean> {
  const { user: named } = await queries.fetchQuery(companyUserQuery(api, { companyId, companyUserId }));
  const user = await queries.fetchQuery(userQuery(api, named._id));
  const missing = selectMissing(user, entered);
  const fields = Object.keys(missing);
  if (fields.length === 0) return true;
  const record = subject('User', { _id: user._id });
  if (!fields.every((field) => abilities.can('update', record, field))) return false;
  const params = { path: { userId: user._id }, header: ifMatch(user.version) };
  const { state } = await readSaved(api.http.PUT('/api/users/{userId}', { params, body: missing }));
  return state === 'saved';
}

/** Data that others have entered in the profile since are preserved. */
function selectMissing(user: User, { dateOfBirth, gender }: PersonalData): PersonalData {
  return {
    ...(user.dateOfBirth === undefined && dateOfBirth !== undefined && { dateOfBirth }),
    ...(user.gender === undefined && gender !== undefined && { gender }),
  };
}
