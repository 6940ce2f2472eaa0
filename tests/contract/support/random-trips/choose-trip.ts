import type { ModelTrip } from './model-trip.ts';

/**
 * The trip of a number that is counted round; a negative one counts from the last trip. Three of four numbers name one of
 * those that are preferred, if there are any.
 */
export function chooseTrip(
  trips: readonly ModelTrip[],
  number: number,
  isPreferred: (trip: ModelTrip) => boolean = () => true,
): ModelTrip | undefined {
  const preferred = trips.filter(isPreferred);
  const chosen = number % 4 === 0 || preferred.length === 0 ? trips : preferred;
  return chosen.at(number % chosen.length);
}
