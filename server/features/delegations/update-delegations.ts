import { utcDay } from '#domain/local-time.ts';
import type { Deps } from '../../deps.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { attemptRepair } from '../repairs/attempt-repair.ts';
import {
  findCompanyOfDelegation,
  listOutdatedDelegations,
  updateActiveDelegation,
} from './delegation-repository.ts';

/** Queues a job for each delegation of the company that starts or ends by now, by the company's clock. */
export async function queueDelegations(deps: Deps, companyId: string): Promise<void> {
  const { db, jobs } = deps;
  const clock = await readCompanyClock(deps, companyId);
  for (const companyUserId of await listOutdatedDelegations(db, companyId, utcDay(clock.now())))
    await jobs.enqueue(db, 'delegation.repair', { companyUserId });
}

/** Starts or ends a delegation. */
export async function updateDelegation(
  deps: Deps,
  { companyUserId }: JobPayloads['delegation.repair'],
): Promise<void> {
  await attemptRepair(deps, { work: 'updateDelegation', subjectId: companyUserId }, async () => {
    const companyId = await findCompanyOfDelegation(deps.db, companyUserId);
    if (!companyId) return;
    const clock = await readCompanyClock(deps, companyId);
    await updateActiveDelegation(deps.db, companyUserId, utcDay(clock.now()));
  });
}
