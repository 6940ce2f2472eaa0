import type { Clock } from '../../clock.ts';
import type { Deps } from '../../deps.ts';

const MINUTE = 60_000;

/**
 * The clock of a company, which in practice may be ahead. What it searches and books goes by this one; sessions, mails
 * and everything else that must not be moved goes by the server's.
 */
export async function readCompanyClock(
  { clock, practice }: Pick<Deps, 'clock' | 'practice'>,
  companyId: string,
): Promise<Clock> {
  const { clockOffsetMinutes } = await practice.switchesOf(companyId);
  return { now: () => new Date(clock.now().getTime() + clockOffsetMinutes * MINUTE) };
}
