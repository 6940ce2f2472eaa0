import type { Deps } from '../../deps.ts';
import { clockFor } from '../practice/clock-for.ts';

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
