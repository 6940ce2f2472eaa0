import type {
  FullVerdict,
  Money,
  OfferVerdict,
  PartToChange,
  PriceChange,
  PriceWithConversion,
} from '../contract.ts';
import type { Repricing } from '../offers/price-change.ts';
import type { PriceLine } from '../offers/price-line.ts';

/** A company user for whom something is booked. */
export interface BookingTraveler {
  _id: string;
  firstName: string;
  lastName: string;
}

/** A place that was picked from the suggestions. */
export interface SelectedPlace {
  label: string;
  latitude: number;
  longitude: number;
}

/** The criteria that every search has, of any kind of offer. */
export interface BookingCriteria {
  /** An id of the category trippurposes. */
  purpose: string;
  travelers: readonly BookingTraveler[];
}

/** How a list of results is shown; each flow has its own sorts and filters. */
export interface ListSettings {
  /** Counted from 1. */
  page: number;
  sort: unknown;
  filter: unknown;
}

/** A result that was chosen from the list: a hotel, a flight, a car. */
export interface SelectedResult {
  id: string;
  name: string;
}

/** An offer as it was chosen, with the price and the verdict that were shown. */
export interface SelectedOffer {
  /** The reference for repricing it. */
  offer: string;
  price: Money;
  verdict: Pick<OfferVerdict, 'levels' | 'inPolicy'>;
}

/** An offer that the supplier has repriced, with everything the buyer has to know before buying. */
export interface OfferQuote {
  outcome: 'priced';
  offer: string;
  expiresAt: string;
  total: PriceWithConversion;
  change: PriceChange;
  verdict: FullVerdict;
  lines: readonly PriceLine[];
}

/** The types that differ between the flows; the core handles everything they have in common. */
export interface FlowTypes {
  step: string;
  criteria: BookingCriteria;
  list: ListSettings;
  result: SelectedResult;
  offer: SelectedOffer;
  priced: OfferQuote;
  /** What is added to the offer, such as seats; a flow without extras has none. */
  extras: unknown;
}

/** The outcome of repricing an offer without extras. */
export type RepricingOutcome<Priced extends OfferQuote = OfferQuote> =
  | { type: Repricing; priced: Priced }
  | { type: 'soldOut' }
  | { type: 'expired' };

/** The outcome of repricing an offer with its extras. */
export type OfferOutcome<Flow extends Pick<FlowTypes, 'priced' | 'extras'> = FlowTypes> =
  | Exclude<RepricingOutcome<Flow['priced']>, { type: Repricing }>
  /** The extras are those that were chosen for the user, at no cost; absent where there was nothing to choose. */
  | { type: Repricing; priced: Flow['priced']; extras?: Flow['extras'] }
  /** Some of the extras are sold out: the offer with the remaining ones, at the price of both. */
  | { type: 'extrasGone'; priced: Flow['priced']; extras: Flow['extras'] };

/** What is repriced: an offer of this result, found by these criteria, with these extras. */
export interface PricingInput<Flow extends FlowTypes = FlowTypes> {
  criteria: Flow['criteria'];
  result: Flow['result'];
  offer: Flow['offer'];
  extras: Flow['extras'] | null;
  /** The booked part that the offer replaces; null for a new booking. */
  changes: PartToChange | null;
}

/** A part of a trip that is to be booked, with everything needed to find and reprice it. */
export interface BookingPart<Kind extends string, Flow extends FlowTypes> {
  kind: Kind;
  criteria: Flow['criteria'];
  result: Flow['result'];
  priced: Flow['priced'];
  extras: Flow['extras'] | null;
  /** The part of a trip that failed to book and that this one replaces. */
  replacedPart?: string;
  /** The part of an earlier trip that this one books again. */
  repeats?: string;
}
