import type { FastifyBaseLogger } from 'fastify';
import type { Fare, FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import { readable } from '../create-asker.ts';
import { Fields } from '../fields.ts';
import type { SourceAnswer } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { withinDeadline } from '../within-deadline.ts';
import { DUFFEL_SOURCE, type DuffelAnswer, type DuffelClient } from './duffel-client.ts';
import { readEach } from './read-each.ts';
import { cabinOf } from './read-flight.ts';
import { type DuffelOffer, readOffer } from './read-offer.ts';
import { findChanges } from './search-changes.ts';

const MOST_ITINERARIES = 200;
const MOST_FARES = 5;
const FIRST = '/air/batch_offer_requests';
/** More than there are airlines in an answer. */
const MOST_BATCHES = 200;
/** Of the time for a search, what is left for the answer on its way. */
const TRANSFER_MS = 2000;
const [SHORTEST_MS, LONGEST_MS] = [2000, 60_000];

export interface SearchDeps {
  client: DuffelClient;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

type Answer = SourceAnswer<Itinerary>;

/** Offers of a part of the airlines; null when what came can't be read. */
interface Batch {
  offers: readonly DuffelOffer[];
  /** Where the next one is asked for; null after the last. */
  next: string | null;
}

/** Answers as often as airlines have answered; a failure after that leaves what was found. */
export async function* searchOffers(
  deps: SearchDeps,
  query: FlightQuery,
  call: SupplierCall,
): AsyncGenerator<Answer> {
  const source = DUFFEL_SOURCE;
  const end = performance.now() + call.timeoutMs;
  let isFound = false;
  let next: string | null = FIRST;
  for (let batches = 0; next !== null && batches < MOST_BATCHES; batches += 1) {
    const asked: string = next;
    const batch: Batch | null | 'late' = await withinDeadline<Batch | null | 'late'>(
      { signal: call.signal, timeoutMs: end - performance.now() },
      'late',
      (signal) => findBatch(deps, { query, asked }, { ...call, signal }),
    );
    if (call.signal.aborted) return;
    if (batch === 'late' || batch === null) {
      yield { source, failure: batch === 'late' ? 'timeout' : 'unavailable' };
      return;
    }
    next = batch.next;
    const found = toItineraries(batch.offers, query);
    if (found.length === 0 && (next !== null || isFound)) continue;
    isFound = true;
    yield { source, found };
  }
}

/** Null when the answer as a whole can't be read; single offers that can't be read are left out and logged. */
async function findBatch(
  deps: SearchDeps,
  { query, asked }: { query: FlightQuery; asked: string },
  call: SupplierCall,
): Promise<Batch | null> {
  const batch = await readable({ supplier: 'Duffel', log: deps.log }, () =>
    call.changes === undefined
      ? askForBatch(deps, { query, asked }, call)
      : askForChanges(deps, { query, bookedKey: call.changes }, call),
  );
  return batch && 'offers' in batch ? batch : null;
}

async function askForChanges(
  deps: SearchDeps,
  change: { query: FlightQuery; bookedKey: string },
  call: SupplierCall,
): Promise<Batch | null> {
  const offers = await findChanges(deps, change, call);
  return offers && { offers, next: null };
}

/** The first call starts the search; each further one waits until more airlines have answered. */
async function askForBatch(
  { client, log }: SearchDeps,
  { query, asked }: { query: FlightQuery; asked: string },
  call: SupplierCall,
): Promise<Batch | null> {
  const answer =
    asked === FIRST ? await startSearch(client, query, call) : await client.get(asked, call.signal);
  if (answer.kind !== 'data') return null;
  const fields = new Fields(answer.data, 'batch_offer_request');
  const remaining = fields.optionalNumber('remaining_batches') ?? 0;
  return {
    offers: readEach(log, fields.optionalList('offers'), readOffer),
    next: remaining > 0 ? `${FIRST}/${fields.text('id')}` : null,
  };
}

/** A number that an airline refuses must not hide all flights: then it is searched without memberships. */
async function startSearch(
  client: DuffelClient,
  query: FlightQuery,
  call: SupplierCall,
): Promise<DuffelAnswer> {
  const path = `${FIRST}?supplier_timeout=${supplierTimeout(call)}`;
  const answer = await client.post(path, toRequest(query), call.signal);
  const isRefused = answer.kind === 'refused' && answer.type === 'validation_error';
  if (!isRefused || query.flyers === undefined) return answer;
  return await client.post(path, toRequest({ ...query, flyers: undefined }), call.signal);
}

function supplierTimeout({ timeoutMs }: SupplierCall): number {
  return Math.min(Math.max(timeoutMs - TRANSFER_MS, SHORTEST_MS), LONGEST_MS);
}

function toRequest({ legs, travelers, serviceClass, directOnly, accounts, flyers }: FlightQuery): object {
  return {
    slices: legs.map(({ origin, destination, date }) => ({
      origin: origin.code,
      destination: destination.code,
      departure_date: date,
    })),
    passengers: Array.from({ length: travelers }, (_, index) => toAdult(flyers?.[index])),
    cabin_class: cabinOf(serviceClass),
    max_connections: directOnly ? 0 : 1,
    private_fares: accounts && toPrivateFares(accounts),
  };
}

/** What names may consist of; others are only sent with the order, which then says what is wrong with them. */
const NAME = /^[\p{Script=Latin} '-]{1,20}$/u;

function toAdult(flyer: NonNullable<FlightQuery['flyers']>[number] | undefined): object {
  const adult = { type: 'adult' };
  if (!flyer || flyer.memberships.length === 0) return adult;
  const { firstName, lastName, memberships } = flyer;
  if (!NAME.test(firstName) || !NAME.test(lastName)) return adult;
  return {
    ...adult,
    given_name: firstName,
    family_name: lastName,
    loyalty_programme_accounts: memberships.map(({ airline, number }) => ({
      airline_iata_code: airline,
      account_number: number,
    })),
  };
}

/** An airline knows a company by the number of its account, its "tracking reference". */
function toPrivateFares(accounts: NonNullable<FlightQuery['accounts']>): object {
  const airlines = new Set(accounts.map(({ airline }) => airline));
  return Object.fromEntries(
    [...airlines].map((airline) => {
      const own = accounts.filter((account) => account.airline === airline);
      return [airline, own.map(({ number }) => ({ tracking_reference: number }))];
    }),
  );
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
