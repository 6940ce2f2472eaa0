import type { EarlierSearch, EarlierSearches } from '#domain/contract.ts';
import type { CarPlace, CarQuery } from '#domain/offers/car-offer.ts';
import type { FlightQuery } from '#domain/offers/flight-offer.ts';
import type { HotelQuery } from '#domain/offers/hotel-offer.ts';
import { endsOfFlight, firstDayOf, lastDayOf } from '#domain/offers/recent-search.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { findPlace } from '../airports/search-places.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { namePlace, placeAt } from './describe-search.ts';
import { listCompanyRoutes, listOwnSearches, type RoutedSearch } from './recent-search-repository.ts';

/** How many searches between the same places make them usual. */
const FEWEST_USUAL = 3;
const MOST_OF_EACH = 3;

type Why = EarlierSearch['why'];
type Days = Pick<EarlierSearch, 'from' | 'to'>;

/** Lists what the caller usually and last searched for, and the routes of the company. */
export async function listEarlierSearches(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  { signedIn }: Pick<SignedInContext, 'signedIn'>,
): Promise<EarlierSearches> {
  const { companyId } = signedIn;
  const [own, ofCompany, clock] = await Promise.all([
    listOwnSearches(deps.db, signedIn),
    listCompanyRoutes(deps.db, companyId),
    readCompanyClock(deps, companyId),
  ]);
  const today = clock.today();
  const chosen = chooseRoutes(own, ofCompany);
  const docs = await Promise.all(chosen.map((one) => describe(one, daysToRepeat(one, today))));
  return { docs: docs.filter((one) => one !== undefined) };
}

interface ChosenSearch extends RoutedSearch {
  why: Why;
}

/** Each route once: as usual, else as one of the last, else as one of the company. */
function chooseRoutes(own: readonly RoutedSearch[], ofCompany: readonly RoutedSearch[]): ChosenSearch[] {
  const byRoute = Map.groupBy(own, ({ route }) => route);
  const latest = [...byRoute.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, times: more.length + 1 }] : [],
  );
  const usual = latest
    .filter(({ times }) => times >= FEWEST_USUAL)
    .sort((one, other) => other.times - one.times)
    .slice(0, MOST_OF_EACH);
  const last = latest.filter((one) => !usual.includes(one)).slice(0, MOST_OF_EACH);
  const taken = new Set([...usual, ...last].map(({ route }) => route));
  const others = ofCompany.filter(({ route }) => !taken.has(route)).slice(0, MOST_OF_EACH);
  const because = (why: Why) => (one: RoutedSearch) => ({ search: one.search, route: one.route, why });
  return [...usual.map(because('usual')), ...last.map(because('last')), ...others.map(because('company'))];
}

/** None where they have passed, and none of other people. */
function daysToRepeat({ search, why }: ChosenSearch, today: string): Days {
  const from = firstDayOf(search);
  if (why === 'company' || from < today) return {};
  const to = lastDayOf(search);
  return to === undefined ? { from } : { from, to };
}

async function describe({ search, why }: ChosenSearch, days: Days): Promise<EarlierSearch | undefined> {
  switch (search.kind) {
    case 'flight':
      return describeFlight(search.query, { why, ...days });
    case 'hotel': {
      const rooms = why === 'company' ? 1 : search.query.rooms;
      return { kind: 'hotel', why, place: await namedPoint(search.query), rooms, ...days };
    }
    case 'car':
      return { ...(await describeRental(search.query)), why, ...days };
  }
}

function describeFlight(query: FlightQuery, more: Days & { why: Why }): EarlierSearch | undefined {
  const ends = endsOfFlight(query);
  const origin = ends && findPlace(ends.origin);
  const destination = ends && findPlace(ends.destination);
  if (!origin || !destination) return undefined;
  const flightType = query.legs.length === 1 ? 'oneWay' : 'roundTrip';
  const serviceClass = more.why === 'company' ? 'Y' : query.serviceClass;
  return { kind: 'flight', origin, destination, flightType, serviceClass, ...more };
}

async function describeRental({ pickUp, dropOff, pickUpAt, dropOffAt }: CarQuery) {
  const returnsElsewhere = JSON.stringify(pickUp) !== JSON.stringify(dropOff);
  return {
    kind: 'car' as const,
    pickUp: await namedRentalPlace(pickUp),
    ...(returnsElsewhere && { dropOff: await namedRentalPlace(dropOff) }),
    pickUpTime: pickUpAt.slice(11),
    dropOffTime: dropOffAt.slice(11),
  };
}

async function namedRentalPlace(place: CarPlace) {
  if (place.kind === 'airport') return { label: await namePlace(place), code: place.code };
  return await namedPoint(place);
}

async function namedPoint({ latitude, longitude }: Pick<HotelQuery, 'latitude' | 'longitude'>) {
  return { label: await placeAt({ latitude, longitude }), latitude, longitude };
}
