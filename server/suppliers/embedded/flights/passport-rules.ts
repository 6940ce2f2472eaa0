import type { Trip } from './fares/trip.ts';

/** No passport is needed between these countries. */
const SCHENGEN = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Whether the airline needs a passport: some flight leaves the country, or the Schengen area. */
export function isPassportRequired({ flights }: Pick<Trip, 'flights'>): boolean {
  return flights.some(({ direction: { from, to } }) => {
    if (from.country === to.country) return false;
    return !SCHENGEN.has(from.country) || !SCHENGEN.has(to.country);
  });
}
