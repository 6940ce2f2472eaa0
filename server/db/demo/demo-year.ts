import { dayAfter, nightsBetween, utcDay } from '#domain/local-time.ts';
import type { SupplierPartKind } from '../trip-tables.ts';
import type { DemoCity, DemoOutcome, DemoTrip } from './demo-trips.ts';

/** How many trips began in each month of the year: fairs in spring and autumn, holidays in summer. */
const TRIPS_IN_MONTH = [3, 5, 6, 4, 5, 6, 2, 2, 7, 6, 6, 2];

const CITIES: readonly DemoCity[] = ['paris', 'london', 'munich', 'vienna', 'hamburg', 'geneva'];
const KINDS: readonly (readonly SupplierPartKind[])[] = [['flight', 'hotel'], ['hotel'], ['flight'], ['car']];

const FATES: readonly DemoOutcome[] = ['booked', 'booked', 'booked', 'bookedAfterApproval', 'booked'];
const COLLEAGUES = 24;
const NIGHTS = [2, 1, 3];
const NEARLY_A_MONTH = 27;

/** The trips of colleagues in the twelve months before this one, so that spend has the shape of a year. */
export function tripsOfLastYear(now: Date): DemoTrip[] {
  const months = Array.from(
    { length: 12 },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 12 + index, 1)),
  );
  const starts = months.flatMap((month) => {
    const count = TRIPS_IN_MONTH[month.getUTCMonth()] ?? 0;
    const gap = Math.floor(NEARLY_A_MONTH / count);
    return Array.from({ length: count }, (_, index) => dayAfter(utcDay(month), index * gap));
  });
  return starts.map((day, index) => ({
    company: 'engineering',
    traveler: index % COLLEAGUES,
    city: inTurn(CITIES, index),
    startsIn: -nightsBetween(day, utcDay(now)),
    nights: inTurn(NIGHTS, index),
    fate: inTurn(FATES, index),
    kinds: inTurn(KINDS, index),
  }));
}

function inTurn<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to take in turn');
  return value;
}
