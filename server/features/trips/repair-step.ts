import type { Kysely } from 'kysely';
import type { Database, RepairWork } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { DueRepair } from '../repairs/failed-repair-repository.ts';
import type { CompanyMoment } from './company-moment.ts';

/** One kind of the minute's work on trips. It is listed by company, because each has its own clock. */
export interface RepairStep {
  work: Exclude<RepairWork, 'updateDelegation'>;
  listCompanies(db: Kysely<Database>): Promise<string[]>;
  list(db: Kysely<Database>, companyId: string, moment: CompanyMoment): Promise<DueRepair[]>;
  /** Checks again whether it is due, because time has passed since it was listed. */
  repair(deps: Deps, due: DueRepair, moment: CompanyMoment): Promise<void>;
}

/** Reminders are due when less than a quarter of the waiting time is left. */
export function isReminderDue(
  { since, until }: { since: Date | null; until: Date | null },
  now: Date,
): boolean {
  if (!since || !until || until <= now) return false;
  return until.getTime() - now.getTime() < (until.getTime() - since.getTime()) / 4;
}
