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

export interface BookingTraveler {
  _id: string;
  firstName: string;
  lastName: string;
}

export interface SelectedPlace {
  label: string;
  latitude: number;
  longitude: number;
}

export interface BookingCriteria {
  purpose: string;
  travelers: readonly BookingTraveler[];
}

export interface ListSettings {
  /** Counted from 1. */
  page: number;
  sort: unknown;
  filter: unknown;
}

export interface SelectedResult {
  id: string;
  name: string;
}

export interface SelectedOffer {
  offer: string;
  price: Money;
  verdict: Pick<OfferVerdict, 'levels' | 'inPolicy'>;
}

export interface OfferQuote {
  outcome: 'priced';
  offer: string;
  expiresAt: string;
  total: PriceWithConversion;
  change: PriceChange;
  verdict: FullVerdict;
  lines: readonly PriceLine[];
}

export interface FlowTypes {
  step: string;
  criteria: BookingCriteria;
  list: ListSettings;
  result: SelectedResult;
  offer: SelectedOffer;
  priced: OfferQuote;
  extras: unknown;
}

export type RepricingOutcome<Priced extends OfferQuote = OfferQuote> =
  | { type: Repricing; priced: Priced }
  | { type: 'soldOut' }
  | { type: 'expired' };

export type OfferOutcome<Flow extends Pick<FlowTypes, 'priced' | 'extras'> = FlowTypes> =
  | Exclude<RepricingOutcome<Flow['priced']>, { type: Repricing }>
  /** The extras are those that were chosen for the user, at no cost; absent where there was nothing to choose. */
  | { type: Repricing; priced: Flow['priced']; extras?: Flow['extras'] }
  | { type: 'extrasGone'; priced: Flow['priced']; extras: Flow['extras'] };

export interface PricingInput<Flow extends FlowTypes = FlowTypes> {
  criteria: Flow['criteria'];
  result: Flow['result'];
  offer: Flow['offer'];
  extras: Flow['extras'] | null;
  /** The booked part that the offer replaces; null for a new booking. */
  changes: PartToChange | null;
}

export interface BookingPart<Kind extends string, Flow extends FlowTypes> {
  kind: Kind;
  criteria: Flow['criteria'];
  result: Flow['result'];
  priced: Flow['priced'];
  extras: Flow['extras'] | null;
  replacedPart?: string;
  repeats?: string;
}
