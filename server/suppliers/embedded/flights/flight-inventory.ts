import type { FlightOfferDetails, FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import type { Inventory } from '../inventory.ts';
import { readKey } from './fares/fare-key.ts';
import { findTrip } from './find-trip.ts';
import { endsOf } from './journeys/journey.ts';
import { isSource, isTravelerCount, SOURCES } from './sale-rules.ts';
import { searchFlights } from './search-flights.ts';
import { sellableFlight } from './sellable-flight.ts';
import { situationOn } from './sentinel-routes.ts';
import { unitsOfItinerary, withSeatsLeft } from './stock-of-itinerary.ts';

export function createFlightInventory(): Inventory<FlightQuery, Itinerary, FlightOfferDetails> {
  return {
    sources: SOURCES,
    search: async (source, query, at) => (isSource(source) ? searchFlights(source, query, at) : []),
    unitsOf: unitsOfItinerary,
    withStock: (found, leftOf, { travelers }) => withSeatsLeft(found, leftOf, travelers),
    async find(key, travelers, at) {
      const found = isTravelerCount(travelers) ? findTrip(key, at) : null;
      return found && sellableFlight(found.trip, found.plan, travelers, at);
    },
    situationOfKey(key) {
      const read = readKey(key);
      if (!read) return null;
      const { from, to } = endsOf(read.legs[0]);
      return situationOn(from.code, to.code);
    },
    situationOfQuery({ legs: [first] }) {
      return first ? situationOn(first.origin.code, first.destination.code) : null;
    },
  };
}
