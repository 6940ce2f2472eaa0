import type { FastifyBaseLogger } from 'fastify';
import type { HotelOffer, HotelQuery, RoomRate, StayQuery } from '#domain/offers/hotel-offer.ts';
import { Fields, UnreadableField } from '../fields.ts';
import type { SourceAnswer } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { withinDeadline } from '../within-deadline.ts';
import { HOTELBEDS_SOURCE, type HotelbedsAnswer, type HotelbedsClient } from './hotelbeds-client.ts';
import type { HouseReader } from './house-content.ts';
import { writeOfferKey } from './offer-key.ts';
import { type House, readHouse, toProperty } from './read-house.ts';
import { readRate } from './read-rate.ts';

export const AVAILABILITY = '/hotel-api/1.0/hotels';
const LONGEST_RADIUS_KM = 200;

export interface SearchDeps {
  client: HotelbedsClient;
  houses: HouseReader;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

type Answer = SourceAnswer<HotelOffer>;

/** A booked stay can't be changed yet: nothing is found for it. */
export async function* searchHotels(
  deps: SearchDeps,
  query: HotelQuery,
  call: SupplierCall,
): AsyncGenerator<Answer> {
  const source = HOTELBEDS_SOURCE;
  if (call.signal.aborted) return;
  const late: Answer = { source, failure: 'timeout' };
  const answer: Answer = call.changes
    ? { source, found: [] }
    : await withinDeadline<Answer>(call, late, async (signal) => {
        const answered = await deps.client.post(AVAILABILITY, placeRequest(query), signal);
        const found = readHotels(deps, answered, call);
        return found
          ? { source, found: await toOffers(deps.houses, found) }
          : { source, failure: 'unavailable' };
      });
  if (!call.signal.aborted) yield answer;
}

function placeRequest({ latitude, longitude, radiusKm, ...stay }: HotelQuery): object {
  const radius = Math.min(radiusKm, LONGEST_RADIUS_KM);
  return { ...stayRequest(stay), geolocation: { latitude, longitude, radius, unit: 'km' } };
}

/** Only what is paid in advance, and sold without a flight. */
export function stayRequest({ checkIn, checkOut, rooms, guests }: StayQuery): object {
  return {
    stay: { checkIn, checkOut },
    occupancies: [{ rooms, adults: guests, children: 0 }],
    filter: { paymentType: 'AT_WEB', packaging: false },
  };
}

export interface FoundHouse {
  house: House;
  rates: RoomRate[];
}

async function toOffers(houses: HouseReader, found: readonly FoundHouse[]): Promise<HotelOffer[]> {
  const contents = await houses.contentsOf(found.map(({ house }) => house.code));
  return await Promise.all(
    found.map(async ({ house, rates }) => ({
      property: await toProperty(house, contents.get(house.code)),
      rates: pickRates(rates),
    })),
  );
}

/**
 * Null when the answer as a whole can't be read; hotels and rates that can't be read are left out and logged. The
 * cheapest rates come first.
 */
export function readHotels(
  { log }: Pick<SearchDeps, 'log'>,
  answer: HotelbedsAnswer,
  { now }: Pick<SupplierCall, 'now'>,
): FoundHouse[] | null {
  if (answer.kind !== 'data') return null;
  const unreadable = new Map<string, number>();
  const each = <Result>(value: unknown, path: string, read: (fields: Fields) => Result[]): Result[] => {
    try {
      return read(new Fields(value, path));
    } catch (error) {
      if (!(error instanceof UnreadableField)) throw error;
      unreadable.set(error.path, (unreadable.get(error.path) ?? 0) + 1);
      return [];
    }
  };
  const readRates = (room: Fields, currency: string) =>
    room.list('rates').flatMap((value) =>
      each(value, 'rate', (fields): RoomRate[] => {
        const read = readRate(room, fields, { currency, now });
        const key = read && writeOfferKey(read.rateKey);
        if (read && key === null) throw new UnreadableField('rate.rateKey');
        return read && key ? [{ key, ...read.rate }] : [];
      }),
    );
  const readOne = (hotel: Fields): FoundHouse[] => {
    const house = readHouse(hotel);
    const currency = hotel.text('currency');
    const rates = hotel
      .list('rooms')
      .flatMap((value) => each(value, 'room', (room) => readRates(room, currency)))
      .sort((one, other) => one.price.amount - other.price.amount);
    return rates.length > 0 ? [{ house, rates }] : [];
  };
  try {
    const hotels = new Fields(answer.data, 'answer').object('hotels');
    if (hotels.optionalNumber('total') === 0) return [];
    const found = hotels.list('hotels').flatMap((value) => each(value, 'hotel', readOne));
    if (unreadable.size > 0) {
      log.warn(
        { fields: Object.fromEntries(unreadable) },
        'Offers of Hotelbeds were left out: fields are missing',
      );
    }
    return found;
  } catch (error) {
    if (error instanceof UnreadableField) return null;
    throw error;
  }
}

/** The cheapest of each kind, so that when a policy or a filter removes some, the cheapest of the rest is left. */
function pickRates(rates: readonly RoomRate[]): RoomRate[] {
  const first = new Map<string, RoomRate>();
  for (const rate of rates) {
    const kind = [rate.roomType, rate.breakfastIncluded, rate.cancellation.deadlines.length > 0].join();
    if (!first.has(kind)) first.set(kind, rate);
  }
  return [...first.values()];
}
