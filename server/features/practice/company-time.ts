import { withOffset } from '#domain/local-time.ts';
import type { Deps } from '../../deps.ts';
import { readCompanyClock } from './read-company-clock.ts';

export async function companyTime(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  companyId: string,
): Promise<{ 'x-company-time': string }> {
  const clock = await readCompanyClock(deps, companyId);
  return { 'x-company-time': withOffset(clock.now(), clock.zone) };
}
