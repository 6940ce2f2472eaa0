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

/** For whom and on which terms a search is repeated. */
export interface TaskContext {
  terms: BookingTerms;
  /** Null where nothing is changed. */
  bookingToChange: BookingToChange | null;
  settings: SearchSettings;
}

/** What a search is proposed with when it is listed. */
type Listed = Pick<EarlierSearch, 'why' | 'from' | 'to'>;

/** An offer as a search lists it, so that it can be chosen. */
export interface SearchedOffer extends OfferWithTitle {
  offer: string;
  /** The hotel, flight or car that lists name. */
  result: string;
}

/** The rules that differ between the kinds of searches. */
export interface SearchRules<Kind extends SearchKind> {
  /** Equal for searches between the same places, on any days; null for journeys of many legs. */
  route: (query: QueryByKind[Kind]) => string | null;
  firstDay: (query: QueryByKind[Kind]) => string;
  /** Undefined for a one-way journey. */
  lastDay: (query: QueryByKind[Kind]) => string | undefined;
  /** The query without what is not stored. */
  toStored: (query: QueryByKind[Kind]) => QueryByKind[Kind];
  describe: (query: QueryByKind[Kind]) => string | Promise<string>;
  /** As it is proposed again; undefined where its places are not known any more. */
  propose: (
    query: QueryByKind[Kind],
    listed: Listed,
  ) => EarlierSearch | undefined | Promise<EarlierSearch | undefined>;
  /** The search that finds all current offers. */
  toTask: (query: QueryByKind[Kind], context: TaskContext) => SearchTask;
  /** The offers of a line of results, in the form that policies judge. */
  toOffers: (line: ResultsByKind[Kind]) => SearchedOffer[];
}
