import type { Fare, FareFamily, FlightLeg, Itinerary, Segment } from '#domain/offers/flight-offer.ts';
import { createChance } from '#server/suppliers/embedded/chance.ts';

const FAMILIES = ['light', 'classic', 'flex', 'business'].map((name, index): FareFamily => {
  const fee = { amount: 7_000, currency: 'CHF' };
  return {
    code: `LX-${name}`,
    name: `Economy ${name}`,
    carryOn: { pieces: 1, kilogramsEach: 8 },
    checked: { pieces: index, kilogramsEach: 23 },
    seatSelection: 'charged',
    lounge: index === 3,
    noShow: 'forfeited',
    change: index === 0 ? { allowed: false } : { allowed: true, fee },
    refund: index < 2 ? { allowed: false } : { allowed: true, fee },
  };
});

/** Return journeys of one day, with so many fares each. */
export function exampleItineraries(count: number, fares = 4): Itinerary[] {
  const width = Math.ceil(Math.sqrt(count * 2));
  const out = Array.from({ length: width }, (_, index) => legOf('ZRH', 'LHR', '2027-04-01', index));
  const back = Array.from({ length: width }, (_, index) => legOf('LHR', 'ZRH', '2027-04-03', index));
  return Array.from({ length: count }, (_, index) => {
    const legs = [out[index % width], back[Math.floor(index / width)]] as FlightLeg[]; // width² ≥ count
    return { legs, fares: FAMILIES.slice(0, fares).map((family) => fareOf(index, legs, family)) };
  });
}

function legOf(origin: string, destination: string, date: string, index: number): FlightLeg {
  const chance = createChance(origin, date, index);
  const stop = chance.pick(['FRA', 'AMS', 'CDG', 'BRU', null, null]);
  const places = stop === null ? [origin, destination] : [origin, stop, destination];
  let minute = 300 + Math.floor(index * 37.7);
  const segments = places.slice(1).map((place, leg): Segment => {
    const durationMinutes = chance.between(75, 125);
    const departure = timeOf(date, minute);
    minute += durationMinutes;
    const arrival = timeOf(date, minute);
    minute += chance.between(45, 160);
    return {
      carrier: chance.pick(['LX', 'BA', 'LH', 'AF', 'KL']),
      flightNumber: 300 + index * 7 + leg,
      operatingCarrier: 'LX',
      origin: places[leg] ?? origin,
      destination: place,
      departure,
      arrival,
      durationMinutes,
      aircraft: chance.pick(['320', '223', '32N']),
      distanceKm: chance.between(380, 800),
    };
  });
  const flown = segments.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const stopoverMinutes = segments.slice(1).map(() => 60);
  const durationMinutes = flown + 60 * stopoverMinutes.length;
  return { segments, durationMinutes, stopoverMinutes, intercontinental: false };
}

function fareOf(index: number, legs: readonly FlightLeg[], family: FareFamily): Fare {
  const chance = createChance('fare', index, family.code);
  const segments = legs.flatMap((leg) => leg.segments);
  const flights = segments.map(({ carrier, flightNumber, departure }) =>
    [carrier, flightNumber, departure.slice(0, 10)].join('.'),
  );
  const isBusiness = family.lounge;
  return {
    key: `network_${flights.join('_')}_${family.code}`,
    family,
    serviceClasses: segments.map(() => (isBusiness ? 'C' : 'Y')),
    bookingClasses: segments.map(() => chance.pick(['K', 'L', 'T', 'E'])),
    price: { amount: chance.between(9_000, 95_000), currency: 'GBP' },
    seatsLeft: chance.between(1, 9),
    co2Kg: chance.between(90, 320),
  };
}

function timeOf(date: string, minute: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
}
