import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { FlowDescription } from '#machines/booking/flow-description.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { Call } from './call.ts';
import type { FlowFacts } from './reference-state.ts';

/** The path of a step, and the title of its page. */
export interface StepPage {
  path: string;
  /** In the bar of the steps. */
  link: string;
  title: string;
}

/** Sends a request as the person who books, and returns the server's answer. */
export type Ask = <Body>(url: string, body: object) => Promise<Body>;

/** A result that a walk can choose, with its first offer. */
export type Choice<Flow extends FlowTypes> = Pick<Flow, 'result' | 'offer'>;

/** What a walk needs to know of a flow: its searches and choices, their outcomes, and where they are shown. */
export interface FlowModel<Flow extends FlowTypes = FlowTypes> {
  kind: PartKind;
  flow: FlowDescription<Flow>;
  rules: FlowFacts;
  /** The operations for searching and pricing. */
  calls: { search: string; price: string };
  /** The other requests that are repeated when an expired price is renewed. */
  pricing: readonly Call[];
  pages: Readonly<Record<Flow['step'], StepPage>>;
  words: Pick<
    BookingFacts,
    'nothingFound' | 'firstSort' | 'noun' | 'nameInTrip' | 'droppedBy' | 'pickAnother'
  >;
  /** The successful search of a walk, for this traveler; further stays of the walk are on other days. */
  criteriaFor: (travelerId: string, stay: number) => Flow['criteria'];
  /** The days of that search, as they are shown with the booking. */
  days: string;
  /** Where a search by its name leads, and how many results it has. */
  searches(ask: Ask, criteria: Flow['criteria']): Promise<BookingFacts['searches']>;
  /** What the walks choose from, by name, in the order of the list. */
  choices(ask: Ask, criteria: Flow['criteria']): Promise<Readonly<Record<string, Choice<Flow>>>>;
  /** The extras of an offer of which none is chosen; absent where there are none. */
  noExtras?: Flow['extras'];
}
