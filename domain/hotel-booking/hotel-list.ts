import type { HotelRate, HotelResult, HotelResults, Money, OfferVerdict } from '../contract.ts';
import { compareMoney, divideMoney } from '../money.ts';

export interface HotelList extends Pick<HotelResults, 'currency' | 'unit' | 'nights' | 'rooms'> {
  expiresAt: string;
  hotels: readonly HotelEntry[];
}

export interface HotelEntry extends Omit<HotelResult, 'rates'> {
  rates: readonly RateEntry[];
}

export interface RateEntry extends Omit<HotelRate, 'verdict'> {
  verdict: OfferVerdict;
  /** Null without an exchange rate. */
  total: Money | null;
  /** Per room and night. */
  average: Money | null;
}

export function mergeHotelResults(lines: readonly HotelResults[]): HotelList | null {
  const ordered = bySource(lines);
  const [first] = ordered;
  if (!first) return null;
  const hotels = new Map<string, HotelEntry>();
  for (const line of ordered) {
    for (const { rates, ...facts } of line.hotels) {
      const known = hotels.get(facts.propertyId);
      const listed = rates.map((rate) => listRate(rate, line));
      hotels.set(facts.propertyId, { ...(known ?? facts), rates: [...(known?.rates ?? []), ...listed] });
    }
  }
  const { currency, unit, nights, rooms } = first;
  return {
    currency,
    unit,
    nights,
    rooms,
    expiresAt: ordered.map((line) => line.expiresAt).sort()[0] ?? first.expiresAt,
    hotels: [...hotels.values()].map(withSortedRates).sort(byDistance),
  };
}

export function countNewResults(shown: HotelList, arrived: HotelList): number {
  const known = new Map(shown.hotels.map(({ propertyId, rates }) => [propertyId, rates.length]));
  return arrived.hotels.filter(({ propertyId, rates }) => known.get(propertyId) !== rates.length).length;
}

export function comparePrices(one: Money | null, other: Money | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareMoney(one, other);
}

/** Nearest first, in an order that does not depend on which source answered first. */
export function byDistance(one: HotelEntry, other: HotelEntry): number {
  return one.distance - other.distance || compareTexts(one.propertyId, other.propertyId);
}

/** The order of arrival carries no meaning. A source may send its results in several lines. */
function bySource(lines: readonly HotelResults[]): HotelResults[] {
  return lines.toSorted((one, other) => compareTexts(one.source, other.source));
}

function listRate({ verdict: place, ...rate }: HotelRate, line: HotelResults): RateEntry {
  const verdict = line.verdicts[place];
  if (!verdict) throw new RangeError(`The results of ${line.source} have no verdict ${place}`);
  const total = rate.companyPrice ?? (rate.price.currency === line.currency ? rate.price : null);
  return { ...rate, verdict, total, average: total && divideMoney(total, line.nights * line.rooms) };
}

function withSortedRates(hotel: HotelEntry): HotelEntry {
  return { ...hotel, rates: hotel.rates.toSorted((one, other) => comparePrices(one.total, other.total)) };
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
