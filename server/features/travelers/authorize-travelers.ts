import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { findBookableTravelers, type Traveler } from './traveler-repository.ts';

const MOST_TRAVELERS = 9;

/**
 * The company users as travelers, in the given order, when the caller may make trips for each of them in the
 * session's company. Users who are unknown there, or whom the caller may not book for, are reported as not
 * found.
 */
export async function authorizeTravelers(
  { db }: Pick<Deps, 'db'>,
  { abilities, signedIn }: Pick<SignedInContext, 'abilities' | 'signedIn'>,
  companyUserIds: readonly string[],
): Promise<[Traveler, ...Traveler[]]> {
  const uniqueIds = new Set(companyUserIds);
  if (uniqueIds.size !== companyUserIds.length) {
    throw new DomainError('travelers_repeated', 'List each traveller only once.');
  }
  if (uniqueIds.size < 1 || uniqueIds.size > MOST_TRAVELERS) {
    throw new DomainError('validation_failed', `List 1 to ${MOST_TRAVELERS} travellers.`);
  }
  const found = await findBookableTravelers(db, abilities, signedIn.companyId, companyUserIds);
  const byId = new Map(found.map((traveler) => [traveler.companyUserId, traveler]));
  const [first, ...others] = companyUserIds.flatMap((id) => byId.get(id) ?? []);
  if (!first || found.length < uniqueIds.size) {
    throw new DomainError('not_found', "The traveller was not found, or you can't book for them.");
  }
  if (found.some(({ active }) => !active)) {
    throw new DomainError('traveler_inactive', 'A traveller is no longer active.');
  }
  return [first, ...others];
}
