import { compareMoney } from '#domain/money.ts';
import type {
  HotelDetails,
  HotelOffer,
  HotelQuery,
  StayDetails,
  StayQuery,
} from '#domain/offers/hotel-offer.ts';
import type { Inventory } from '../inventory.ts';
import { findRate } from './find-rate.ts';
import { unitsOfOffer, withStock } from './free-rooms.ts';
import type { House } from './house.ts';
import { describeHouse, shownBy } from './house-details.ts';
import { type HouseRegister, loadHouseRegister } from './house-register.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { readRateKey } from './rate-key.ts';
import { createStayQuestion, draftRates, type RateDraft, toRoomRate } from './room-rates.ts';
import { situationOfPlace, situationOfProperty } from './sentinel-hotels.ts';
import { SOURCES, sourceOf } from './sources.ts';
import { readStay } from './stay.ts';

export interface HotelInventory extends Inventory<HotelQuery, HotelOffer, StayDetails> {
  details: (propertyId: string, stay: StayQuery, at: Date) => Promise<HotelDetails | null>;
  picture: (propertyId: string, shows: string) => Promise<string | null>;
}

export function createHotelInventory(): HotelInventory {
  return {
    sources: SOURCES.map(({ code }) => code),
    async search(source, query, at) {
      return searchHouses(await loadHouseRegister(), source, query, at);
    },
    async details(propertyId, query, at) {
      const house = (await loadHouseRegister()).byId(propertyId);
      return house && describeWithRates(house, query, at);
    },
    async picture(propertyId, shows) {
      const property = (await loadHouseRegister()).byId(propertyId)?.property;
      const shown = property && shownBy(property.amenities).find((one) => one === shows);
      return property && shown ? drawPicture(property, shown) : null;
    },
    async find(key, _travelers, at) {
      return findRate(await loadHouseRegister(), key, at);
    },
    unitsOf: unitsOfOffer,
    withStock,
    situationOfKey: (key) => situationOfProperty(readRateKey(key)?.propertyId ?? ''),
    situationOfQuery: situationOfPlace,
  };
}

function searchHouses(
  register: HouseRegister,
  sourceCode: string,
  query: HotelQuery,
  at: Date,
): readonly HotelOffer[] {
  const source = sourceOf(sourceCode);
  const stay = readStay(query);
  if (!source || !stay) return [];
  const question = createStayQuestion(stay, query.rateCodes, at);
  return register.near(query, query.radiusKm).flatMap((house) => {
    const drafts = pickRates(draftRates(house, source, question));
    if (drafts.length === 0) return [];
    return [{ property: house.property, rates: drafts.map((draft) => toRoomRate(draft, stay)) }];
  });
}

function describeWithRates(house: House, query: StayQuery, at: Date): HotelDetails {
  const stay = readStay(query);
  if (!stay) return { ...describeHouse(house), rates: [] };
  const question = createStayQuestion(stay, query.rateCodes, at);
  const drafts = SOURCES.flatMap((source) => draftRates(house, source, question)).sort(byPrice);
  return { ...describeHouse(house), rates: drafts.map((draft) => toRoomRate(draft, stay)) };
}

/** The cheapest first; of two that cost the same, the one that is refundable for longer. */
function byPrice(one: RateDraft, other: RateDraft): number {
  return compareMoney(one.prices.stay, other.prices.stay) || other.deadlines.length - one.deadlines.length;
}

/**
 * The cheapest rate of each type of room, with and without a refund, the cheapest with breakfast, and the
 * company's own: if a policy or a filter removes any of them, the cheapest of the rest is still included. Six
 * at most, as a source sells up to four types to so many guests, and only double rooms without a refund.
 */
function pickRates(drafts: readonly RateDraft[]): RateDraft[] {
  const sorted = drafts.toSorted(byPrice);
  const picked = new Set([
    ...cheapestOfEachType(sorted),
    ...cheapestOfEachType(sorted.filter(({ deadlines }) => deadlines.length > 0)),
    sorted.find(({ plan }) => plan.breakfast),
    sorted.find(({ rateCode }) => rateCode !== null),
  ]);
  return sorted.filter((draft) => picked.has(draft));
}

function cheapestOfEachType(sorted: readonly RateDraft[]): RateDraft[] {
  const first = new Map<string, RateDraft>();
  for (const draft of sorted) if (!first.has(draft.room.type)) first.set(draft.room.type, draft);
  return [...first.values()];
}
