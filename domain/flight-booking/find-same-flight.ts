import { dayAfter } from '../local-time.ts';
import type { FareEntry, FlightEntry, FlightList } from './flight-list.ts';

interface FlownPart {
  legs: readonly { segments: FlightEntry['legs'][number]['segments'] }[];
  fare: Pick<FareEntry, 'serviceClasses'> & { family: { code: string } };
}

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
