import type { Deps } from '../../deps.ts';
import type { Origin } from '../audit/audit-repository.ts';
import { foldText } from '../search/fold-text.ts';
import { identifySource, reserveAttempt, THROTTLES } from './throttle.ts';

/** Leaves the work to a job, so that neither the answer nor its time reveals whether the address is known. */
export async function requestPasswordReset(
  deps: Deps,
  email: string,
  origin: Origin & { deviceToken: string | undefined },
): Promise<void> {
  const emailKey = foldText(email);
  const { source, isKnown } = identifySource(deps.keys, origin, emailKey);
  const pair = `${emailKey}\n${source}`;
  await reserveAttempt(deps, THROTTLES.forgottenByAddress, source);
  await reserveAttempt(deps, THROTTLES.forgottenByPair, pair);
  await reserveAttempt(deps, THROTTLES.forgottenByAccount, isKnown ? pair : emailKey);
  const { requestId, ip } = origin;
  await deps.jobs.enqueue(deps.db, 'password.forgotten', { email, requestId, ip });
}
