import type { FlightList } from './flight-list.ts';

/**
 * The typical emissions of a journey in the list: the median of all, each in its cheapest fare; null for too
 * few to compare.
 */
export function usualCo2Kg({ flights }: Pick<FlightList, 'flights'>): number | null {
  const emissions = flights
    .flatMap(({ fares: [cheapest] }) => cheapest?.co2Kg ?? [])
    .sort((one, other) => one - other);
  return emissions.length < FEWEST ? null : (emissions[Math.floor(emissions.length / 2)] ?? null);
}

const FEWEST = 3;
