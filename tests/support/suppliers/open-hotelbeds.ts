import { randomUUIDv7 } from 'node:crypto';
import type { HotelOffer, HotelQuery, StayDetails } from '#domain/offers/hotel-offer.ts';
import { createLog } from '#server/log.ts';
import type { HotelSupplier } from '#server/suppliers/hotel-supplier.ts';
import { createHotelbedsHotels } from '#server/suppliers/hotelbeds/create-hotelbeds-hotels.ts';
import { createHotelbedsClient } from '#server/suppliers/hotelbeds/hotelbeds-client.ts';
import { readOfferKey } from '#server/suppliers/hotelbeds/offer-key.ts';
import type { SupplierCall } from '#server/suppliers/supplier-call.ts';
import { openTestDatabase } from '../database.ts';
import { HotelbedsServer, KEY, SECRET } from '../hotelbeds-server/hotelbeds-server.ts';
import { HOUSES, type Situation } from '../hotelbeds-server/rates.ts';
import { foundIn, gather } from './gather.ts';
import type {
  OfferSituation,
  OfferWithPrice,
  SearchSituation,
  SupplierUnderTest,
} from './supplier-under-test.ts';

export interface HotelbedsUnderTest extends SupplierUnderTest<HotelQuery, HotelOffer, StayDetails> {
  supplier: HotelSupplier;
  server: HotelbedsServer;
  /** The offers of a house in this situation, the cheapest first. */
  shownIn(situation: Situation): Promise<OfferWithPrice[]>;
  /** What was logged, as lines of JSON. */
  logged: string[];
}

const DAY_MS = 24 * 3_600_000;
const NOWHERE = { latitude: 10, longitude: 10 };
const FLEXIBLE = 1;

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export function queryFor(situation: Situation): HotelQuery {
  const house = HOUSES.find((one) => one.situation === situation);
  if (!house) throw new Error(`No house is ${situation}`);
  const { latitude, longitude } = house;
  return { latitude, longitude, radiusKm: 2, ...stay };
}

const stay = { checkIn: dayIn(30), checkOut: dayIn(32), rooms: 1, guests: 1, rateCodes: [] };

function offersOf({ rates }: HotelOffer): OfferWithPrice[] {
  return rates.map(({ key, price }) => ({ key, travelers: 1, price }));
}

/** The adapter, and a server that speaks the protocol. */
export async function openHotelbeds(): Promise<HotelbedsUnderTest> {
  const { db, close } = await openTestDatabase();
  const server = new HotelbedsServer();
  const url = await server.listen();
  const logged: string[] = [];
  const { log } = createLog('warn', { write: (line) => void logged.push(line) });
  const client = createHotelbedsClient({ url, key: KEY, secret: SECRET }, log);
  const supplier = createHotelbedsHotels({ client, db, log });
  const companyId = randomUUIDv7();
  const newCall = (more: Partial<SupplierCall> = {}): SupplierCall => ({
    reference: randomUUIDv7(),
    companyId,
    now: new Date(),
    timeoutMs: 20_000,
    signal: new AbortController().signal,
    ...more,
  });

  async function shownIn(situation: Situation): Promise<OfferWithPrice[]> {
    const found = foundIn(await gather(supplier.search(queryFor(situation), newCall())));
    return found.flatMap(offersOf).sort((one, other) => one.price.amount - other.price.amount);
  }

  async function flexibleIn(situation: Situation): Promise<OfferWithPrice> {
    const shown = (await shownIn(situation))[FLEXIBLE];
    if (!shown) throw new Error(`Nothing is found where it is ${situation}`);
    return shown;
  }

  async function inSituation(situation: OfferSituation): Promise<OfferWithPrice> {
    if (situation === 'soldOut') return await flexibleIn('soldOut');
    if (situation === 'declined') return await flexibleIn('paymentNeeded');
    const shown = await flexibleIn('ordinary');
    const rate = server.rates.get(readOfferKey(shown.key) ?? '');
    if (!rate) throw new Error('The rate is missing');
    if (situation === 'dearer') rate.net += 1000;
    if (situation === 'cheaper') rate.net -= 1000;
    if (situation === 'expired') rate.expired = true;
    if (situation === 'lostAnswer') server.next('POST /bookings', 'answerLost');
    return shown;
  }

  return {
    supplier,
    server,
    logged,
    shownIn,
    query: queryFor('ordinary'),
    queryIn(situation: SearchSituation) {
      if (situation === 'nothingFound') return { ...NOWHERE, radiusKm: 2, ...stay };
      if (situation === 'failedSources') server.next('POST /hotels', { status: 500, body: '{}' });
      if (situation === 'slowSource') server.next('POST /hotels', { lateMs: 700 });
      return queryFor('ordinary');
    },
    offersOf,
    inSituation,
    newCall,
    ordinary: () => flexibleIn('ordinary'),
    another: async () => (await shownIn('ordinary'))[FLEXIBLE + 1] ?? (await flexibleIn('ordinary')),
    foreign: () => flexibleIn('notCancellable'),
    scarce: async () => ({ ...(await flexibleIn('ordinary')), left: 1 }),
    totalOf: ({ rate }) => rate.price,
    otherCompany: randomUUIDv7(),
    afterHolds: new Date(Date.now() + 2 * DAY_MS),
    async close() {
      await server.close();
      await close();
    },
  };
}
