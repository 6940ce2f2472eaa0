import type { RoomRate } from '#domain/offers/hotel-offer.ts';
import { createChance } from '../chance.ts';
import { type Deadline, listDeadlines, priceDeadlines } from './cancellation-terms.ts';
import { freeRooms } from './free-rooms.ts';
import type { House } from './house.ts';
import { type NightPrices, nightPrices } from './night-prices.ts';
import { createPriceCalendar, type PriceCalendar } from './price-calendar.ts';
import { writeRateKey } from './rate-key.ts';
import { chooseBedType, chooseView, roomAmenities, roomNameOf } from './room-features.ts';
import { type RoomKind, suits } from './room-kinds.ts';
import { alwaysFree } from './sentinel-hotels.ts';
import { type CancellationTerms, knows, type RatePlan, type Source } from './sources.ts';
import type { Stay } from './stay.ts';
import { addTaxes, calculateOnSite } from './stay-price.ts';

export interface StayQuestion {
  stay: Stay;
  rateCodes: readonly string[];
  calendar: PriceCalendar;
  deadlinesOf: (terms: CancellationTerms, zone: string) => readonly Deadline[] | null;
}

export interface RateDraft {
  house: House;
  room: RoomKind;
  source: Source;
  plan: RatePlan;
  rateCode: string | null;
  prices: NightPrices;
  deadlines: readonly Deadline[];
  free: number;
}

const MEAL_PLAN = { breakfast: 19, none: 14 };

export function createStayQuestion(stay: Stay, rateCodes: readonly string[], at: Date): StayQuestion {
  const known = new Map<string, readonly Deadline[] | null>();
  return {
    stay,
    rateCodes,
    calendar: createPriceCalendar(stay, at),
    deadlinesOf(terms, zone) {
      const key = terms + zone;
      const deadlines = known.get(key);
      if (deadlines !== undefined) return deadlines;
      const found = listDeadlines(terms, stay, zone, at);
      known.set(key, found);
      return found;
    },
  };
}

export function draftRates(house: House, source: Source, question: StayQuestion): RateDraft[] {
  const { zone } = house.property;
  if (!question.calendar.isOpen(zone) || !isListed(house, source)) return [];
  const plans = source.plans.flatMap((plan) => {
    const rateCode = plan.code === 'corp' ? opensRates(house, question.rateCodes) : null;
    if (plan.code === 'corp' && rateCode === null) return [];
    const deadlines = question.deadlinesOf(plan.cancellation, zone);
    return deadlines ? [{ plan, rateCode, deadlines }] : [];
  });
  const nightFactors = question.calendar.nightsOf(house);
  return house.rooms.flatMap((room) => {
    if (!suits(room, question.stay.guests)) return [];
    const free = freeRooms(house.property.propertyId, house.seed, room.code, question.stay);
    if (free < question.stay.rooms) return [];
    return plans
      .filter(({ plan }) => isSold(plan, room))
      .map(({ plan, rateCode, deadlines }) => {
        const prices = nightPrices(house, room, source, plan, rateCode, question.stay, nightFactors);
        return { house, room, source, plan, rateCode, prices, deadlines, free };
      });
  });
}

export function toRoomRate(
  { house, room, source, plan, rateCode, prices, deadlines, free }: RateDraft,
  stay: Stay,
): RoomRate {
  const price = addTaxes(prices.stay, house);
  return {
    key: writeRateKey({
      propertyId: house.property.propertyId,
      source: source.code,
      room: room.code,
      plan: plan.code,
      stay,
      rateCode,
    }),
    source: source.code,
    roomName: roomNameOf(house, room),
    roomType: room.type,
    view: chooseView(house, room),
    bedType: chooseBedType(house, room),
    beds: room.beds,
    highestOccupancy: room.occupancy,
    amenities: roomAmenities(house, room),
    mealPlan: plan.breakfast ? MEAL_PLAN.breakfast : MEAL_PLAN.none,
    breakfastIncluded: plan.breakfast,
    corporate: rateCode !== null,
    prepaid: plan.prepaid,
    cancellation: priceDeadlines(deadlines, { firstNight: addTaxes(prices.firstNight, house), stay: price }),
    price,
    onSite: calculateOnSite(house, stay),
    roomsLeft: free,
  };
}

function isListed(house: House, source: Source): boolean {
  const { propertyId, chain } = house.property;
  return alwaysFree(propertyId) !== null || knows(source, { seed: house.seed, inChain: chain !== null });
}

/** Deep discounts and company rates apply only to ordinary double rooms. */
function isSold(plan: RatePlan, room: RoomKind): boolean {
  if (plan.code === 'corp') return room.code === 'dbl';
  return plan.code !== 'save' || room.type === 'double';
}

const CHAIN_SHARE = 0.35;
const HOUSE_SHARE = 0.08;

/** The first of the company's codes that the hotel, or its chain, has agreed on; null when there is none. */
function opensRates({ property }: House, rateCodes: readonly string[]): string | null {
  return rateCodes.find((code) => accepts(property.chain?.code ?? null, property.propertyId, code)) ?? null;
}

function accepts(chain: string | null, propertyId: string, code: string): boolean {
  return chain === null
    ? createChance('agreement', code, propertyId).next() < HOUSE_SHARE
    : createChance('agreement', code, chain).next() < CHAIN_SHARE;
}
