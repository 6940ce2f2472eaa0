import type { EarlierSearch, EarlierSearches } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { listCompanyRoutes, listOwnSearches, type RoutedSearch } from './recent-search-repository.ts';
import { firstDayOf, lastDayOf, proposeSearch } from './search-kinds.ts';

const FEWEST_USUAL = 3;
const MOST_OF_EACH = 3;

type Why = EarlierSearch['why'];
type Days = Pick<EarlierSearch, 'from' | 'to'>;

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
  const docs = await Promise.all(
    chosen.map(({ search, why }) => proposeSearch(search, { why, ...daysToRepeat({ search, why }, today) })),
  );
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

function daysToRepeat({ search, why }: Pick<ChosenSearch, 'search' | 'why'>, today: string): Days {
  const from = firstDayOf(search);
  if (why === 'company' || from < today) return {};
  const to = lastDayOf(search);
  return to === undefined ? { from } : { from, to };
}
