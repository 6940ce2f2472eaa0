import type { FlightCriteria } from './flight-criteria.ts';
import type { FlightIndex } from './flight-index.ts';
import type { FlightListFilter, FlightSort, TimeOptions } from './flight-list-settings.ts';
import { applyCriteriaTimes } from './flight-matching.ts';
import { findChosenLegs } from './flight-rows.ts';
import { findOpenLegs } from './open-legs.ts';

export function fittingFilter(
  index: FlightIndex,
  criteria: FlightCriteria,
  filter: FlightListFilter,
): FlightListFilter {
  const known = findChosenLegs(index, filter).slice(0, Math.max(0, index.list.legs - 1));
  const chosenLegs =
    known.length === filter.chosenLegs.length ? filter.chosenLegs : known.map(({ id }) => id);
  return { ...applyCriteriaTimes(criteria, filter), chosenLegs };
}

export function findLegPosition({
  selectBy,
  chosenLegs,
}: Pick<FlightListFilter, 'selectBy' | 'chosenLegs'>): number {
  return selectBy === 'leg' ? chosenLegs.length : 0;
}

export function sortAirports(
  index: FlightIndex,
  filter: Pick<FlightListFilter, 'selectBy' | 'chosenLegs'>,
  { departureOrArrival }: Pick<TimeOptions, 'departureOrArrival'>,
): string[] {
  const open = findOpenLegs(index, findLegPosition(filter));
  const counts = new Map<string, number>();
  for (const { next, legs } of open) {
    for (const { leg } of filter.selectBy === 'leg' ? [next] : legs) {
      for (const { origin, destination } of leg.segments) {
        const airport = departureOrArrival === 'departure' ? origin : destination;
        counts.set(airport, (counts.get(airport) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([airport]) => airport);
}

export function fittingSort(
  index: FlightIndex,
  filter: Pick<FlightListFilter, 'selectBy' | 'chosenLegs'>,
  sort: FlightSort,
): FlightSort {
  const { timeOptions } = sort;
  if (timeOptions.airport === null || sort.sortBy !== 'time') return sort;
  if (sortAirports(index, filter, timeOptions).includes(timeOptions.airport)) return sort;
  return { ...sort, timeOptions: { ...timeOptions, airport: null } };
}
