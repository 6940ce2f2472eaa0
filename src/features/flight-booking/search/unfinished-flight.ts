import type { ChosenResult } from '#domain/booking/flow-types.ts';
import { directionsOf, type FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { UnfinishedBooking } from '../../../components/booking/DraftNotice.tsx';

/** The unfinished booking: its flights or, before any are chosen, its cities. */
export function unfinishedFlight(
  criteria: FlightCriteria | null,
  flight: ChosenResult | null,
  savedAt: string | null,
): UnfinishedBooking | null {
  if (criteria === null || savedAt === null) return null;
  const directions = directionsOf(criteria);
  const from = directions[0]?.departureDate ?? '';
  return {
    title: flight?.name ?? citiesOf(criteria).join(' – '),
    from,
    to: directions.at(-1)?.departureDate ?? from,
    savedAt,
  };
}

function citiesOf({ legs }: FlightCriteria): string[] {
  const cities = legs.flatMap(({ origin, destination }) => [origin?.city ?? '', destination?.city ?? '']);
  return cities.filter((city, at) => city !== cities[at - 1]);
}
