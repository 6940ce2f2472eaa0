import type { Money, Trip, TripPart, WaitingPrices } from '#domain/contract.ts';
import { addMoney, subtractMoney } from '#domain/money.ts';
import { convertLike } from '#domain/trip-costs.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';
import { formatDifference } from '../../../i18n/format.ts';

type AskedPart = WaitingPrices['parts'][number];

export interface PriceMovement {
  /** Null where prices in several currencies can't be added up. */
  accepted: Money | null;
  /** Null where a part has no price now. */
  current: Money | null;
  /** Parts whose supplier did not answer. */
  silent: TripPart[];
  gone: TripPart[];
}

export function findPriceMovement(trip: Trip, { parts }: WaitingPrices): PriceMovement | null {
  const rises = listPriceRises(trip);
  const asked = parts.flatMap((one) => {
    const part = trip.parts.find(({ _id }) => _id === one.partId);
    return part ? [{ ...one, part }] : [];
  });
  if (asked.length === 0) return null;
  const inOwn = (part: TripPart, amount: Money) => convertLike(part.price, amount);
  const withOutcome = (isMeant: (outcome: AskedPart['outcome']) => boolean) =>
    asked.flatMap(({ outcome, part }) => (isMeant(outcome) ? [part] : []));
  return {
    accepted: sum(
      asked.map(({ part, partId, before }) =>
        inOwn(part, rises.find((rise) => rise.partId === partId)?.accepted ?? before),
      ),
    ),
    current: sum(asked.map(({ part, price }) => (price ? inOwn(part, price) : null))),
    silent: withOutcome((outcome) => outcome === 'unavailable'),
    gone: withOutcome((outcome) => outcome !== 'unavailable' && outcome !== 'priced'),
  };
}

function sum(amounts: readonly (Money | null)[]): Money | null {
  return amounts.reduce<Money | null>((total, amount, index) => {
    if (index === 0) return amount;
    return total && amount && total.currency === amount.currency ? addMoney(total, amount) : null;
  }, null);
}

export interface PriceRise {
  partId: string;
  accepted: Money;
  current: Money;
}

export function listPriceRises({ events }: Pick<Trip, 'events'>): PriceRise[] {
  const request = events.findLastIndex(({ kind }) => REQUEST_KINDS.has(kind));
  const rises = new Map<string, PriceRise>();
  for (const { kind, partId, before, after: current } of events.slice(request + 1)) {
    if (kind !== 'priceExceeded' || !before || !current) continue;
    const part = partId ?? '';
    rises.set(part, { partId: part, accepted: rises.get(part)?.accepted ?? before, current });
  }
  return [...rises.values()];
}

/** How much more or less it is; null in two currencies. */
export function formatMovement(accepted: Money, current: Money): string | null {
  return accepted.currency === current.currency ? formatDifference(subtractMoney(current, accepted)) : null;
}
