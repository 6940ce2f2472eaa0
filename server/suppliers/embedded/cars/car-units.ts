import { createChance } from '../chance.ts';
import type { UnitCapacity } from '../inventory.ts';
import { airportSetting } from './airport-setting.ts';
import { airportOf } from './known-airports.ts';
import { readStationId } from './rental-station.ts';

const FLEETS = { hub: 12, large: 8, medium: 4, city: 3 };
/** There are fewer premium cars, vans, convertibles and pick-ups. */
const SCARCE = { classes: /^[LP]|^.[QTV]/, divisor: 3 };
/** In one week out of so many, a class is rented out through other channels at a station. */
const FULL_WEEKS = 25;
const DAY_MS = 86_400_000;
/** The number of days between 1 January 1970 and the nearest Monday before it. */
const WEEK_SHIFT = 3;

export function unitName(stationId: string, acriss: string, date: string): string {
  return `car/${stationId}/${acriss}/${date}`;
}

/** How many of them a station can rent on each day, without those rented through other channels. */
export function unitsOfCar(
  stationId: string,
  acriss: string,
  dates: readonly string[],
): readonly UnitCapacity[] {
  const airport = airportOf(readStationId(stationId)?.place ?? '');
  const all = FLEETS[airport === undefined ? 'city' : airportSetting(airport)];
  const fleet = SCARCE.classes.test(acriss) ? Math.ceil(all / SCARCE.divisor) : all;
  return dates.map((date) => {
    const full = createChance('full', stationId, acriss, toWeek(date)).once(FULL_WEEKS);
    const rented = Math.floor(fleet * createChance('rented', stationId, acriss, date).next() ** 2);
    return { unit: unitName(stationId, acriss, date), capacity: full ? 0 : fleet - rented };
  });
}

function toWeek(date: string): number {
  return Math.floor((Date.parse(date) / DAY_MS + WEEK_SHIFT) / 7);
}
