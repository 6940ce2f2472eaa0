import type {
  ComparedPrice,
  Money,
  OfferVerdict,
  PartToChange,
  PriceChange,
  PricedVerdict,
} from '../contract.ts';
import type { PriceLine } from '../offers/price-line.ts';
import type { Repricing } from '../offers/repricing.ts';

/** A company user for whom something is booked. */
export interface BookingTraveler {
  _id: string;
  firstName: string;
  lastName: string;
}

/** A place that was picked from the suggestions. */
export interface PickedPlace {
  label: string;
  latitude: number;
  longitude: number;
}

/** What every search asks for, whatever it looks for. */
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
export interface ChosenResult {
  id: string;
  name: string;
}

/** An offer as it was chosen: with the price and the verdict that were shown. */
export interface ChosenOffer {
  /** The reference by which it is priced again. */
  offer: string;
  price: Money;
  verdict: Pick<OfferVerdict, 'levels' | 'inPolicy'>;
}

/** An offer that the supplier has priced, with all that has to be known before it is bought. */
export interface PricedOffer {
  outcome: 'priced';
  offer: string;
  expiresAt: string;
  total: ComparedPrice;
  change: PriceChange;
  verdict: PricedVerdict;
  lines: readonly PriceLine[];
}

/** What differs between the flows; the core knows what all of them have. */
export interface FlowTypes {
  step: string;
  criteria: BookingCriteria;
  list: ListSettings;
  result: ChosenResult;
  offer: ChosenOffer;
  priced: PricedOffer;
  /** What is added to the offer, such as seats; a flow without extras has none. */
  extras: unknown;
}

/** What has become of an offer by itself. */
export type RepricedOffer<Priced extends PricedOffer = PricedOffer> =
  | { type: Repricing; priced: Priced }
  | { type: 'soldOut' }
  | { type: 'expired' };

/** What has become of an offer that was priced again with its extras. */
export type OfferOutcome<Flow extends Pick<FlowTypes, 'priced' | 'extras'> = FlowTypes> =
  | RepricedOffer<Flow['priced']>
  /** Some of the extras can't be had any more: the offer with the others, at the price of both. */
  | { type: 'extrasGone'; priced: Flow['priced']; extras: Flow['extras'] };

/** What is priced: an offer of this result, found by these criteria, with these extras. */
export interface PricingInput<Flow extends FlowTypes = FlowTypes> {
  criteria: Flow['criteria'];
  result: Flow['result'];
  offer: Flow['offer'];
  extras: Flow['extras'] | null;
  /** The booked part that the offer is to take the place of; null where something is booked. */
  changes: PartToChange | null;
}

/** A part of a trip as it is to be booked: with everything by which it can be found and priced again. */
export interface BookingPart<Kind extends string, Flow extends FlowTypes> {
  kind: Kind;
  criteria: Flow['criteria'];
  result: Flow['result'];
  priced: Flow['priced'];
  extras: Flow['extras'] | null;
  /** The part of a trip that could not be booked, and that this one replaces. */
  replacedPart?: string;
}
