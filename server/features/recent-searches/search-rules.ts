import type {
  CarResults,
  EarlierSearch,
  FlightResults,
  HotelResults,
  SearchEnd,
  SourceFailure,
} from '#domain/contract.ts';
import type { QueryByKind, SearchKind } from '#domain/offers/recent-search.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import type { Deps } from '../../deps.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import type { BookingToChange } from '../../offers/search-call.ts';
import type { SearchTask } from '../../search-threads/searches.ts';
import type { SearchSettings } from '../companies/booking-company-repository.ts';

export interface ResultsByKind {
  flight: FlightResults;
  hotel: HotelResults;
  car: CarResults;
}

export type ResultLine = ResultsByKind[SearchKind] | SourceFailure | SearchEnd;

export interface TaskContext {
  deps: Pick<Deps, 'db' | 'config'>;
  terms: BookingTerms;
  bookingToChange: BookingToChange | null;
  settings: SearchSettings;
}

type Listed = Pick<EarlierSearch, 'why' | 'from' | 'to'>;

export interface SearchedOffer extends OfferWithTitle {
  offer: string;
  result: string;
}

export interface SearchRules<Kind extends SearchKind> {
  route: (query: QueryByKind[Kind]) => string | null;
  firstDay: (query: QueryByKind[Kind]) => string;
  lastDay: (query: QueryByKind[Kind]) => string | undefined;
  toStored: (query: QueryByKind[Kind]) => QueryByKind[Kind];
  describe: (query: QueryByKind[Kind]) => string | Promise<string>;
  propose: (
    query: QueryByKind[Kind],
    listed: Listed,
  ) => EarlierSearch | undefined | Promise<EarlierSearch | undefined>;
  toTask: (query: QueryByKind[Kind], context: TaskContext) => SearchTask | Promise<SearchTask>;
  toOffers: (line: ResultsByKind[Kind]) => SearchedOffer[];
}
