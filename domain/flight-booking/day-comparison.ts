import type { FlightDateCell, FlightDatePrice, FlightDatesLine, Money } from '../contract.ts';
import { findBookableDays } from './criteria-faults.ts';
import { type DatePair, datePairsAround, daysAround, isSamePair } from './date-grid.ts';
import { type FlightCriteria, listDirections } from './flight-criteria.ts';
import { comparePrices } from './flight-list.ts';

export type DayCell = DatePair & {
  isChosen: boolean;
} & (
    | { state: 'unavailable' | 'waiting' | 'notCompared' | 'nothing' | 'hidden' | 'failed' }
    | {
        state: 'priced';
        cheapest: FlightDatePrice;
        cheapestInPolicy: FlightDatePrice | null;
        isPartial: boolean;
        isCheapest: boolean;
        isCheapestInPolicy: boolean;
      }
  );

export interface DayComparison {
  departures: readonly string[];
  returns: readonly string[] | null;
  cells: readonly DayCell[];
  compared: number;
  total: number;
}

interface Comparison {
  criteria: FlightCriteria;
  now: Date;
  lines: readonly FlightDatesLine[];
  isRunning: boolean;
}

export function compareDays({ criteria, now, lines, isRunning }: Comparison): DayComparison {
  const chosen = chosenPairOf(criteria);
  const bookable = listDirections(criteria).map(({ origin }) => findBookableDays(origin, now));
  const expected = datePairsAround(chosen, bookable);
  const arrived = lines.filter((line) => line.type === 'cell');
  const isEnded = lines.some(({ type }) => type === 'end');
  const best = {
    cheapest: findCheapest(arrived.map(({ cheapest }) => cheapest)),
    inPolicy: findCheapest(arrived.map(({ cheapestInPolicy }) => cheapestInPolicy)),
  };
  const departures = daysAround(chosen.departureDate);
  const returns = chosen.returnDate === null ? null : daysAround(chosen.returnDate);

  function toCell(pair: DatePair): DayCell {
    const place = { ...pair, isChosen: isSamePair(pair, chosen) };
    const line = arrived.find((one) => isSamePair(pairOf(one), pair));
    if (line) return { ...place, ...toPriced(line, best) };
    if (isEnded || !expected.some((one) => isSamePair(one, pair))) return { ...place, state: 'unavailable' };
    return { ...place, state: isRunning ? 'waiting' : 'notCompared' };
  }

  return {
    departures,
    returns,
    cells: (returns ?? [null]).flatMap((returnDate) =>
      departures.map((departureDate) => toCell({ departureDate, returnDate })),
    ),
    compared: arrived.length,
    total: isEnded ? arrived.length : expected.length,
  };
}

export function moveToDays(
  criteria: FlightCriteria,
  { departureDate, returnDate }: DatePair,
): FlightCriteria {
  return {
    ...criteria,
    departureDateRange: { from: departureDate, to: returnDate ?? criteria.departureDateRange.to },
  };
}

function amountOf({ companyPrice }: FlightDatePrice): Money | null {
  return companyPrice ?? null;
}

function chosenPairOf({ flightType, departureDateRange: { from, to } }: FlightCriteria): DatePair {
  return { departureDate: from, returnDate: flightType === 'roundTrip' ? to : null };
}

function pairOf({ departureDate, returnDate }: FlightDateCell): DatePair {
  return { departureDate, returnDate: returnDate ?? null };
}

type Best = Record<'cheapest' | 'inPolicy', FlightDatePrice | null>;

function toPriced({ cheapest, cheapestInPolicy, hiddenByPolicy, failedSources }: FlightDateCell, best: Best) {
  if (cheapest) {
    return {
      state: 'priced' as const,
      cheapest,
      cheapestInPolicy: cheapestInPolicy ?? null,
      isPartial: failedSources.length > 0,
      isCheapest: isAsCheap(cheapest, best.cheapest),
      isCheapestInPolicy: isAsCheap(cheapestInPolicy ?? null, best.inPolicy),
    };
  }
  if (failedSources.length > 0) return { state: 'failed' as const };
  return { state: hiddenByPolicy > 0 ? ('hidden' as const) : ('nothing' as const) };
}

function findCheapest(prices: readonly (FlightDatePrice | undefined)[]): FlightDatePrice | null {
  const [cheapest = null] = prices
    .filter((price) => price !== undefined)
    .sort((one, other) => comparePrices(amountOf(one), amountOf(other)));
  return cheapest;
}

function isAsCheap(price: FlightDatePrice | null, best: FlightDatePrice | null): boolean {
  if (price === null || best === null) return false;
  const [own, lowest] = [amountOf(price), amountOf(best)];
  return own !== null && lowest !== null && comparePrices(own, lowest) === 0;
}
