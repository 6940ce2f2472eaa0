import type { ServiceClass } from '#domain/contract.ts';
import { estimateCo2 } from '../../../estimate-co2.ts';
import type { Flight } from '../network/flight.ts';

export function calculateCo2({ direction: { from, to, route } }: Flight, flown: ServiceClass): number {
  return estimateCo2({ km: route.km, countries: [from.country, to.country] }, flown);
}
