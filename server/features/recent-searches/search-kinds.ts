import type { EarlierSearch } from '#domain/contract.ts';
import type { RecentSearch, SearchKind } from '#domain/offers/recent-search.ts';
import type { SearchTask } from '../../search-threads/searches.ts';
import { carSearches } from '../cars/car-searches.ts';
import { flightSearches } from '../flights/flight-searches.ts';
import { hotelSearches } from '../hotels/hotel-searches.ts';
import type { ResultsByKind, SearchedOffer, SearchRules, TaskContext } from './search-rules.ts';

const RULES: { [Kind in SearchKind]: SearchRules<Kind> } = {
  flight: flightSearches,
  hotel: hotelSearches,
  car: carSearches,
};

/** Equal for searches of one kind between the same places, on any days; null for journeys of many legs. */
export function routeOf<Kind extends SearchKind>({ kind, query }: RecentSearch<Kind>): string | null {
  const route = RULES[kind].route(query);
  return route === null ? null : `${kind} ${route}`;
}

export function firstDayOf<Kind extends SearchKind>({ kind, query }: RecentSearch<Kind>): string {
  return RULES[kind].firstDay(query);
}

export function lastDayOf<Kind extends SearchKind>({ kind, query }: RecentSearch<Kind>): string | undefined {
  return RULES[kind].lastDay(query);
}

export function toStored<Kind extends SearchKind>({ kind, query }: RecentSearch<Kind>): RecentSearch<Kind> {
  return { kind, query: RULES[kind].toStored(query) };
}

export async function describeSearch<Kind extends SearchKind>({
  kind,
  query,
}: RecentSearch<Kind>): Promise<string> {
  return await RULES[kind].describe(query);
}

export async function proposeSearch<Kind extends SearchKind>(
  { kind, query }: RecentSearch<Kind>,
  listed: Pick<EarlierSearch, 'why' | 'from' | 'to'>,
): Promise<EarlierSearch | undefined> {
  return await RULES[kind].propose(query, listed);
}

export async function toTask<Kind extends SearchKind>(
  { kind, query }: RecentSearch<Kind>,
  context: TaskContext,
): Promise<SearchTask> {
  return await RULES[kind].toTask(query, context);
}

export function toOffers<Kind extends SearchKind>(kind: Kind, line: ResultsByKind[Kind]): SearchedOffer[] {
  return RULES[kind].toOffers(line);
}
