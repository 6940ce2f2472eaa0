import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { clockFor } from '../practice/clock-for.ts';
import { findCompanyOfTrip } from './trip-repository.ts';

/** How things stand at a company; read before a transaction begins, as it may take the only connection. */
export interface CompanyMoment {
  /** By the company's clock. */
  now: Date;
  /** Whether it is practised that approvers hear of nothing. */
  silentApprovers: boolean;
}

export async function readCompanyMoment(
  deps: Pick<Deps, 'clock' | 'practice'>,
  companyId: string,
): Promise<CompanyMoment> {
  const [clock, { silentApprovers }] = await Promise.all([
    clockFor(deps, companyId),
    deps.practice.switchesOf(companyId),
  ]);
  return { now: clock.now(), silentApprovers };
}

/** The company that travels, which need not be that of the person who looks at the trip, and how things stand there. */
export async function readMomentOfTrip(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  tripId: string,
): Promise<CompanyMoment & { companyId: string }> {
  const trip = await findCompanyOfTrip(deps.db, tripId);
  if (!trip) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
  return { ...trip, ...(await readCompanyMoment(deps, trip.companyId)) };
}
