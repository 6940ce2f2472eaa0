import type { Deps } from '../../deps.ts';
import type { Origin } from '../audit/audit-repository.ts';
import { foldText } from '../search/fold-text.ts';
import { networkOf, reserveAttempt, THROTTLES } from './throttle.ts';

/** Leaves the work to a job, so that neither the answer nor its time says whether the address is known. */
export async function requestPasswordReset(deps: Deps, email: string, origin: Origin): Promise<void> {
  await reserveAttempt(deps, THROTTLES.forgottenByAddress, networkOf(origin.ip));
  await reserveAttempt(deps, THROTTLES.forgottenByAccount, foldText(email));
  const { requestId, ip } = origin;
  await deps.jobs.enqueue(deps.db, 'password.forgotten', { email, requestId, ip });
}
