import { allCarriers, type Carrier } from './carriers.ts';
import { chooseDestinations, type Destination, findReach } from './choose-destinations.ts';
import { departuresPerDay, FAR_KM, fittingAircraft, type Route, standingSum } from './route.ts';
import { type WorldAirport, worldAirports } from './world-airports.ts';

export interface Network {
  routesAt(airport: string): readonly Route[];
  routeNumbered(carrier: string, number: number): Route | undefined;
}

const FIRST_NUMBER = 2;

let network: Network | undefined;

/** The network is generated on first use, and is always the same. */
export function loadNetwork(): Network {
  network ??= createNetwork();
  return network;
}

function createNetwork(): Network {
  const byCarrier = new Map([...chosenRoutes()].map(([code, routes]) => [code, withNumbers(routes)]));
  const byAirport = new Map<string, Route[]>();
  for (const route of [...byCarrier.values()].flat()) {
    for (const { code } of [route.base, route.other]) {
      const there = byAirport.get(code);
      if (there) there.push(route);
      else byAirport.set(code, [route]);
    }
  }
  return {
    routesAt: (airport) => byAirport.get(airport) ?? [],
    routeNumbered(carrier, number) {
      const routes = byCarrier.get(carrier) ?? [];
      const route = routes[lastWithNumberUpTo(routes, number)];
      return route && number < route.firstNumber + 2 * departuresPerDay(route) ? route : undefined;
    },
  };
}

function chosenRoutes(): Map<string, Route[]> {
  const airports = worldAirports();
  const carriers = [...allCarriers().values()];
  const routes = new Map(carriers.map(({ code }): [string, Route[]] => [code, []]));
  for (const code of new Set(carriers.flatMap(({ bases }) => bases.map(({ airport }) => airport)))) {
    const base = airports.get(code);
    if (!base) throw new RangeError(`No base ${code}`);
    const reach = findReach(base, airports.values());
    for (const carrier of carriers) {
      routes.get(carrier.code)?.push(...buildRoutes(carrier, base, reach));
    }
  }
  return routes;
}

function buildRoutes(carrier: Carrier, base: WorldAirport, reach: readonly Destination[]): Route[] {
  return chooseDestinations(carrier, base, reach)
    .map(({ airport, km }) => ({ carrier, base, other: airport, km: Math.round(km) }))
    .filter((route) => !isOfOtherBase(route) && fittingAircraft(route).length > 0)
    .map((route) => ({ ...route, weekly: weeklyFlights(route), firstNumber: 0 }));
}

/** A route between two bases of a carrier belongs to the base that it lists first. */
function isOfOtherBase({ carrier, base, other }: Pick<Route, 'carrier' | 'base' | 'other'>): boolean {
  const codes = carrier.bases.map(({ airport }) => airport);
  const rank = codes.indexOf(other.code);
  return rank !== -1 && rank < codes.indexOf(base.code);
}

/** Long flights get the low numbers, as is customary. */
function withNumbers(routes: readonly Route[]): Route[] {
  const far = routes.filter(({ km }) => km > FAR_KM);
  const near = routes.filter(({ km }) => km <= FAR_KM);
  let next = FIRST_NUMBER;
  return [...far, ...near].map((route) => {
    const numbered = { ...route, firstNumber: next };
    next += 2 * departuresPerDay(route);
    return numbered;
  });
}

function lastWithNumberUpTo(routes: readonly Route[], number: number): number {
  let [low, high] = [-1, routes.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((routes[middle]?.firstNumber ?? Number.POSITIVE_INFINITY) <= number) low = middle;
    else high = middle;
  }
  return low;
}

/** The number of weekly flights: fewer than 7, or a multiple of 7. */
function weeklyFlights(route: Pick<Route, 'carrier' | 'base' | 'other' | 'km'>): number {
  const { carrier, base, other, km } = route;
  const sum = standingSum(route);
  if (km > FAR_KM) return farFlights(sum);
  const shuttle = base.country === other.country && sum >= 10 ? 1.3 : 1;
  const distance = km < 1800 ? 1 : 0.6;
  const cheap = carrier.kind === 'lowCost' || carrier.leisure ? 0.45 : 1;
  const daily = 0.065 * sum ** 1.9 * shuttle * distance * cheap;
  return daily >= 0.9 ? 7 * Math.round(daily) : Math.max(2, Math.round(daily * 7));
}

function farFlights(sum: number): number {
  if (sum >= 12) return 14;
  if (sum >= 9) return 7;
  return sum === 8 ? 5 : 3;
}
