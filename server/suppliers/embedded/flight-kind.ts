import { addPercent, multiplyMoney } from '#domain/money.ts';
import type { FlightOfferDetails, FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import type { NotKept } from '../outcomes.ts';
import type { ExtrasOutcome, Kind } from './desk/kind.ts';
import { chooseExtras } from './flight-extras/choose-extras.ts';
import { orderExtras } from './flight-extras/order-extras.ts';
import { findExtras } from './flights/extras/flight-extras.ts';
import { readKey } from './flights/fares/fare-key.ts';
import { createFlightInventory } from './flights/flight-inventory.ts';
import { endsOf, findMainCarrier, type Journey } from './flights/journeys/journey.ts';
import { ticketNumbers } from './flights/ticket-numbers.ts';
import { practicePriceLine } from './practice-price-line.ts';

const inventory = createFlightInventory();

export const flightKind: Kind<FlightQuery, Itinerary, FlightOfferDetails> = {
  name: 'flight',
  inventory,
  answerTimes: {},
  withLeft: ({ fare, ...flight }, left) => ({
    ...flight,
    fare: { ...fare, seatsLeft: Math.min(fare.seatsLeft ?? left, left) },
  }),
  withPercent({ fare, lines, ...flight }, percent) {
    const price = addPercent(fare.price, percent);
    return { ...flight, fare: { ...fare, price }, lines: [...lines, practicePriceLine(fare.price, price)] };
  },
  notKept,
  toChangeQuery(query, bookedKey) {
    if (query.airlines.length > 0) return query;
    const flights = readKey(bookedKey)?.legs.flatMap((leg) => leg.flights) ?? [];
    return { ...query, airlines: [...new Set(flights.map(({ direction }) => direction.route.carrier.code))] };
  },
  keyOf: ({ fares: [cheapest] }) => cheapest?.key ?? '',
  totalOf: ({ fare }, travelers) => multiplyMoney(fare.price, travelers),
  ticketsOf({ key, locator, travelers }) {
    const read = readKey(key);
    return read ? ticketNumbers(findMainCarrier(read.legs[0]).code, locator, travelers) : [];
  },
  async extrasOf({ key, travelers, extras }, at): Promise<ExtrasOutcome> {
    const sellable = await inventory.find(key, travelers, at);
    const offered = await findExtras(key, travelers, at);
    if (!sellable || !offered) return { outcome: 'declined', reason: 'refused' };
    const situation = inventory.situationOfKey(key);
    const chosen = chooseExtras(extras, { offered, travelers, situation });
    return orderExtras(extras, chosen, sellable.offer.itinerary);
  },
};

function notKept(bookedKey: string, wantedKey: string): NotKept | null {
  const [booked, wanted] = [readKey(bookedKey), readKey(wantedKey)];
  if (!booked || !wanted) return 'otherRoute';
  if (findMainCarrier(booked.legs[0]) !== findMainCarrier(wanted.legs[0])) return 'otherAirline';
  return routeText(booked.legs) === routeText(wanted.legs) ? null : 'otherRoute';
}

function routeText(legs: readonly Journey[]): string {
  return legs
    .map(endsOf)
    .map(({ from, to }) => `${from.code}-${to.code}`)
    .join(' ');
}
