import type { PartKind } from '../checkout/checkout-part.ts';
import type { Money, PriceWithConversion, SupplierPart, Trip } from '../contract.ts';
import { SEARCHES } from '../kinds/search-kinds.ts';
import { dayAfter, weekdayOf } from '../local-time.ts';
import { addMoney } from '../money.ts';
import { partsByOutcome } from '../parts-by-outcome.ts';
import type { KindCriteria } from './criteria-of-part.ts';

export function partsToRepeat(trip: Pick<Trip, 'parts'>): SupplierPart[] {
  const { booked, held } = partsByOutcome(trip);
  const remaining = [...booked, ...held];
  const chosen = remaining.length > 0 ? remaining : trip.parts;
  return chosen.flatMap((part) => (part.kind === 'external' || part.ofOthers ? [] : [part]));
}

export function firstDay(parts: readonly Pick<SupplierPart, 'startsOn'>[]): string {
  return parts.map(({ startsOn }) => startsOn).sort()[0] ?? '';
}

const WEEK = 7;
const PROPOSED_WEEKS = [0, 1, 2];

export function proposeDays(first: string, today: string): string[] {
  const soonest = dayAfter(today, WEEK);
  const days = (weekdayOf(first) - weekdayOf(soonest) + WEEK) % WEEK;
  return PROPOSED_WEEKS.map((weeks) => dayAfter(soonest, days + weeks * WEEK));
}

export function shiftCriteria<Kind extends PartKind>(
  { kind, criteria }: KindCriteria<Kind>,
  days: number,
): KindCriteria<Kind> {
  const shift = (day: string) => (day === '' ? '' : dayAfter(day, days));
  return { kind, criteria: SEARCHES[kind].shift(criteria, shift) };
}

export function sumConverted(prices: readonly PriceWithConversion[]): Money | null {
  const [first, ...others] = prices.map(({ asked, converted }) => converted ?? asked);
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  return others.reduce(addMoney, first);
}
