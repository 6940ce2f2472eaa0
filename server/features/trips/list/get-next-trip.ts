import type { Trip } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { readCompanyClock } from '../../practice/read-company-clock.ts';
import { readTrip } from '../page/trip-repository.ts';
import { findNextTrip } from './next-trip-repository.ts';

export async function getNextTrip(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  { abilities, signedIn }: Pick<SignedInContext, 'abilities' | 'signedIn'>,
): Promise<Trip | undefined> {
  const clock = await readCompanyClock(deps, signedIn.companyId);
  const viewer = { abilities, signedIn, now: clock.now() };
  const tripId = await findNextTrip(deps.db, viewer);
  return tripId === undefined ? undefined : await readTrip(deps.db, viewer, tripId);
}
