import { foldName } from '#domain/fold-name.ts';
import { distanceKm, type Position } from '#domain/geography.ts';

export interface City extends Position {
  name: string;
  population: number;
}

/** The maximum distance from an airport to its city. */
const REACH_KM = 60;
/** Smaller places count only if the airport is named after them. */
const TOWN = 20_000;

/**
 * The city that a traveler would name: one in the airport's own name, else the one with the most inhabitants
 * nearby. The nearest one would often be a suburb.
 */
export function chooseCity(
  airport: Position & { name: string },
  cities: readonly City[],
): string | undefined {
  const name = ` ${foldName(airport.name)} `;
  const near = cities
    .map((city) => ({ ...city, distance: distanceKm(airport, city) }))
    .filter(({ distance }) => distance <= REACH_KM)
    .sort((one, other) => weight(other) - weight(one));
  const named = near.find((city) => name.includes(` ${foldName(city.name)} `));
  const chosen = named ?? near.find(({ population }) => population >= TOWN) ?? near[0];
  return chosen?.name;
}

function weight({ population, distance }: { population: number; distance: number }): number {
  return population / (distance + 10) ** 2;
}
