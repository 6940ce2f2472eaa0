import { distanceKm } from '#domain/geography.ts';
import { createChance } from '../../chance.ts';
import { allCarriers, type Carrier } from './carriers.ts';
import { isKnownRoute } from './known-routes.ts';
import { FAR_KM } from './route.ts';
import { hasTrafficRights } from './traffic-rights.ts';
import type { WorldAirport } from './world-airports.ts';

export interface Destination {
  airport: WorldAirport;
  km: number;
}

const NEAREST_KM = 140;
/** The attraction of an airport, by its standing from 1. */
const NETWORK_APPEAL = [0, 1, 3, 8, 18, 34, 50];
const LOW_COST_APPEAL = [0, 1.2, 4, 9, 16, 20, 22];

/** Airports within reach of one base, the same for every carrier with that base. */
export function findReach(base: WorldAirport, airports: Iterable<WorldAirport>): Destination[] {
  const reach: Destination[] = [];
  for (const airport of airports) {
    // Small airfields are only served from their own country.
    if (airport.standing === 1 && airport.country !== base.country) continue;
    const km = distanceKm(base, airport);
    if (km >= NEAREST_KM && !(km > FAR_KM && airport.forShortDistances)) reach.push({ airport, km });
  }
  return reach;
}

export function chooseDestinations(
  carrier: Carrier,
  base: WorldAirport,
  reach: readonly Destination[],
): Destination[] {
  const sizes = carrier.bases.find(({ airport }) => airport === base.code);
  if (!sizes) return [];
  const longest = Math.max(...carrier.fleet.map(({ rangeKm }) => rangeKm)) / 1.03;
  const near: DestinationScore[] = [];
  const far: DestinationScore[] = [];
  for (const destination of reach) {
    const { airport, km } = destination;
    if (km > longest || !hasTrafficRights(carrier, base, airport)) continue;
    const score = scoreDestination(carrier, base, destination);
    (km > FAR_KM ? far : near).push({ destination, score });
  }
  return [...luckiest(carrier, base, near, sizes.near), ...luckiest(carrier, base, far, sizes.far)];
}

interface DestinationScore {
  destination: Destination;
  score: number;
}

function luckiest(
  carrier: Carrier,
  base: WorldAirport,
  ranked: DestinationScore[],
  count: number,
): Destination[] {
  const byScore = (one: DestinationScore, other: DestinationScore) => other.score - one.score;
  const shortlist = ranked.sort(byScore).slice(0, Math.ceil(count * 1.5));
  const drawn = shortlist.map(({ destination, score }) => {
    const luck = 0.7 + 0.6 * createChance('route', carrier.code, base.code, destination.airport.code).next();
    return { destination, score: score * luck };
  });
  return drawn
    .sort(byScore)
    .slice(0, count)
    .map(({ destination }) => destination);
}

function scoreDestination(carrier: Carrier, base: WorldAirport, { airport, km }: Destination): number {
  const wish = calculateAppeal(carrier, airport);
  const partner = carrier.group !== null && findHubs(carrier.group).has(airport.code);
  return km > FAR_KM
    ? (wish ** 1.4 * weighTies(carrier, base, airport) * (partner ? 1.5 : 1)) / (1 + km / 9000)
    : (wish *
        (airport.continent === base.continent ? 1.5 : 1) *
        weighTies(carrier, base, airport) *
        (partner ? 2.5 : 1)) /
        (1 + (km / 1500) ** 1.3);
}

function calculateAppeal({ kind, leisure }: Carrier, airport: WorldAirport): number {
  const lowCost = kind === 'lowCost';
  const appeal = (lowCost ? LOW_COST_APPEAL : NETWORK_APPEAL)[airport.standing] ?? 0;
  const holiday = leisure ? (airport.leisure ? 4 : 0.1) : airport.leisure && lowCost ? 1.6 : 1;
  const secondary = airport.secondary ? (lowCost ? 1.5 : 0.03) : 1;
  const crowded = airport.crowded && lowCost ? 0.08 : 1;
  return appeal * holiday * secondary * crowded;
}

/** Airlines serve their own bases, domestic routes, their traditional routes, and well-known ones. */
function weighTies(carrier: Carrier, base: WorldAirport, airport: WorldAirport): number {
  if (isKnownRoute(carrier.code, base.code, airport.code)) return 400;
  if (carrier.bases.some((own) => own.airport === airport.code)) return 40;
  if (carrier.leisure) return 1;
  if (hasOldTies(carrier.code, airport.country)) return 8;
  return airport.country === carrier.country ? 4 : 1;
}

const hubs = new Map<string, ReadonlySet<string>>();

function findHubs(group: string): ReadonlySet<string> {
  let found = hubs.get(group);
  if (!found) {
    const members = [...allCarriers().values()].filter((carrier) => carrier.group === group);
    found = new Set(members.flatMap(({ bases }) => bases.slice(0, 2).map(({ airport }) => airport)));
    hubs.set(group, found);
  }
  return found;
}

/** Countries that an airline traditionally serves although few others do. */
const TIES: Readonly<Record<string, ReadonlySet<string>>> = {
  AF: countries('GP MQ RE GF PF ML NE BF SN CI GA CG CM TG BJ MG TD MR DJ GN CF'),
  AT: countries('SN CI ML GN NE BF GA CG CM TG BJ MR LR SL GM'),
  BA: countries('BM AG LC BB KY GD KN'),
  CM: countries('CW AW TT HT BZ NI HN'),
  ET: countries('CD CG CM DJ TD NE ML BF TG BJ GA ZM ZW MW MZ BW NA MG BI SS LR'),
  FJ: countries('TO WS VU SB KI TV'),
  IB: countries('GT SV CR HN NI CU BO PY EC UY'),
  KL: countries('CW AW BQ SR SX'),
  KQ: countries('BI ZM ZW MW MZ DJ SS'),
  NZ: countries('TO WS CK VU NC NU'),
  QF: countries('SB VU NC PG'),
  RJ: countries('IQ SD YE'),
  SA: countries('NA BW ZM ZW MW MZ SZ LS'),
  SN: countries('CD RW BI GM SL LR CM GN TG'),
  TK: countries('IQ NE ML BF TD DJ CM GA CG MG GM'),
  TP: countries('CV ST AO MZ GW BR'),
  UA: countries('GU MP'),
};

function hasOldTies(carrier: string, country: string): boolean {
  return TIES[carrier]?.has(country) ?? false;
}

function countries(codes: string): ReadonlySet<string> {
  return new Set(codes.split(' '));
}
