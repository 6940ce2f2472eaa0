import type { Deps } from '../../deps.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { attemptRepair } from '../repairs/attempt-repair.ts';
import {
  findCompanyOfDelegation,
  listEndedDelegations,
  removeEndedDelegation,
} from './delegation-repository.ts';

export async function queueDelegations(deps: Deps, companyId: string): Promise<void> {
  const { db, jobs } = deps;
  const clock = await readCompanyClock(deps, companyId);
  for (const companyUserId of await listEndedDelegations(db, companyId, clock.today()))
    await jobs.enqueue(db, 'delegation.repair', { companyUserId });
}

export async function updateDelegation(
  deps: Deps,
  { companyUserId }: JobPayloads['delegation.repair'],
): Promise<void> {
  await attemptRepair(deps, { work: 'updateDelegation', subjectId: companyUserId }, async () => {
    const companyId = await findCompanyOfDelegation(deps.db, companyUserId);
    if (!companyId) return;
    const clock = await readCompanyClock(deps, companyId);
    await removeEndedDelegation(deps.db, companyUserId, clock.today());
  });
}
