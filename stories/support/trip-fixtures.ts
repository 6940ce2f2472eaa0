import type {
  CarPart,
  CarStation,
  HotelPart,
  Money,
  RentalCarTerms,
  Trip,
  TripSummary,
} from '#domain/contract.ts';
import { ENGINEERING } from './session-fixtures.ts';

export const chf = (amount: number): Money => ({ amount, currency: 'CHF' });

export const NOW = '2027-03-01T10:00:00.000Z';

const id = (end: string) => `01994b5e-7c1a-7cc2-b7a1-3f0c5a8e${end}`;

export const MIRJAM = { _id: id('9d20'), firstName: 'Mirjam', lastName: 'Zgraggen' };
export const DANIEL_DECIDES = { _id: id('9d21'), firstName: 'Daniel', lastName: 'Frei' };
export const DANIEL = { ...DANIEL_DECIDES, level: 1 as const };
export const RUTH = { _id: id('9d22'), firstName: 'Ruth', lastName: 'Ammann' };
export const PETRA = { _id: id('9d23'), firstName: 'Petra', lastName: 'Wyss' };

/** A person as the creator of a trip; the account has another id than the membership. */
export const creator = ({ _id, firstName, lastName }: typeof MIRJAM): Trip['createdBy'] => ({
  userId: toAccount(_id),
  firstName,
  lastName,
});

/** A person as the viewer of a trip. */
export const viewer = ({ _id }: typeof MIRJAM) => ({ userId: toAccount(_id), companyUserId: _id });

const toAccount = (companyUserId: string): string => companyUserId.replace('9d', '8d');

export const STAY: HotelPart = {
  _id: id('9e01'),
  kind: 'hotel',
  status: 'confirmed',
  travelers: [MIRJAM._id],
  beginsAt: '2027-03-14T14:00:00.000Z',
  locator: 'H4KD92',
  price: { asked: chf(48000) },
  onSite: chf(700),
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
  property: {
    propertyId: '2657896-12',
    name: 'Hotel Seefeld',
    stars: 4,
    rating: 4.5,
    zone: 'Europe/Zurich',
    latitude: 47.361,
    longitude: 8.549,
    amenities: [64, 179],
    address: { street: 'Seefeldstrasse 63', postalCode: '8008', city: 'Zürich', country: 'CH' },
  },
  room: {
    source: '110',
    roomName: 'Superior double room',
    roomType: 'double',
    bedType: 3,
    beds: 1,
    highestOccupancy: 2,
    amenities: [2, 50],
    mealPlan: 19,
    breakfastIncluded: true,
    refundable: true,
    corporate: false,
    prepaid: false,
    roomsLeft: 4,
    freeUntil: '2027-03-12T17:00:00.000Z',
    deadlines: [
      { at: '2027-03-12T17:00:00.000Z', penalty: chf(24000) },
      { at: '2027-03-14T17:00:00.000Z', penalty: chf(48000) },
    ],
  },
  nights: 2,
  rooms: 1,
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  conditions: ['cardGuarantee', 'cityTaxOnSite', 'idAtCheckIn'],
  lines: [
    { kind: 'base', code: 'ROOM', label: 'Room, 2 nights', amount: chf(46248), onSite: false },
    { kind: 'tax', code: 'VAT', label: 'Value added tax', amount: chf(1752), onSite: false },
    {
      kind: 'tax',
      code: 'CITY',
      label: 'City tax, paid at the hotel (estimate)',
      amount: chf(700),
      onSite: true,
    },
  ],
};

/** A second stay, priced in another currency. */
export const STAY_ABROAD: HotelPart = {
  ...STAY,
  _id: id('9e02'),
  startsOn: '2027-03-16',
  endsOn: '2027-03-18',
  locator: 'LON-88213',
  price: {
    asked: { amount: 41200, currency: 'GBP' },
    converted: chf(46011),
    rate: { date: '2027-03-01', currency: 'GBP', from: '0.8428', to: '0.9412' },
  },
  property: {
    ...STAY.property,
    propertyId: '2643743-4',
    name: 'The Bloomsbury Townhouse',
    zone: 'Europe/London',
    address: { street: '16 Great Russell Street', postalCode: 'WC1B 3NN', city: 'London', country: 'GB' },
  },
};

const DAILY = Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, from: '06:00', to: '24:00' }));

export const AVIS_AIRPORT: CarStation = {
  stationId: 'ZI.ZRH',
  zone: 'Europe/Zurich',
  name: 'Avis Zurich Airport',
  address: { street: 'Flughafenstrasse 1', postalCode: '8058', city: 'Zurich', country: 'CH' },
  latitude: 47.4515,
  longitude: 8.5646,
  access: 'inTerminal',
  distance: 0.4,
  direction: 'N',
  openingHours: DAILY,
  phone: '+41 44 555 01 23',
};

