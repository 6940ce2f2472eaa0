import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { findCompanyOfTrip } from './trip-state-repository.ts';

/**
 * The time and practice switches of a company. They are read before a transaction begins, because the read needs a
 * connection and the transaction may hold the only one.
 */
export interface CompanyMoment {
  now: Date;
  zone: string;
  silentApprovers: boolean;
}

export async function readCompanyMoment(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  companyId: string,
): Promise<CompanyMoment> {
  const { now, zone, silentApprovers } = await readCompanyClock(deps, companyId);
  return { now: now(), zone, silentApprovers };
}

/** Reads the moment of the trip's company, which may be another one than that of the person who opens the trip. */
export async function readMomentOfTrip(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  tripId: string,
): Promise<CompanyMoment & { companyId: string }> {
  const trip = await findCompanyOfTrip(deps.db, tripId);
  if (!trip) throw new DomainError('not_found', "The trip was not found, or you don't have access to it.");
  return { ...trip, ...(await readCompanyMoment(deps, trip.companyId)) };
}
