import { randomUUIDv7 } from 'node:crypto';
import { multiplyMoney } from '#domain/money.ts';
import type { FlightOfferDetails, FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import { createLog } from '#server/log.ts';
import { createDuffelFlights } from '#server/suppliers/duffel/create-duffel-flights.ts';
import { createDuffelClient } from '#server/suppliers/duffel/duffel-client.ts';
import type { FlightSupplier } from '#server/suppliers/flight-supplier.ts';
import type { Order } from '#server/suppliers/supplier.ts';
import type { SupplierCall } from '#server/suppliers/supplier-call.ts';
import { openTestDatabase } from '../database.ts';
import { DuffelServer, TOKEN } from '../duffel-server/duffel-server.ts';
import { foundIn, gather } from './gather.ts';
import { orderOf } from './order-of.ts';
import type {
  OfferSituation,
  OfferWithPrice,
  SearchSituation,
  SupplierUnderTest,
} from './supplier-under-test.ts';

export interface DuffelUnderTest extends SupplierUnderTest<FlightQuery, Itinerary, FlightOfferDetails> {
  supplier: FlightSupplier;
  server: DuffelServer;
  /** The offers of a search on this route, such as `JFK-EWR`, the cheapest first. */
  shownOn(route: string): Promise<OfferWithPrice[]>;
  cheapestOn(route: string): Promise<OfferWithPrice>;
  /** Holds an offer, and returns the reference. */
  held(shown: OfferWithPrice, more?: Partial<Order>): Promise<string>;
  /** What was logged, as lines of JSON. */
  logged: string[];
}

const DAY_MS = 24 * 3_600_000;
const ROUTES = {
  nothingFound: 'PVD-RAI',
  failedSources: 'STN-LHR',
  slowSource: 'JFK-EWR',
  soldOut: 'LGW-LHR',
  declined: 'LGW-STN',
} as const;

export function queryOn(...routes: string[]): FlightQuery {
  const airport = (code: string) => ({ code, type: 'airport' as const });
  return {
    legs: routes.map((route, index) => ({
      origin: airport(route.slice(0, 3)),
      destination: airport(route.slice(4)),
      date: new Date(Date.now() + (30 + 5 * index) * DAY_MS).toISOString().slice(0, 10),
    })),
    travelers: 2,
    serviceClass: 'Y',
    directOnly: false,
    airlines: [],
  };
}

function offersOf({ fares }: Itinerary): OfferWithPrice[] {
  return fares.map(({ key, price }) => ({ key, travelers: 2, price: multiplyMoney(price, 2) }));
}

/** A refusal, as the next answer of the server. */
export const refuse = (status: number, type: string, code: string) => ({
  status,
  body: JSON.stringify({ errors: [{ type, code }], meta: { status } }),
});

/** The adapter, and a server that speaks the protocol. */
export async function openDuffel(): Promise<DuffelUnderTest> {
  const { db, close } = await openTestDatabase();
  const server = new DuffelServer();
  const url = await server.listen();
  const logged: string[] = [];
  const { log } = createLog('warn', { write: (line) => void logged.push(line) });
  const client = createDuffelClient({ url, token: TOKEN }, log);
  const supplier = createDuffelFlights({ client, db, log });
  const companyId = randomUUIDv7();
  const newCall = (more: Partial<SupplierCall> = {}): SupplierCall => ({
    reference: randomUUIDv7(),
    companyId,
    now: new Date(),
    timeoutMs: 20_000,
    signal: new AbortController().signal,
    ...more,
  });

  async function shownOn(route: string): Promise<OfferWithPrice[]> {
    const found = foundIn(await gather(supplier.search(queryOn(route), newCall())));
    return found.flatMap(offersOf).sort((one, other) => one.price.amount - other.price.amount);
  }

  async function cheapestOn(route: string): Promise<OfferWithPrice> {
    const [first] = await shownOn(route);
    if (!first) throw new Error(`Nothing is found on ${route}`);
    return first;
  }

  async function held(shown: OfferWithPrice, more: Partial<Order> = {}): Promise<string> {
    const call = newCall();
    const { outcome } = await supplier.hold(orderOf(shown, more), call);
    if (outcome !== 'held') throw new Error(`It was ${outcome}`);
    return call.reference;
  }

  async function inSituation(situation: OfferSituation): Promise<OfferWithPrice> {
    if (situation === 'soldOut' || situation === 'declined') return await cheapestOn(ROUTES[situation]);
    const shown = await cheapestOn('JFK-EWR');
    const offer = server.offers.get(shown.key);
    if (!offer) throw new Error('The offer is missing');
    if (situation === 'dearer') offer.total += 1000;
    if (situation === 'cheaper') offer.total -= 1000;
    if (situation === 'expired') offer.expiresAt = new Date();
    if (situation === 'lostAnswer') server.next('POST /air/payments', 'answerLost');
    return shown;
  }

  return {
    supplier,
    server,
    logged,
    shownOn,
    cheapestOn,
    held,
    query: queryOn('JFK-EWR'),
    queryIn(situation: SearchSituation) {
      if (situation === 'slowSource') server.next('POST /air/batch_offer_requests', { lateMs: 700 });
      return queryOn(ROUTES[situation]);
    },
    offersOf,
    inSituation,
    newCall,
    ordinary: () => cheapestOn('JFK-EWR'),
    another: () => cheapestOn('JFK-EWR'),
    foreign: () => cheapestOn('LHR-DXB'),
    scarce: async () => ({ ...(await cheapestOn('JFK-EWR')), left: 1 }),
    totalOf: ({ fare }, travelers) => multiplyMoney(fare.price, travelers),
    otherCompany: randomUUIDv7(),
    afterHolds: new Date(Date.now() + DAY_MS),
    async close() {
      await server.close();
      await close();
    },
  };
}
