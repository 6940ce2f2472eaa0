import type { Money, PriceWithConversion, SupplierPart, Trip } from '../contract.ts';
import type { LegInput } from '../flight-booking/flight-criteria.ts';
import type { FareEntry, FlightEntry, FlightList } from '../flight-booking/flight-list.ts';
import { dayAfter, weekdayOf } from '../local-time.ts';
import { addMoney } from '../money.ts';
import { partsByOutcome } from '../parts-by-outcome.ts';
import type { KindCriteria } from './criteria-of-part.ts';

/** The parts of a trip that are booked again: what it has, or had where all of it is over. */
export function partsToRepeat(trip: Pick<Trip, 'parts'>): SupplierPart[] {
  const { booked, held } = partsByOutcome(trip);
  const remaining = [...booked, ...held];
  const chosen = remaining.length > 0 ? remaining : trip.parts;
  return chosen.flatMap((part) => (part.kind === 'external' || part.ofOthers ? [] : [part]));
}

/** The first day of these parts; empty without any. */
export function firstDay(parts: readonly Pick<SupplierPart, 'startsOn'>[]): string {
  return parts.map(({ startsOn }) => startsOn).sort()[0] ?? '';
}

const WEEK = 7;
const PROPOSED_WEEKS = [0, 1, 2];

/** The same weekday in the next weeks, at least a week ahead. */
export function proposeDays(first: string, today: string): string[] {
  const soonest = dayAfter(today, WEEK);
  const days = (weekdayOf(first) - weekdayOf(soonest) + WEEK) % WEEK;
  return PROPOSED_WEEKS.map((weeks) => dayAfter(soonest, days + weeks * WEEK));
}

/** The same search so many days later. */
export function shiftCriteria(search: KindCriteria, days: number): KindCriteria {
  const shift = (day: string) => (day === '' ? '' : dayAfter(day, days));
  switch (search.kind) {
    case 'flight': {
      const { criteria } = search;
      const { from, to } = criteria.departureDateRange;
      const shiftLeg = (leg: LegInput) => ({ ...leg, departureDate: shift(leg.departureDate) });
      return {
        kind: 'flight',
        criteria: {
          ...criteria,
          legs: criteria.legs.map(shiftLeg),
          departureDateRange: { from: shift(from), to: shift(to) },
        },
      };
    }
    case 'hotel': {
      const { criteria } = search;
      const [checkIn, checkOut] = [shift(criteria.checkIn), shift(criteria.checkOut)];
      return { kind: 'hotel', criteria: { ...criteria, checkIn, checkOut } };
    }
    case 'car': {
      const { criteria } = search;
      const [pickUpDate, dropOffDate] = [shift(criteria.pickUpDate), shift(criteria.dropOffDate)];
      return { kind: 'car', criteria: { ...criteria, pickUpDate, dropOffDate } };
    }
  }
}

interface FlownPart {
  legs: readonly { segments: FlightEntry['legs'][number]['segments'] }[];
  fare: Pick<FareEntry, 'serviceClasses'> & { family: { code: string } };
}

/** A flight with the same numbers so many days later, with the same fare or its cheapest one; null without any. */
export function findSameFlight(
  { flights }: FlightList,
  { legs, fare }: FlownPart,
  days: number,
): { flight: FlightEntry; fare: FareEntry; isSame: boolean } | null {
  // Departure times may differ from day to day.
  const keyOf = (flown: FlownPart['legs'], shift: number) =>
    flown
      .flatMap(({ segments }) => segments)
      .map(({ carrier, flightNumber, departure }) =>
        [carrier, flightNumber, dayAfter(departure.slice(0, 10), shift)].join(' '),
      )
      .join();
  const wanted = keyOf(legs, days);
  const flight = flights.find((one) => keyOf(one.legs, 0) === wanted);
  const same = flight?.fares.find(
    ({ family, serviceClasses }) =>
      family.code === fare.family.code && serviceClasses.join() === fare.serviceClasses.join(),
  );
  const found = same ?? flight?.fares[0];
  return flight && found ? { flight, fare: found, isSame: same !== undefined } : null;
}

/** The sum of prices in the company's currency; null without any, or where an exchange rate is missing. */
export function sumConverted(prices: readonly PriceWithConversion[]): Money | null {
  const [first, ...others] = prices.map(({ asked, converted }) => converted ?? asked);
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  return others.reduce(addMoney, first);
}
