import type { RoomAspect } from '../contract.ts';
import { foldName } from '../fold-name.ts';
import { amenityGroups } from './amenity-groups.ts';
import type { HotelEntry, HotelList, RateEntry } from './hotel-list.ts';

export interface HotelIndex {
  list: HotelList;
  hotels: readonly HotelIndexEntry[];
}

export interface HotelIndexEntry {
  hotel: HotelEntry;
  name: string;
  amenities: ReadonlySet<number>;
  /** The cheapest rate with all aspects of a set, at the index of that set; undefined when there is none. */
  cheapest: readonly (RateEntry | undefined)[];
}

const ASPECT_BITS = {
  BreakfastIncluded: 1,
  InPolicy: 2,
  Refundable: 4,
  CorporateRate: 8,
} satisfies Record<RoomAspect, number>;

const ASPECT_SETS = 16;

export function indexHotels(list: HotelList): HotelIndex {
  return {
    list,
    hotels: list.hotels.map((hotel) => ({
      hotel,
      name: foldName(hotel.name),
      amenities: amenityGroups(hotel.amenities),
      cheapest: cheapestBySet(hotel.rates),
    })),
  };
}

export function aspectSet(aspects: readonly RoomAspect[]): number {
  return aspects.reduce((set, aspect) => set | ASPECT_BITS[aspect], 0);
}

/** The rates are sorted by price, so the first one with a set is its cheapest. */
function cheapestBySet(rates: readonly RateEntry[]): (RateEntry | undefined)[] {
  const sets = rates.map((rate) => aspectSet(listAspects(rate)));
  return Array.from(
    { length: ASPECT_SETS },
    (_, demands) => rates[sets.findIndex((set) => (set & demands) === demands)],
  );
}

function listAspects({ breakfastIncluded, verdict, refundable, corporate }: RateEntry): RoomAspect[] {
  return [
    ...(breakfastIncluded ? (['BreakfastIncluded'] as const) : []),
    ...(verdict.inPolicy ? (['InPolicy'] as const) : []),
    ...(refundable ? (['Refundable'] as const) : []),
    ...(corporate ? (['CorporateRate'] as const) : []),
  ];
}
