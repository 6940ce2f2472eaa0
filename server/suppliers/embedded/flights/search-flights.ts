import type { FareFamily, FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import { combineLegs } from './combine-legs.ts';
import { buildItinerary } from './fares/itinerary.ts';
import { buildTrip } from './fares/trip.ts';
import { findJourneys } from './journeys/find-journeys.ts';
import type { Journey } from './journeys/journey.ts';
import { createSearchTimetable } from './journeys/timetable-of-search.ts';
import { parseDay } from './network/calendar.ts';
import type { Carrier } from './network/carriers.ts';
import { findAirports } from './network/world-airports.ts';
import { isPlanned, isSoldBy, lastCallAt, type Source } from './sale-rules.ts';

/** The maximum number of itineraries per source. */
const LIMITS: Readonly<Record<Source, number>> = { network: 120, lowCost: 60 };
/** How many journeys of each leg are combined. */
const JOURNEYS = 40;
const JOURNEYS_ONE_WAY = 60;

export function searchFlights(source: Source, query: FlightQuery, at: Date): Itinerary[] {
  const timetable = createSearchTimetable();
  const isSold = (carrier: Carrier) =>
    isSoldBy(source, carrier) && (query.airlines.length === 0 || query.airlines.includes(carrier.code));
  const options = query.legs.map(({ origin, destination, date }): Journey[] => {
    const day = parseDay(date);
    if (day === null || !isPlanned(day, at)) return [];
    return findJourneys(
      {
        origins: findAirports(origin),
        destinations: findAirports(destination),
        day,
        notBefore: lastCallAt(at),
        directOnly: query.directOnly,
        limit: query.legs.length === 1 ? JOURNEYS_ONE_WAY : JOURNEYS,
        isSold,
      },
      timetable,
    );
  });
  const families = new Map<string, FareFamily>();
  const { travelers, serviceClass } = query;
  return combineLegs(options, LIMITS[source]).flatMap(([first, ...rest]) => {
    if (!first) return [];
    return buildItinerary(buildTrip([first, ...rest]), { travelers, serviceClass, at, families }) ?? [];
  });
}
