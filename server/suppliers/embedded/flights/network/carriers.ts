import { AIRLINE_ALLIANCES } from '../../../../features/enums/airline-alliances.ts';
import { type Aircraft, aircraftOf } from './aircraft.ts';
import { CARRIER_TABLE, type CarrierKind, type CarrierRow } from './carrier-table.ts';
import { worldAirports } from './world-airports.ts';

export interface Carrier {
  code: string;
  kind: CarrierKind;
  /** An alliance: its members sell journeys together, also with associated airlines. */
  group: string | null;
  country: string;
  continent: string;
  cabins: CarrierRow['cabins'];
  fleet: readonly Aircraft[];
  bases: readonly Base[];
  leisure: boolean;
  connects: boolean;
}

interface Base {
  airport: string;
  /** How many destinations are within reach of a narrow-body aircraft, and how many beyond. */
  near: number;
  far: number;
}

const LEISURE = new Set(['WK', '4Y', 'DE', 'X3', 'XQ', 'HV', 'TO', 'G4']);
const POINT_TO_POINT = new Set([
  'U2',
  'FR',
  'W6',
  'HV',
  'TO',
  'X3',
  'XQ',
  'G4',
  'H2',
  'JA',
  'UO',
  'LJ',
  '7C',
]);

/** Airlines outside the alliances, with the one whose members they cooperate with. */
const PARTNERS: Readonly<Record<string, string>> = {
  '4Y': 'STAR',
  AD: 'STAR',
  BT: 'STAR',
  EI: 'ONEWORLD',
  LA: 'SKYTEAM',
  LG: 'STAR',
  PD: 'STAR',
  PG: 'ONEWORLD',
  VA: 'STAR',
  WK: 'STAR',
  WS: 'SKYTEAM',
};

const FEEDERS: Readonly<Record<string, readonly string[]>> = { LH: ['CL', 'EN', 'VL'] };

let carriers: ReadonlyMap<string, Carrier> | undefined;

export function allCarriers(): ReadonlyMap<string, Carrier> {
  carriers ??= new Map(CARRIER_TABLE.map((row) => [row.code, toCarrier(row)]));
  return carriers;
}

export function chooseOperator(carrier: Carrier, aircraft: Aircraft, share: number): string {
  const feeders = aircraft.kind === 'regional' ? (FEEDERS[carrier.code] ?? []) : [];
  return feeders[Math.floor(share * feeders.length)] ?? carrier.code;
}

function toCarrier({ code, kind, cabins, fleet, bases: baseText }: CarrierRow): Carrier {
  const bases = baseText.split(' ').map(toBase);
  const home = worldAirports().get(bases[0]?.airport ?? '');
  if (!home) throw new RangeError(`${code} is at home nowhere`);
  return {
    code,
    kind,
    group:
      AIRLINE_ALLIANCES.find(([, , members]) => members.split(',').includes(code))?.[0] ??
      PARTNERS[code] ??
      null,
    country: home.country,
    continent: home.continent,
    cabins,
    fleet: fleet.split(' ').map(aircraftOf),
    bases,
    leisure: LEISURE.has(code),
    connects: !POINT_TO_POINT.has(code),
  };
}

function toBase(text: string): Base {
  const [airport = '', near = 0, far = 0] = text.split(/[:+]/);
  return { airport, near: Number(near), far: Number(far) };
}
