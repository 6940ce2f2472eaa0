import type { FlowTypes, RepricingOutcome } from '#domain/booking/flow-types.ts';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import type { FlowDescription } from '#machines/booking/flow-description.ts';
import type { Call } from './call.ts';

/** The outcomes of a search. */
export type SearchEndName = 'found' | 'many' | 'nothing' | 'oneSourceFails' | 'allSourcesFail';

/** The path of a step, and the title of its page. */
export interface StepPage {
  path: string;
  /** In the bar of the steps. */
  link: string;
  title: string;
}

/** Sends a request as the person who books, and returns the server's answer. */
export type Ask = <Body>(url: string, body: object) => Promise<Body>;

/**
 * The data of a flow that a walk needs: its searches and choices, their outcomes, and where they are shown.
 */
export interface FlowModel<Flow extends FlowTypes = FlowTypes> {
  kind: PartKind;
  flow: FlowDescription<Flow>;
  /** The operations for searching and pricing. */
  calls: { search: string; price: string };
  /** The other requests that are repeated when an expired price is renewed. */
  pricing: readonly Call[];
  /** Whether the page of the offers searches for them when it is opened without the list. */
  searchesAtOffers?: boolean;
  pages: Readonly<Record<Flow['step'], StepPage>>;
  texts: {
    nothingFound: string;
    /** The button that drops an offer for another one. */
    pickAnother: string;
  };
  /** Searches by the name of the place. */
  searches: Readonly<Record<string, { criteria: Flow['criteria']; end: SearchEndName }>>;
  /** A search that finds the results below. */
  goodSearch: string;
  /** The successful search of a walk, for this traveller; further stays of the walk are on other days. */
  criteriaFor: (travelerId: string, stay: number) => Flow['criteria'];
  /** Results by name, and the outcome of pricing their offers. */
  results: Readonly<Record<string, RepricingOutcome['type']>>;
  /** The result with which every walk can continue to the order. */
  goodResult: string;
  /** Another one that can be chosen instead. */
  otherResult: string;
  /** Finds the good result and its first offer, as the pages show them. */
  find(ask: Ask, criteria: Flow['criteria']): Promise<Pick<Flow, 'result' | 'offer'>>;
  offer: Flow['offer'];
  /** The extras of an offer; absent where there are none. */
  extras?: {
    none: Flow['extras'];
    /** Others take it before it is priced. */
    taken: Flow['extras'];
  };
  pricedAt: (amount: number) => Flow['priced'];
  sources: readonly string[];
  /** Changes of a list that has more than one page, by the name of the move. */
  listChanges: Readonly<Record<string, Partial<Flow['list']>>>;
}

export function searchNamed<Flow extends FlowTypes>({ searches }: FlowModel<Flow>, name: string) {
  const search = searches[name];
  if (!search) throw new Error(`Nothing is known of a search in ${name}`);
  return search;
}

/** The name of the search. */
export function nameOfSearch<Flow extends FlowTypes>(
  { searches, goodSearch }: FlowModel<Flow>,
  { context }: BookingSnapshot<Flow>,
): string {
  const text = JSON.stringify(context.criteria);
  const found = Object.entries(searches).find(([, { criteria }]) => JSON.stringify(criteria) === text);
  return found?.[0] ?? goodSearch;
}
