import { utcDay } from '#domain/local-time.ts';
import type { Deps } from '../../deps.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { listCompaniesWithDelegations, updateActiveDelegations } from './delegation-repository.ts';

/** Starts and ends delegations, by the clock of each company. */
export async function updateDelegations(deps: Pick<Deps, 'db' | 'clock' | 'practice'>): Promise<void> {
  for (const companyId of await listCompaniesWithDelegations(deps.db)) {
    const clock = await readCompanyClock(deps, companyId);
    await updateActiveDelegations(deps.db, companyId, utcDay(clock.now()));
  }
}
