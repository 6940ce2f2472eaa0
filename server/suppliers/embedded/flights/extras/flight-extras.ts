import type { FlightExtras } from '#domain/offers/flight-offer.ts';
import { flownClass } from '../fares/cabins.ts';
import { findTrip } from '../find-trip.ts';
import { isTravelerCount } from '../sale-rules.ts';
import { bagOffers } from './bag-offers.ts';
import { cabinMaps } from './cabin-map.ts';

export async function findExtras(key: string, travelers: number, at: Date): Promise<FlightExtras | null> {
  const found = isTravelerCount(travelers) ? findTrip(key, at) : null;
  if (!found) return null;
  const { trip, plan } = found;
  const pricing = { selection: plan.seatSelection, far: trip.far, currency: trip.currency };
  return {
    seatMaps: trip.flights.map((flight, segment) => ({
      segment,
      aircraft: flight.departure.aircraft.code,
      cabins: cabinMaps({ flight, serviceClass: flownClass(flight, plan.serviceClass), pricing }),
    })),
    bags: bagOffers(trip, plan),
  };
}
