import type { Abilities } from '#domain/abilities.ts';
import type { BookedInMonth, CompanyDay } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { findCompany } from '../../companies/company-repository.ts';
import { readCompanyClock } from '../../practice/read-company-clock.ts';
import { type BookedRow, readAway, readBookedSince, readOpenApprovals } from './company-day-repository.ts';

export async function getCompanyDay(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  abilities: Abilities,
  companyId: string,
): Promise<CompanyDay> {
  if (!abilities.can('read', 'Company')) {
    throw new DomainError('forbidden', 'Your role does not allow this.');
  }
  const company = await findCompany(deps.db, abilities, companyId);
  if (!company)
    throw new DomainError('not_found', "The company was not found, or you don't have access to it.");
  const clock = await readCompanyClock(deps, companyId);
  const day = clock.today();
  const thisMonth = `${day.slice(0, 7)}-01`;
  const lastMonth = monthBefore(thisMonth);
  const scope = { companyId, now: clock.now(), today: day };
  const [away, approvals, booked] = await Promise.all([
    readAway(deps.db, scope),
    readOpenApprovals(deps.db, companyId),
    readBookedSince(deps.db, { companyId, zone: clock.zone, month: lastMonth }),
  ]);
  const inMonth = (month: string) =>
    toBooked(
      month,
      booked.filter((row) => row.month === month),
      company.currency,
    );
  return { day, away, approvals, thisMonth: inMonth(thisMonth), lastMonth: inMonth(lastMonth) };
}

function monthBefore(month: string): string {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 10);
}

/** Amounts in other currencies stay apart, because no rate would make the sum exact. */
function toBooked(month: string, rows: readonly BookedRow[], currency: string): BookedInMonth {
  const own = rows.find((row) => row.currency === currency)?.amount ?? 0;
  const others = rows
    .filter((row) => row.currency !== currency)
    .map((row) => ({ amount: row.amount, currency: row.currency }));
  return {
    month,
    trips: sum(rows, 'trips'),
    outsidePolicy: sum(rows, 'outsidePolicy'),
    spend: [{ amount: own, currency }, ...others],
  };
}

function sum(rows: readonly BookedRow[], column: 'trips' | 'outsidePolicy'): number {
  return rows.reduce((total, row) => total + row[column], 0);
}
