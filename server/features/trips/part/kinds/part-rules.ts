import type { Whereabouts } from '#domain/clashes/planned-part.ts';
import type { FullVerdict, LostBenefit, Money, TripPart } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { RecentSearch } from '#domain/offers/recent-search.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import type { TripTimes } from '#domain/trip-stage.ts';
import type { PartTowns } from '#domain/trip-title.ts';
import type { PartDetails, SupplierPartKind } from '../../../../db/trip-tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { OfferToPrice, PartOutcome } from './part-offer.ts';

export type PartKind = TripPart['kind'];

export type PartOf<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One } & Extract<TripPart, { kind: One }>;
}[Kind];

/** An entry of a calendar with its time and place. */
export type PartAppointment = {
  summary: string;
  /** The details, line by line. */
  description: readonly string[];
} & (
  | { start: Date; end: Date; location: string; position: Position }
  /** Only the days are known. */
  | { firstDay: string; lastDay: string }
);

/** The names by which an offer that became a part is known. */
export interface OfferIdentity {
  key: string;
  price: Money;
}

/** The days of a part and the number of people. */
export interface PartDays {
  startsOn: string;
  endsOn: string;
  travellers: number;
}

/** The cost of giving up a confirmed part: nothing, a part of its price, or all of it. */
export type Reversal = 'free' | 'penalty' | 'never';

export interface BookingColumns {
  travelers: readonly string[];
  tickets: readonly string[] | null;
  passengers: readonly Passenger[] | null;
  free_until: string | null;
}

/** The properties of a part that are stored beside its details. */
export type BookedProperties<Kind extends PartKind> = Pick<
  PartOf<Kind>,
  Extract<keyof PartOf<Kind>, 'freeUntil' | 'passengers' | 'tickets'>
>;

type RuleResult = FullVerdict['travelers'][number]['rules'][number];

/** A rule that limits the price, and is worded alike for all kinds. */
export type PriceRule = Extract<RuleResult, { limit: Money }>;

export type RuleOf<Kind extends SupplierPartKind> = Exclude<
  Extract<RuleResult, { rule: `${Kind}.${string}` }>,
  PriceRule
>;

export interface PolicyWords<Kind extends SupplierPartKind> {
  /** What a price of the policy is compared to. */
  priced: string;
  /** Where the limit and the thresholds of approvals were compared to different prices: which price is which. */
  twoPrices?: {
    apply(judged: FullVerdict['travelers'][number]): boolean;
    atLimit: string;
    atThreshold: string;
  };
  toSides(rule: RuleOf<Kind>): { title: string; limit: string; actual: string };
}

/** The rules that differ between the kinds of parts; all other code treats parts alike. */
export interface PartRules<Kind extends PartKind> {
  /** Names the seller in mails. */
  seller: string;
  /** Returns a short title that names its places. */
  title(details: PartDetails<Kind>): string;
  /** Returns the name by which pages call it. */
  name(details: PartDetails<Kind>): string;
  heading(part: PartOf<Kind>): string;
  /** Returns from where and to which towns it leads; none where its places are unknown. */
  towns(details: PartDetails<Kind>): PartTowns;
  /** Describes place, time and content in a mail. */
  mailLines(part: PartOf<Kind>): string[];
  /** Says whose it is, where `mailLines` does not; the reader's name comes with "(you)". */
  peopleLines(names: readonly string[]): string[];
  /** Names what is paid on site, where `mailLines` does not. */
  onSiteLines(part: PartOf<Kind>): string[];
  /** Adds what is stored beside its details. */
  bookedProperties(columns: BookingColumns): BookedProperties<Kind>;
  /** Hides passports and memberships of passengers whom the viewer may not book for. */
  hideDocuments(part: PartOf<Kind>, mayRead: (traveler: string) => boolean): PartOf<Kind>;
  /** Until when it can be cancelled free of charge; null when it never can. */
  freeUntil(part: PartOf<Kind>): string | null;
  /** Returns what giving it up at that time would cost, once it is confirmed. */
  reversal(details: PartDetails<Kind>, at: Date): Reversal;
  /** Whether its conditions allow a change at that time, once it is booked; the supplier decides in the end. */
  changeable(details: PartDetails<Kind>, at: Date): boolean;
  /** The fee for a change per traveller by its conditions; null when they state none. */
  changeFee(details: PartDetails<Kind>): Money | null;
  /** Returns when it takes place, by the clocks there; `zone` is the company's, for parts without a place. */
  times(details: PartDetails<Kind>, days: Omit<PartDays, 'travellers'>, zone: string): TripTimes;
  /** Returns its calendar entries in order of time. */
  appointments(part: PartOf<Kind>): PartAppointment[];
}

/** Further rules for the kinds of parts that suppliers sell. */
export interface SupplierPartRules<Kind extends SupplierPartKind> extends PartRules<Kind> {
  /** Whether lists state the price for one traveller. */
  isPricedPerTraveller: boolean;
  /** Whether it has extras, so that it may be changed to the same offer with others. */
  hasExtras: boolean;
  policyWords: PolicyWords<Kind>;
  /** Where and when its travellers are because of it; null where a place is unknown. */
  whereabouts(details: PartDetails<Kind>, days: Omit<PartDays, 'travellers'>): Whereabouts | null;
  /** The benefits that only the first of two parts has. */
  lost(before: PartDetails<Kind>, after: PartDetails<Kind>): Partial<Record<LostBenefit, boolean>>;
  /** Prices the offer at its supplier and returns the details to be stored with the trip. */
  offer(deps: Pick<Deps, 'db' | 'suppliers'>, offer: OfferToPrice<Kind>): Promise<PartOutcome>;
  /** Returns the claims and choices that request the same offer once more. */
  askAgain(details: PartDetails<Kind>, offer: OfferIdentity): Pick<OfferToPrice<Kind>, 'claims' | 'request'>;
  /** Returns the search for other offers with the same journey, place and days. */
  searchFor(details: PartDetails<Kind>, days: PartDays): RecentSearch;
  /** Returns the booked offer as policies judge it. */
  bookedOffer(details: PartDetails<Kind>, price: Money): OfferWithTitle;
}
