import type { FastifyBaseLogger } from 'fastify';
import type { ServiceClass } from '#domain/contract.ts';
import type { Fare, FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import type { SourceAnswer } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { withinDeadline } from '../within-deadline.ts';
import { DUFFEL_SOURCE, type DuffelAnswer, type DuffelClient } from './duffel-client.ts';
import { Fields, UnreadableField } from './fields.ts';
import { SERVICE_CLASSES } from './read-flight.ts';
import { type DuffelOffer, readOffer } from './read-offer.ts';

const MOST_ITINERARIES = 200;
const MOST_FARES = 5;
/** Of the time for a search, what is left for the answer on its way. */
const TRANSFER_MS = 2000;
const [SHORTEST_MS, LONGEST_MS] = [2000, 60_000];

export interface SearchDeps {
  client: DuffelClient;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

type Answer = SourceAnswer<Itinerary> | null;

/** A booked flight can't be changed yet: nothing is found for it. */
export async function* searchOffers(
  deps: SearchDeps,
  query: FlightQuery,
  call: SupplierCall,
): AsyncGenerator<SourceAnswer<Itinerary>> {
  const source = DUFFEL_SOURCE;
  if (call.signal.aborted) return;
  const late: Answer = { source, failure: 'timeout' };
  const answer: Answer = call.changes
    ? { source, found: [] }
    : await withinDeadline<Answer>(call, late, async (signal) => {
        const path = `/air/offer_requests?return_offers=true&supplier_timeout=${supplierTimeout(call)}`;
        const found = readOffers(deps, await deps.client.post(path, toRequest(query), signal));
        return found ? { source, found: toItineraries(found, query) } : { source, failure: 'unavailable' };
      });
  if (answer && !call.signal.aborted) yield answer;
}

function supplierTimeout({ timeoutMs }: SupplierCall): number {
  return Math.min(Math.max(timeoutMs - TRANSFER_MS, SHORTEST_MS), LONGEST_MS);
}

function toRequest({ legs, travelers, serviceClass, directOnly }: FlightQuery): object {
  return {
    slices: legs.map(({ origin, destination, date }) => ({
      origin: origin.code,
      destination: destination.code,
      departure_date: date,
    })),
    passengers: Array.from({ length: travelers }, () => ({ type: 'adult' })),
    cabin_class: cabinOf(serviceClass),
    max_connections: directOnly ? 0 : 1,
  };
}

function cabinOf(serviceClass: ServiceClass): string {
  const [cabin = 'economy'] = Object.entries(SERVICE_CLASSES).find(([, one]) => one === serviceClass) ?? [];
  return cabin;
}

/** Null when the answer as a whole can't be read; single offers that can't be read are left out and logged. */
function readOffers({ log }: SearchDeps, answer: DuffelAnswer): DuffelOffer[] | null {
  if (answer.kind !== 'data') return null;
  const unreadable = new Map<string, number>();
  const read = (value: unknown): DuffelOffer[] => {
    try {
      return [readOffer(value)];
    } catch (error) {
      if (!(error instanceof UnreadableField)) throw error;
      unreadable.set(error.path, (unreadable.get(error.path) ?? 0) + 1);
      return [];
    }
  };
  try {
    const offers = new Fields(answer.data, 'offer_request').list('offers').flatMap(read);
    if (unreadable.size > 0) {
      log.warn(
        { fields: Object.fromEntries(unreadable) },
        'Offers of Duffel were left out: fields are missing',
      );
    }
    return offers;
  } catch (error) {
    if (error instanceof UnreadableField) return null;
    throw error;
  }
}

/** Offers for the same flights become the fares of one itinerary. */
function toItineraries(offers: readonly DuffelOffer[], { airlines, travelers }: FlightQuery): Itinerary[] {
  const byFlights = new Map<string, { offer: DuffelOffer; fares: Map<string, Fare> }>();
  for (const offer of offers) {
    if (offer.passengerIds.length !== travelers || !isBy(offer, airlines)) continue;
    const flights = nameOfFlights(offer);
    const entry = byFlights.get(flights) ?? { offer, fares: new Map<string, Fare>() };
    entry.fares.set(offer.id, offer.fare);
    byFlights.set(flights, entry);
  }
  return [...byFlights.values()]
    .map(({ offer, fares }) => ({ legs: offer.legs, fares: cheapestFirst([...fares.values()]) }))
    .sort((one, other) => lowestAmount(one) - lowestAmount(other))
    .slice(0, MOST_ITINERARIES);
}

function isBy({ legs }: DuffelOffer, airlines: readonly string[]): boolean {
  const segments = legs.flatMap((leg) => leg.segments);
  return airlines.length === 0 || segments.every(({ carrier }) => airlines.includes(carrier));
}

function nameOfFlights({ legs }: DuffelOffer): string {
  return legs
    .map(({ segments }) =>
      segments
        .map(({ carrier, flightNumber, departure }) => `${carrier}${flightNumber}@${departure}`)
        .join('+'),
    )
    .join(' ');
}

function cheapestFirst(fares: Fare[]): Fare[] {
  return fares.sort((one, other) => one.price.amount - other.price.amount).slice(0, MOST_FARES);
}

const lowestAmount = ({ fares: [cheapest] }: Itinerary) => cheapest?.price.amount ?? Number.POSITIVE_INFINITY;
