import type { CarPart, ExternalPart, FlightPart, HotelPart, Money, TripPart } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';
import type { RecentSearch } from '#domain/offers/recent-search.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import type { TripTimes } from '#domain/trip-stage.ts';
import type { PartDetails, SupplierPartKind } from '../../../../db/trip-tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { OfferToPrice, PartOutcome } from './part-offer.ts';

export type PartKind = TripPart['kind'];

interface PartByKind {
  flight: FlightPart;
  hotel: HotelPart;
  car: CarPart;
  external: ExternalPart;
}

export type PartOf<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One } & PartByKind[One];
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

/** The rules that differ between the kinds of parts; all other code treats parts alike. */
export interface PartRules<Kind extends PartKind> {
  /** Names the seller in mails. */
  seller: string;
  /** Returns a short title that names its places. */
  title(details: PartDetails<Kind>): string;
  /** Returns the name by which pages call it. */
  name(details: PartDetails<Kind>): string;
  heading(part: PartOf<Kind>): string;
  /** Describes place, time and content in a mail. */
  mailLines(part: PartOf<Kind>): string[];
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
  /** Prices the offer at its supplier and returns the details to be stored with the trip. */
  offer(deps: Pick<Deps, 'db' | 'suppliers'>, offer: OfferToPrice<Kind>): Promise<PartOutcome>;
  /** Returns the claims and choices that request the same offer once more. */
  askAgain(details: PartDetails<Kind>, offer: OfferIdentity): Pick<OfferToPrice<Kind>, 'claims' | 'request'>;
  /** Returns the search for other offers with the same journey, place and days. */
  searchFor(details: PartDetails<Kind>, days: PartDays): RecentSearch;
  /** Returns the booked offer as policies judge it. */
  bookedOffer(details: PartDetails<Kind>, price: Money): OfferWithTitle;
}