export const HERTZ_CITY: CarStation = {
  ...AVIS_AIRPORT,
  stationId: 'ZE.2657896',
  name: 'Hertz Zurich',
  address: { street: 'Lagerstrasse 4', postalCode: '8004', city: 'Zurich', country: 'CH' },
  latitude: 47.378,
  longitude: 8.532,
  access: 'city',
  distance: 8.6,
  direction: 'S',
  openingHours: DAILY.slice(0, 5).map((hours) => ({ ...hours, from: '07:30', to: '18:30' })),
};

export const GOLF: RentalCarTerms = {
  acriss: 'CDMD',
  model: 'Volkswagen Golf',
  doors: 5,
  seats: 5,
  largeBags: 2,
  smallBags: 1,
  mileage: { unlimited: true },
  fuelRule: 'fullToFull',
  deposit: chf(30000),
  insurance: { covers: ['liability', 'collision', 'theft'], excess: chf(100000) },
  prepaid: false,
  dueAtDesk: chf(18000),
  days: 3,
  refundable: true,
  freeUntil: '2027-04-01T06:00:00.000Z',
  carsLeft: 5,
};

/** A car for the same days. */
export const RENTAL: CarPart = {
  _id: id('9e03'),
  kind: 'car',
  status: 'confirmed',
  travelers: [MIRJAM._id],
  locator: 'ZI-40817',
  price: { asked: chf(21000) },
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
  beginsAt: '2027-03-14T07:00:00.000Z',
  vendor: { code: 'ZI', name: 'Avis' },
  pickUp: AVIS_AIRPORT,
  dropOff: HERTZ_CITY,
  pickUpAt: '2027-03-14T08:00',
  dropOffAt: '2027-03-16T18:00',
  unit: 'km',
  car: { ...GOLF, oneWayFee: chf(3000), dueAtDesk: chf(21000), freeUntil: '2027-03-13T07:00:00.000Z' },
  lines: [
    { kind: 'base', code: 'BASE', label: 'Rental, 3 days', amount: chf(16650), onSite: false },
    { kind: 'fee', code: 'OWF', label: 'Return to another station', amount: chf(3000), onSite: false },
    { kind: 'tax', code: 'TAX', label: 'Value added tax', amount: chf(1350), onSite: false },
  ],
};

const inPolicy = { action: 'allow', levels: [], inPolicy: true } as const;
const night = { rule: 'hotel.highestPrice', limit: chf(30000), actual: { asked: chf(24000) } } as const;

const ORIGIN = { browser: 'chrome', system: 'windows', network: '203.0.113.0/24' } as const;

export const TRIP: Trip = {
  _id: id('9f01'),
  version: 3,
  itineraryRefId: 'K7TQ2M',
  status: 'complete',
  company: ENGINEERING,
  travelers: [MIRJAM],
  createdBy: creator(MIRJAM),
  createdAt: '2027-03-01T09:30:00.000Z',
  title: 'Zürich, 14 – 16 Mar',
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
  total: { asked: chf(48000) },
  verdict: {
    ...inPolicy,
    levels: [],
    travelers: [
      { _id: MIRJAM._id, ...inPolicy, levels: [], rules: [{ ...night, result: 'kept' }], thresholds: [] },
    ],
  },
  bookingInfo: {
    paymentType: 'creditcard',
    creditCard: { vendor: 'VI', last4: '4242' },
    purpose: 'client-visit',
    comment: 'Meeting with the client on both days',
    referenceFields: [
      { position: 1, name: 'Cost centre', value: '4711' },
      { position: 2, name: 'Project', value: 'Gotthard II' },
    ],
  },
  parts: [STAY],
  allowedActions: ['update', 'cancel'],
  withheldActions: [],
  events: [
    { _id: id('a001'), at: '2027-03-01T09:30:00.000Z', kind: 'requested', by: MIRJAM, origin: ORIGIN },
    { _id: id('a002'), at: '2027-03-01T09:30:00.400Z', kind: 'confirming', partId: STAY._id },
    { _id: id('a003'), at: '2027-03-01T09:30:02.100Z', kind: 'confirmed', partId: STAY._id },
    { _id: id('a004'), at: '2027-03-01T09:30:02.100Z', kind: 'completed' },
  ],
};

export const TRIP_IN_LIST: TripSummary = {
  _id: TRIP._id,
  version: TRIP.version,
  itineraryRefId: 'K7TQ2M',
  status: 'complete',
  title: TRIP.title,
  kinds: ['hotel'],
  travelers: [{ firstName: 'Mirjam', lastName: 'Zgraggen' }],
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
  total: chf(48000),
};
