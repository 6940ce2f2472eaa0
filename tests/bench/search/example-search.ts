import type { FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import type { TravellerPolicy } from '#domain/policy/judge.ts';
import type { FlightSearch } from '#server/features/flights/flight-search.ts';
import { readContract } from '#server/http/contract.ts';
import { createLineWriters } from '#server/http/line-writer.ts';
import type { SearchSuppliers } from '#server/offers/search-tools.ts';
import { runSearch } from '#server/search-threads/run-search.ts';
import { createEmbeddedSearch } from '#server/suppliers/embedded/create-embedded-search.ts';
import { createSearchDesk } from '#server/suppliers/embedded/desk/search-desk.ts';
import { flightKind } from '#server/suppliers/embedded/flight-kind.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { exampleItineraries } from '#tests/support/flight-examples.ts';

const TRAVELLER = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });

/** With a rule of every kind that there is for flights. */
export const EXAMPLE_POLICIES: readonly TravellerPolicy[] = [
  {
    ...{ companyUserId: TRAVELLER, currency: 'CHF' },
    policy: {
      ...{ _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d11', name: 'Standard', version: 1, car: {} },
      hotel: { allowNonRefundable: true, excludedRoomTypes: [] },
      flight: {
        ...{ budget: francs(600), budgetAction: 'approve' },
        ...{ serviceClass: 'W', serviceClassAction: 'approve', baselineServiceClass: 'Y' },
        serviceClassExceptions: [
          { serviceClass: 'C', minDurationMinutes: 360, intercontinentalOnly: true, action: 'allow' },
        ],
        ...{ minStopoverMinutes: 45, maxStopoverMinutes: 240, maxDurationMinutes: 900 },
        ...{ level1Threshold: francs(400), level2Threshold: francs(800) },
      },
    },
  },
];

export const EXAMPLE_RATES = { date: '2027-03-12', perEuro: { CHF: '0.9412', GBP: '0.8731' } };

const FARES = 2;
const airport = (code: string) => ({ code, type: 'airport' as const });
const QUERY: FlightQuery = {
  legs: [
    { origin: airport('ZRH'), destination: airport('LHR'), date: '2027-04-01' },
    { origin: airport('LHR'), destination: airport('ZRH'), date: '2027-04-03' },
  ],
  ...{ travellers: 1, serviceClass: 'Y', directOnly: false, airlines: [] },
};
const SEARCH: FlightSearch = {
  query: QUERY,
  terms: {
    ...{ companyId: 'company', travellers: [TRAVELLER], policies: EXAMPLE_POLICIES, currency: 'CHF' },
    ...{ rates: EXAMPLE_RATES, now: new Date('2027-03-14T09:00:00Z') },
  },
  changedBooking: null,
  inPolicyOnly: false,
};

/** A search that has found so many offers, with all that is done with them: stock, policy, references, writing. */
export function createExampleSearch(offers: number): () => Promise<number> {
  const found = exampleItineraries(offers / FARES, FARES);
  const readers = {
    // Of every third unit one is taken.
    stock: { takenOf: async (units: readonly string[]) => takenOfEveryThird(units) },
    practice: { switchesOf: async () => NO_SWITCHES },
  };
  const inventory = { ...flightKind.inventory, sources: ['network'], search: async () => found };
  const flights = createSearchDesk<FlightQuery, Itinerary>({ inventory, answerTimes: {} }, readers);
  const suppliers: SearchSuppliers = { ...createEmbeddedSearch(readers), flights };
  const writerOf = createLineWriters(readContract());
  const tools = { suppliers, offerKey: new Uint8Array(32), writerOf };
  const task = { operation: 'searchFlights' as const, companyId: 'company', search: SEARCH };
  return async () => {
    let bytes = 0;
    const searching = { signal: new AbortController().signal, sourceFailed: () => {} };
    for await (const line of runSearch(task, tools, searching)) bytes += line.length;
    return bytes;
  };
}

function takenOfEveryThird(units: readonly string[]): Map<string, number> {
  return new Map(units.filter((_, index) => index % 3 === 0).map((unit) => [unit, 1]));
}
