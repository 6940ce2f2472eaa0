import type { CarResult, CarResults, CarStation } from '#domain/contract.ts';
import { AVIS_AIRPORT, carLine, francs, GOLF } from './car-booking-examples.ts';

const VENDORS = [
  { code: 'ZI', name: 'Avis' },
  { code: 'ZE', name: 'Hertz' },
  { code: 'SX', name: 'Sixt' },
  { code: 'EP', name: 'Europcar' },
  { code: 'ET', name: 'Enterprise' },
  { code: 'ZD', name: 'Budget' },
];
const CODES = ['MDMV', 'EDMV', 'CDMD', 'CDAH', 'IWAD', 'SFAV', 'PDAC', 'FVAD', 'CDMN'];
const SEATS = [4, 5, 5, 5, 5, 5, 5, 9, 5];
const STATIONS_OF_EACH = 4;
const DAYS = 3;
const HIGHEST_DAY = 120;

/** As many different cars around Zurich as are wanted, always the same. */
export function manyCarResults(count: number): CarResults {
  const stations = VENDORS.flatMap(({ code, name }, vendor) =>
    Array.from({ length: STATIONS_OF_EACH }, (_, place) =>
      stationAt(`${code}.${place}`, name, vendor * 5 + place),
    ),
  );
  const cars = Array.from({ length: count }, (_, index) => carAt(index, stations.length));
  return { ...carLine('direct', cars), vendors: VENDORS, stations };
}

function stationAt(stationId: string, name: string, place: number): CarStation {
  const [east, north] = [((place * 37) % 19) / 19 - 0.5, ((place * 53) % 23) / 23 - 0.5];
  return {
    ...AVIS_AIRPORT,
    stationId,
    name: `${name} Zurich ${place}`,
    latitude: 47.45 + north * 0.1,
    longitude: 8.56 + east * 0.15,
    distance: Math.round(Math.hypot(east * 11, north * 11) * 10) / 10,
  };
}

function carAt(index: number, stations: number): Partial<CarResult> {
  const station = (index * 7) % stations;
  const kind = (index * 5) % CODES.length;
  const day = 35 + ((index * 7919) % 150);
  return {
    vendor: Math.floor(station / STATIONS_OF_EACH),
    pickUp: station,
    dropOff: station,
    car: {
      ...GOLF,
      acriss: CODES[kind] ?? GOLF.acriss,
      model: `Model ${index}`,
      seats: SEATS[kind] ?? GOLF.seats,
      refundable: index % 3 > 0,
    },
    price: francs(day * DAYS),
    companyPrice: francs(day * DAYS),
    perDay: francs(day),
    verdict: day > HIGHEST_DAY ? 1 : 0,
  };
}
