import { dayAfter, nightsBetween } from '../local-time.ts';

const REACH = 3;

export interface BookableDays {
  first: string;
  last: string;
}

export interface DatePair {
  departureDate: string;
  returnDate: string | null;
}

export function daysAround(day: string): string[] {
  return Array.from({ length: 2 * REACH + 1 }, (_, index) => dayAfter(day, index - REACH));
}

export function datePairsAround(chosen: DatePair, bookable: readonly BookableDays[]): DatePair[] {
  const returns = chosen.returnDate === null ? [null] : daysAround(chosen.returnDate);
  return daysAround(chosen.departureDate)
    .flatMap((departureDate) => returns.map((returnDate) => ({ departureDate, returnDate })))
    .filter((pair) => isBookable(pair, bookable))
    .sort((one, other) => countDaysApart(one, chosen) - countDaysApart(other, chosen));
}

export function isSamePair(one: DatePair, other: DatePair): boolean {
  return one.departureDate === other.departureDate && one.returnDate === other.returnDate;
}

function isBookable(
  { departureDate, returnDate }: DatePair,
  [there, back]: readonly BookableDays[],
): boolean {
  if (!isWithin(departureDate, there)) return false;
  return returnDate === null || (returnDate >= departureDate && isWithin(returnDate, back));
}

function isWithin(day: string, days: BookableDays | undefined): boolean {
  return days !== undefined && day >= days.first && day <= days.last;
}

function countDaysApart(pair: DatePair, chosen: DatePair): number {
  return daysApart(pair.departureDate, chosen.departureDate) + daysApart(pair.returnDate, chosen.returnDate);
}

function daysApart(one: string | null, other: string | null): number {
  return one === null || other === null ? 0 : Math.abs(nightsBetween(one, other));
}
