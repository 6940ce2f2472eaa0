import { dateAt } from '#domain/local-time.ts';
import type { Clock } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { readTimeZone } from '../companies/time-zone-repository.ts';

export interface CompanyClock extends Clock {
  zone: string;
  today(): string;
  silentApprovers: boolean;
}

const MINUTE = 60_000;

/**
 * The clock of a company, which practice may have moved ahead. Searches and bookings use this one; sessions,
 * mails and everything else that must not be moved use the server's.
 */
export async function readCompanyClock(
  { db, clock, practice }: Pick<Deps, 'db' | 'clock' | 'practice'>,
  companyId: string,
): Promise<CompanyClock> {
  const [{ clockOffsetMinutes, silentApprovers }, zone] = await Promise.all([
    practice.switchesOf(companyId),
    readTimeZone(db, companyId),
  ]);
  const now = () => new Date(clock.now().getTime() + clockOffsetMinutes * MINUTE);
  return { now, zone, today: () => dateAt(now(), zone), silentApprovers };
}
