import type { CheckoutPart } from '../checkout/checkout-part.ts';
import { listDirections } from '../flight-booking/flight-criteria.ts';

/** The title of a part: the cities of a flight, otherwise the name of the offer. */
export function partTitle(part: CheckoutPart): string {
  if (part.kind !== 'flight') return part.result.name;
  const { criteria } = part;
  // The return of a round trip is implied.
  const directions = listDirections(criteria).slice(0, criteria.flightType === 'roundTrip' ? 1 : undefined);
  const cities = directions.flatMap(({ origin, destination }) => [origin?.city, destination?.city]);
  const route = cities.filter((city, index) => city !== undefined && city !== cities[index - 1]);
  return route.length > 0 ? route.join(' – ') : part.result.name;
}
