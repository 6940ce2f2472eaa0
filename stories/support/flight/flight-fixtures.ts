import type { FlightPart, Money } from '#domain/contract.ts';

const chf = (amount: number): Money => ({ amount, currency: 'CHF' });

type Segment = FlightPart['legs'][number]['segments'][number];

const TRAVELER = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d20';

const OUT: Segment = {
  carrier: 'LX',
  flightNumber: 14,
  operatingCarrier: 'LX',
  origin: 'ZRH',
  destination: 'JFK',
  departure: '2027-03-14T09:45',
  arrival: '2027-03-14T13:50',
  arrivalTerminal: '4',
  durationMinutes: 545,
  aircraft: '333',
  distanceKm: 6325,
};

const BACK: Segment = {
  carrier: 'LX',
  flightNumber: 3471,
  operatingCarrier: 'UA',
  origin: 'EWR',
  destination: 'ZRH',
  departure: '2027-03-19T18:35',
  departureTerminal: 'B',
  arrival: '2027-03-20T08:10',
  durationMinutes: 455,
  aircraft: '764',
  distanceKm: 6350,
};

/** From Zurich to New York and back overnight, from another airport and by another airline. */
export const FLIGHT_ON_ORDER: FlightPart = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9e04',
  kind: 'flight',
  status: 'confirming',
  travelers: [TRAVELER],
  passengers: [
    {
      traveler: TRAVELER,
      firstName: 'Mirjam',
      lastName: 'Zgraggen',
      passport: { country: 'CH', expiryDate: '2031-05-02' },
      memberships: [{ program: 'LH', membershipNumber: '992220001234567' }],
    },
  ],
  tickets: [],
  seats: [
    { traveler: TRAVELER, segment: 0, seat: '41A', price: chf(4200) },
    { traveler: TRAVELER, segment: 1, seat: '27C' },
  ],
  bags: [
    {
      traveler: TRAVELER,
      leg: 1,
      kind: 'checked',
      quantity: 1,
      kilograms: 23,
      price: chf(7000),
    },
  ],
  price: { asked: chf(92440) },
  startsOn: '2027-03-14',
  endsOn: '2027-03-20',
  beginsAt: '2027-03-14T08:45:00.000Z',
  route: ['Zurich', 'New York'],
  zone: 'Europe/Zurich',
  legs: [OUT, BACK].map((segment) => ({
    segments: [segment],
    durationMinutes: segment.durationMinutes,
    stopoverMinutes: [],
    intercontinental: true,
  })),
  fare: {
    family: {
      code: 'LX-classic-far',
      name: 'Economy Classic',
      seatSelection: 'standardFree',
      lounge: false,
      carryOn: { pieces: 1, kilogramsEach: 8 },
      checked: { pieces: 1, kilogramsEach: 23 },
      change: { allowed: true, fee: chf(15000) },
      refund: { allowed: false },
      noShow: 'forfeited',
    },
    serviceClasses: ['Y', 'Y'],
    bookingClasses: ['V', 'V'],
    fareBasisCodes: ['VEULGTC0', 'VEULGTC0'],
    seatsLeft: 5,
    co2Kg: 1166,
    voidHours: 24,
  },
  farePerTraveler: chf(81240),
  fastestMinutes: [530, 455],
  airports: [
    {
      code: 'ZRH',
      name: 'Zurich Airport',
      city: 'Zurich',
      country: 'CH',
      zone: 'Europe/Zurich',
      latitude: 47.4581,
      longitude: 8.5481,
    },
    {
      code: 'JFK',
      name: 'John F. Kennedy International Airport',
      city: 'New York',
      country: 'US',
      zone: 'America/New_York',
      latitude: 40.6394,
      longitude: -73.7793,
    },
    {
      code: 'EWR',
      name: 'Newark Liberty International Airport',
      city: 'New York',
      country: 'US',
      zone: 'America/New_York',
      latitude: 40.6895,
      longitude: -74.1745,
    },
  ],
  airlines: [
    { code: 'LX', name: 'Swiss International Air Lines' },
    { code: 'UA', name: 'United Airlines' },
  ],
  lines: [
    { kind: 'base', code: 'BASE', label: 'Fare', amount: chf(58000), onSite: false },
    { kind: 'surcharge', code: 'YQ', label: 'Carrier surcharge', amount: chf(18000), onSite: false },
    { kind: 'tax', code: 'CH', label: 'Airport charge ZRH', amount: chf(5240), onSite: false },
    { kind: 'fee', code: 'SEATS', label: 'Seats', amount: chf(4200), onSite: false },
    { kind: 'fee', code: 'BAGS', label: 'Bags', amount: chf(7000), onSite: false },
  ],
};

/** The same once the airline has issued the ticket. */
export const FLIGHT: FlightPart = {
  ...FLIGHT_ON_ORDER,
  status: 'confirmed',
  locator: 'Q7XK2M',
  tickets: [{ traveler: TRAVELER, number: '7241234567890' }],
  freeUntil: '2027-03-02T09:30:02.100Z',
};
