import type { FlowTypes, RepricedOffer } from '#domain/booking/flow-types.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import type { FlowDescription } from '#machines/booking/flow-description.ts';

/** What comes of a search. */
export type SearchEndName = 'found' | 'many' | 'nothing' | 'oneSourceFails' | 'allSourcesFail';

/** What a walk knows of a flow: what is looked for and chosen in it, and what comes of that. */
export interface FlowModel<Flow extends FlowTypes = FlowTypes> {
  flow: FlowDescription<Flow>;
  /** Searches by the name of the place. */
  searches: Readonly<Record<string, { criteria: Flow['criteria']; end: SearchEndName }>>;
  /** A search that finds the results below. */
  goodSearch: string;
  /** Results by name, and what becomes of their offers when they are priced. */
  results: Readonly<Record<string, RepricedOffer['type']>>;
  /** The result with which every walk can go on to the order. */
  goodResult: string;
  /** One whose price does not stay, to be chosen instead. */
  otherResult: string;
  offer: Flow['offer'];
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

/** The name of what is looked for. */
export function nameOfSearch<Flow extends FlowTypes>(
  { searches, goodSearch }: FlowModel<Flow>,
  { context }: BookingSnapshot<Flow>,
): string {
  const text = JSON.stringify(context.criteria);
  const found = Object.entries(searches).find(([, { criteria }]) => JSON.stringify(criteria) === text);
  return found?.[0] ?? goodSearch;
}
