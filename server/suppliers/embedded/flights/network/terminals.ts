import type { Carrier } from './carriers.ts';
import { isInside } from './open-borders.ts';
import type { WorldAirport } from './world-airports.ts';

type Terminals = Readonly<Record<string, string>>;

/** One terminal, or two: for flights without and with passport checks. Estimates. */
const TERMINALS: Readonly<Record<string, Terminals>> = {
  LHR: { STAR: '2', ONEWORLD: '5', SKYTEAM: '4', OTHERS: '3' },
  LGW: { OTHERS: 'N', ONEWORLD: 'S' },
  MAN: { STAR: '1', OTHERS: '2' },
  DUB: { ONEWORLD: '2', OTHERS: '1' },
  CDG: { SKYTEAM: '2F 2E', STAR: '1', ONEWORLD: '2A', OTHERS: '3' },
  ORY: { SKYTEAM: '2 4', OTHERS: '3' },
  FRA: { STAR: '1', OTHERS: '2' },
  MUC: { STAR: '2', OTHERS: '1' },
  MAD: { ONEWORLD: '4 4S', STAR: '2', OTHERS: '1' },
  BCN: { OTHERS: '2', STAR: '1', ONEWORLD: '1', SKYTEAM: '1' },
  LIS: { OTHERS: '2', STAR: '1', ONEWORLD: '1', SKYTEAM: '1' },
  FCO: { SKYTEAM: '1 3', STAR: '1 3', OTHERS: '3' },
  MXP: { STAR: '1', ONEWORLD: '1', SKYTEAM: '1', OTHERS: '2' },
  JFK: { SKYTEAM: '4', ONEWORLD: '8', STAR: '7 1', OTHERS: '5' },
  EWR: { STAR: 'C B', OTHERS: 'A' },
  BOS: { STAR: 'B E', SKYTEAM: 'A E', ONEWORLD: 'B E', OTHERS: 'C' },
  IAD: { STAR: 'C D', OTHERS: 'B' },
  ORD: { STAR: '1 5', ONEWORLD: '3 5', OTHERS: '2 5' },
  DFW: { ONEWORLD: 'A D', OTHERS: 'E D' },
  LAX: { STAR: '7 B', ONEWORLD: '4 B', SKYTEAM: '3 B', OTHERS: '1 B' },
  SFO: { STAR: '3 G', SKYTEAM: '1 A', ONEWORLD: '1 A', OTHERS: '2 A' },
  IAH: { STAR: 'C E', OTHERS: 'A D' },
  YYZ: { STAR: '1', OTHERS: '3' },
  MEX: { SKYTEAM: '2', OTHERS: '1' },
  GRU: { OTHERS: '2 3' },
  DXB: { STAR: '1', ONEWORLD: '1', SKYTEAM: '1', OTHERS: '3' },
  SIN: { STAR: '2 3', ONEWORLD: '1', SKYTEAM: '4', OTHERS: '4' },
  KUL: { OTHERS: '2', ONEWORLD: '1', STAR: '1', SKYTEAM: '1' },
  HND: { STAR: '2 3', ONEWORLD: '1 3', OTHERS: '3' },
  NRT: { STAR: '1', SKYTEAM: '1', ONEWORLD: '2', OTHERS: '3' },
  ICN: { SKYTEAM: '2', OTHERS: '1' },
  PEK: { STAR: '3', ONEWORLD: '3', OTHERS: '2' },
  PVG: { SKYTEAM: '1', OTHERS: '2' },
  DEL: { OTHERS: '1 3', STAR: '3' },
  BOM: { OTHERS: '1 2', STAR: '2' },
  SYD: { OTHERS: '2 1', ONEWORLD: '3 1' },
  MEL: { OTHERS: '3 2', ONEWORLD: '1 2' },
  AKL: { OTHERS: 'D I' },
};

/**
 * The terminal of a carrier's flights to or from another airport; undefined at airports that have only one.
 */
export function findTerminal(
  { code, country }: WorldAirport,
  { group }: Carrier,
  other: WorldAirport,
): string | undefined {
  const ofAirport = TERMINALS[code];
  if (!ofAirport) return undefined;
  const [inside, across = inside] = (ofAirport[group ?? ''] ?? ofAirport.OTHERS ?? '').split(' ');
  return isInside(country, other.country) ? inside : across;
}
