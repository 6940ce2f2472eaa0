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

export type PartAppointment = {
  summary: string;
  description: readonly string[];
} & (
  | { start: Date; end: Date; location: string; position: Position }
  /** Only the days are known. */
  | { firstDay: string; lastDay: string }
);

export interface OfferIdentity {
  key: string;
  price: Money;
}

export interface PartDays {
  startsOn: string;
  endsOn: string;
  travelers: number;
}

/** The cost of giving up a confirmed part: nothing, a part of its price, or all of it. */
export type Reversal = 'free' | 'penalty' | 'never';

export interface BookingColumns {
  travelers: readonly string[];
  tickets: readonly string[] | null;
  passengers: readonly Passenger[] | null;
  free_until: string | null;
  payable_through: { name: string; vatNumber?: string } | null;
}

export type BookedProperties<Kind extends PartKind> = Pick<
  PartOf<Kind>,
  Extract<keyof PartOf<Kind>, 'freeUntil' | 'passengers' | 'tickets' | 'payableThrough'>
>;

type RuleResult = FullVerdict['travelers'][number]['rules'][number];

export type PriceRule = Extract<RuleResult, { limit: Money }>;

export type RuleOf<Kind extends SupplierPartKind> = Exclude<
  Extract<RuleResult, { rule: `${Kind}.${string}` }>,
  PriceRule
>;

export interface PolicyWords<Kind extends SupplierPartKind> {
  priced: string;
  /** Set where the limit and the approval thresholds were compared to different prices. */
  twoPrices?: {
    apply(judged: FullVerdict['travelers'][number]): boolean;
    atLimit: string;
    atThreshold: string;
  };
  toSides(rule: RuleOf<Kind>): { title: string; limit: string; actual: string };
}

export interface PartRules<Kind extends PartKind> {
  seller: string;
  title(details: PartDetails<Kind>): string;
  name(details: PartDetails<Kind>): string;
  heading(part: PartOf<Kind>): string;
  /** Returns from where and to which towns it leads; none where its places are unknown. */
  towns(details: PartDetails<Kind>): PartTowns;
  mailLines(part: PartOf<Kind>): string[];
  /** Says whose it is, where `mailLines` does not; the reader's name comes with "(you)". */
  peopleLines(names: readonly string[]): string[];
  onSiteLines(part: PartOf<Kind>): string[];
  bookedProperties(columns: BookingColumns): BookedProperties<Kind>;
  hideDocuments(part: PartOf<Kind>, mayRead: (traveler: string) => boolean): PartOf<Kind>;
  /** Until when it can be cancelled free of charge; null when it never can. */
  freeUntil(part: PartOf<Kind>): string | null;
  reversal(details: PartDetails<Kind>, at: Date): Reversal;
  /** Whether its conditions allow a change at that time, once it is booked; the supplier decides in the end. */
  changeable(details: PartDetails<Kind>, at: Date): boolean;
  /** Per traveler; null when the conditions state none. */
  changeFee(details: PartDetails<Kind>): Money | null;
  /** Returns when it takes place, by the clocks there; `zone` is the company's, for parts without a place. */
  times(details: PartDetails<Kind>, days: Omit<PartDays, 'travelers'>, zone: string): TripTimes;
  appointments(part: PartOf<Kind>): PartAppointment[];
}

export interface SupplierPartRules<Kind extends SupplierPartKind> extends PartRules<Kind> {
  isPricedPerTraveler: boolean;
  hasExtras: boolean;
  policyWords: PolicyWords<Kind>;
  /** Null where a place is unknown. */
  whereabouts(details: PartDetails<Kind>, days: Omit<PartDays, 'travelers'>): Whereabouts | null;
  lost(before: PartDetails<Kind>, after: PartDetails<Kind>): Partial<Record<LostBenefit, boolean>>;
  offer(deps: Pick<Deps, 'db' | 'suppliers'>, offer: OfferToPrice<Kind>): Promise<PartOutcome>;
  askAgain(details: PartDetails<Kind>, offer: OfferIdentity): Pick<OfferToPrice<Kind>, 'claims' | 'request'>;
  searchFor(details: PartDetails<Kind>, days: PartDays): RecentSearch;
  bookedOffer(details: PartDetails<Kind>, price: Money): OfferWithTitle;
}
