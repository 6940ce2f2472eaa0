import type { HotelRate, HotelResult, HotelResults, PolicyRule } from '#domain/contract.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { type HotelList, mergeHotelResults } from '#domain/hotel-booking/hotel-list.ts';
import { DANIEL } from '../people.ts';
import { LISTED } from '../verdicts.ts';

export const CRITERIA: HotelCriteria = {
  formVariant: 'location',
  place: { label: 'Zürich, Switzerland', latitude: 47.3697, longitude: 8.5389 },
  companyLocationId: null,
  radius: 6,
  checkIn: '2027-03-14',
  checkOut: '2027-03-16',
  rooms: 1,
  purpose: 'client_visit',
  travelers: [DANIEL],
  submitButtonType: 'SearchByPrice',
};

export const POLICY_RULES: PolicyRule[] = [
  { rule: 'hotel.highestPrice', action: 'approve', limit: { amount: 250_00, currency: 'CHF' } },
];

type Row = readonly [name: string, stars: number, rating: number, area: string, km: number, francs: number];

const HOUSES: readonly Row[] = [
  ['Hotel Limmatblick', 4, 4.5, 'Altstadt', 0.3, 212],
  ['Seehof am Bellevue', 4, 4, 'Seefeld', 0.9, 198],
  ['Gasthaus zum Kranich', 2, 3.5, 'Altstadt', 0.4, 118],
  ['Grand Hotel Schwanenhof', 5, 5, 'Enge', 1.2, 486],
  ['Business Inn Oerlikon', 3, 3.5, 'Oerlikon', 4.6, 129],
  ['Wipkingen Apartments', 3, 4, 'Wipkingen', 2.7, 141],
  ['Hotel Sihlpark', 3, 3, 'Wiedikon', 1.9, 137],
  ['Pension Uto', 1, 2.5, 'Wiedikon', 2.4, 84],
];
const STREETS = ['Anker', 'Brücke', 'Linde', 'Mühle', 'Rose', 'Stern', 'Traube'];
const AMENITIES = [
  [64, 179, 345, 76, 84, 269],
  [68, 286, 76],
  [179, 33, 224],
];
const CHAINS = [{ code: 'RT', name: 'Accor' }, undefined, { code: 'EH', name: 'Hilton' }, undefined];
const WINDS = ['N', 'NE', 'SE', 'W', 'SW'] as const;
const VERDICTS = [LISTED.inPolicy, LISTED.approval, LISTED.noted];
const HIGHEST_NIGHT = 250;

/** The hotels above, and as many similar ones as requested. */
export function buildResults(count: number, more: Partial<HotelResults> = {}): HotelResults {
  return {
    type: 'results',
    source: '100',
    expiresAt: '2027-02-01T10:30:00.000Z',
    currency: 'CHF',
    rates: [],
    unit: 'km',
    nights: 2,
    rooms: 1,
    verdicts: VERDICTS,
    hotels: Array.from({ length: count }, (_, index) => hotelAt(index)),
    ...more,
  };
}

export function buildList(count: number, more: Partial<HotelResults> = {}): HotelList {
  const list = mergeHotelResults([buildResults(count, more)]);
  if (!list) throw new Error('There are results');
  return list;
}

function hotelAt(index: number): HotelResult {
  const [house, stars, rating, area, km, francs] = at(HOUSES, index);
  const round = Math.floor(index / HOUSES.length);
  const chain = at(CHAINS, index);
  const angle = index * 2.4;
  const distance = Math.round((km + round * 0.3) * 10) / 10;
  const night = francs + round * 11;
  return {
    propertyId: `2657896-${index + 1}`,
    name: round === 0 ? house : `${house} ${at(STREETS, round)}`,
    stars,
    rating,
    area,
    chain,
    address: { street: 'Limmatquai 12', postalCode: '8001', city: 'Zürich', country: 'CH' },
    latitude: 47.3697 + (Math.cos(angle) * distance) / 111,
    longitude: 8.5389 + (Math.sin(angle) * distance) / 75,
    distance,
    direction: at(WINDS, index),
    amenities: [...at(AMENITIES, index)],
    rates: [
      buildRate(index, night, { refundable: index % 3 !== 1, breakfastIncluded: index % 2 === 0 }),
      buildRate(index, night + 24, { breakfastIncluded: true, corporate: index % 4 === 0 }),
    ],
  };
}

function buildRate(index: number, night: number, more: Partial<HotelRate>): HotelRate {
  const isForeign = index === 1;
  const price = { amount: night * 200, currency: 'CHF' };
  const inEuro = { amount: night * 212, currency: 'EUR' };
  const source = at(['100', '110', '112', '113'], index);
  return {
    offer: `hotel~${index}.${night}`,
    source,
    roomName: 'Superior double room',
    roomType: 'double',
    breakfastIncluded: false,
    refundable: true,
    corporate: false,
    prepaid: false,
    price: isForeign ? inEuro : price,
    companyPrice: price,
    perNight: { amount: night * (isForeign ? 106 : 100), currency: isForeign ? 'EUR' : 'CHF' },
    roomsLeft: 3,
    verdict: night <= HIGHEST_NIGHT ? 0 : 1,
    ...more,
  };
}

function at<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item; // no list is empty
}
