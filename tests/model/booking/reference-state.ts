import type { RepricingOutcome } from '#domain/booking/flow-types.ts';

/** The outcomes of a search. */
export type SearchEndName = 'found' | 'many' | 'nothing' | 'oneSourceFails' | 'allSourcesFail';

/** The pages of a flow by what is done there; an offer may be chosen in the list itself, and not all have extras. */
export interface Steps {
  search: string;
  list: string;
  offer: string;
  extras: string | null;
  checkout: string;
}

/** What a flow has to say about itself. */
export interface FlowFacts {
  at: Steps;
  /** Whether the page of the offers searches for them when it is opened without the list. */
  searchesAtOffers: boolean;
  searches: Readonly<Record<string, SearchEndName>>;
  goodSearch: string;
  /** What pricing an offer of each result says. */
  results: Readonly<Record<string, RepricingOutcome['type']>>;
  goodResult: string;
  otherResult: string;
  /** Whether results are known by their place in the list, which is sorted as at first to choose one. */
  isChosenByPlace: boolean;
  /** Changes of a list that has more than one page. */
  listChanges: Readonly<Record<string, Partial<ListView>>>;
}

export interface ListView {
  sort: string;
  filter: string;
  page: number;
}

export type ListState =
  | 'none'
  | 'searching'
  | 'found'
  | 'nothing'
  | 'partly'
  | 'failed'
  | 'refused'
  | 'expired';

/** What is asked before a price applies. */
export type Question = 'cheaper' | 'dearerWithinTolerance' | 'dearer' | 'verdictChanged' | 'extrasGone';

export type Talk =
  | 'none'
  | 'pricing'
  | 'pricingFailed'
  | 'agreed'
  | 'stale'
  | 'soldOut'
  | 'expired'
  | Question;

/** A price by the answer that led to it. */
export type PriceName = 'same' | Question;

interface Choice {
  search: string | null;
  view: ListView;
  result: string | null;
  price: PriceName | null;
  extras: 'none' | 'taken' | null;
  /** The extras as they are being chosen. */
  sketch: 'none' | 'taken' | null;
}

export interface ChoiceToRestore extends Choice {
  why: 'newSearch' | 'otherResult' | 'otherOffer';
}

export interface Booking extends Choice {
  stage: 'loading' | 'notLoaded' | 'open' | 'adding' | 'notAdded' | 'inTrip' | 'booked';
  /** The page that is shown, or asked for. */
  page: string;
  list: ListState;
  /** A search was started since the booking was opened. */
  hasSearched: boolean;
  /** An offer whose price is not agreed yet. */
  isOffered: boolean;
  continueTo: 'checkout' | 'extras' | 'trip';
  talk: Talk;
  dropped: ChoiceToRestore | null;
  /** Another device has changed the draft. */
  isChangedElsewhere: boolean;
  isOrdering: boolean;
  /** The order was refused, because the offer is sold out. */
  isGone: boolean;
  /** It goes on from a draft that was saved before. */
  isResumed: boolean;
}

export const FIRST_VIEW: ListView = { sort: 'first', filter: 'none', page: 1 };

export const NO_OFFER = { isOffered: false, price: null, extras: null, sketch: null, talk: 'none' } as const;

export const NOTHING: Omit<Booking, 'stage' | 'page'> = {
  ...NO_OFFER,
  search: null,
  view: FIRST_VIEW,
  list: 'none',
  hasSearched: false,
  result: null,
  continueTo: 'checkout',
  dropped: null,
  isChangedElsewhere: false,
  isOrdering: false,
  isGone: false,
  isResumed: false,
};

/** The pages in order. */
export function stepsOf({ search, list, offer, extras, checkout }: Steps): string[] {
  return [...new Set([search, list, offer, ...(extras === null ? [] : [extras]), checkout])];
}

/** The last page that has what it needs. */
export function furthestStep(at: Steps, { search, result, price, extras, isOffered }: Booking): string {
  if (search === null) return at.search;
  if (result === null) return at.list;
  if (price === null) return at.offer;
  return at.extras !== null && (extras === null || isOffered) ? at.extras : at.checkout;
}

const FACTORS: Readonly<Record<string, number>> = {
  cheaper: 0.92,
  dearerWithinTolerance: 1.02,
  dearer: 1.12,
};

/** What an offer costs by the answer to its pricing, from what it costs in the list. */
export function amountOf(listed: number, answer: string): number {
  return Math.round(listed * (FACTORS[answer] ?? 1));
}

/** The address of a page is opened. */
export function opened(page: string): Booking {
  return { ...NOTHING, stage: 'loading', page };
}
