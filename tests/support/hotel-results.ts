import type { HotelRate, HotelResult, HotelResults, OfferVerdict } from '#domain/contract.ts';

const IN_POLICY: OfferVerdict = { action: 'allow', levels: [], inPolicy: true, broken: [] };
const TOO_DEAR: OfferVerdict = {
  action: 'approve',
  levels: [1],
  inPolicy: false,
  broken: ['hotel.highestPrice'],
};

/** A refundable double room for two nights at 200 francs each by default. */
export function hotelRate(more: Partial<HotelRate> = {}): HotelRate {
  const amount = more.price?.amount ?? 400_00;
  return {
    offer: 'hotel~1',
    source: '110',
    roomName: 'Double room',
    roomType: 'double',
    breakfastIncluded: false,
    refundable: true,
    corporate: false,
    prepaid: false,
    price: { amount, currency: 'CHF' },
    companyPrice: { amount, currency: 'CHF' },
    perNight: { amount: Math.round(amount / 2), currency: 'CHF' },
    roomsLeft: 3,
    verdict: 0,
    ...more,
  };
}

/** A hotel in the centre of Zurich by default. */
export function hotelResult(propertyId: string, more: Partial<HotelResult> = {}): HotelResult {
  return {
    propertyId,
    name: `Hotel ${propertyId}`,
    stars: 4,
    rating: 4,
    area: 'Altstadt',
    address: { street: 'Bahnhofstrasse 1', postalCode: '8001', city: 'Zürich', country: 'CH' },
    latitude: 47.3697,
    longitude: 8.5389,
    distance: 1,
    direction: 'N',
    amenities: [],
    rates: [hotelRate()],
    ...more,
  };
}

/** The line of one source; its second verdict requires an approval. */
export function hotelResults(hotels: HotelResult[], more: Partial<HotelResults> = {}): HotelResults {
  return {
    type: 'results',
    source: '110',
    expiresAt: '2027-03-01T10:30:00.000Z',
    currency: 'CHF',
    rates: [],
    unit: 'km',
    nights: 2,
    rooms: 1,
    verdicts: [IN_POLICY, TOO_DEAR],
    hotels,
    ...more,
  };
}

const AREAS = ['Altstadt', 'Enge', 'Oerlikon', 'Seefeld', 'Wiedikon', 'Wipkingen'];
const CHAINS = ['BW', 'CW', 'EH', 'EM', 'HY', 'RT', '6C'];
const AMENITIES = [1, 33, 54, 64, 68, 76, 84, 179, 224, 269, 286, 316, 345];

/** A number of different hotels around Zurich, always the same. */
export function manyHotelResults(count: number, ratesOfEach: number): HotelResults {
  const pick = <Item>(items: readonly Item[], number: number) => items[number % items.length] as Item; // none is empty
  const hotels = Array.from({ length: count }, (_, index) => {
    const [east, north] = [((index * 37) % 199) / 199 - 0.5, ((index * 53) % 211) / 211 - 0.5];
    return hotelResult(`26578${index}-7`, {
      name: `${pick(['Hotel', 'Haus', 'Residence', 'Gasthof'], index * 3)} ${pick(AREAS, index * 7)} ${index}`,
      stars: 1 + ((index * 11) % 5),
      rating: 2 + ((index * 13) % 7) / 2,
      area: pick(AREAS, index * 5),
      ...(index % 3 > 0 && { chain: { code: pick(CHAINS, index), name: `Chain ${pick(CHAINS, index)}` } }),
      latitude: 47.37 + north * 0.1,
      longitude: 8.54 + east * 0.15,
      distance: Math.round(Math.hypot(east * 11, north * 11) * 10) / 10,
      amenities: AMENITIES.filter((code) => (index * code) % 3 === 0),
      rates: Array.from({ length: ratesOfEach }, (_rate, place) => manyRate(index, place)),
    });
  });
  return hotelResults(hotels, { source: 'all' });
}

function manyRate(index: number, place: number): HotelRate {
  const amount = 90_00 + ((index * 7919 + place * 104_729) % 600_00);
  return hotelRate({
    offer: `hotel~${index}.${place}`,
    source: ['100', '110', '112', '113'][(index + place) % 4] ?? '100',
    price: { amount, currency: 'CHF' },
    breakfastIncluded: place % 2 === 1,
    refundable: place % 3 > 0,
    corporate: (index + place) % 9 === 0,
    verdict: amount > 400_00 ? 1 : 0,
  });
}
