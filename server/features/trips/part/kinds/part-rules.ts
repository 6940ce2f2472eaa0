import type { CarPart, ExternalPart, FlightPart, HotelPart, Money, TripPart } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';
import type { RecentSearch } from '#domain/offers/recent-search.ts';
import type { NamedOffer } from '#domain/policy/compare-policies.ts';
import type { PartDetails, SoldKind } from '../../../../db/trip-tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { OfferToPrice, PartOutcome } from '../../order/offered-part.ts';

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

/** When and where something of a part takes place, as a calendar shows it. */
export type PartAppointment = {
  summary: string;
  /** What has to be known, line by line. */
  description: readonly string[];
} & (
  | { start: Date; end: Date; location: string; position: Position }
  /** Where nothing but the days is known. */
  | { firstDay: string; lastDay: string }
);

/** By what an offer that became a part is known. */
export interface SoldOffer {
  key: string;
  price: Money;
}

/** When a part takes place and for how many. */
export interface PartDays {
  startsOn: string;
  endsOn: string;
  travellers: number;
}

/** What giving up a part would cost once it is confirmed: nothing, a part of its price, or all of it. */
export type Reversal = 'free' | 'penalty' | 'never';

/** What differs between the kinds of parts; everything else about a trip is the same for all of them. */
export interface PartRules<Kind extends PartKind> {
  /** Who sells it, in mails. */
  seller: string;
  /** Where it goes, in a few words. */
  title(details: PartDetails<Kind>): string;
  heading(part: PartOf<Kind>): string;
  /** Where and when, and what was bought, in a mail. */
  mailLines(part: PartOf<Kind>): string[];
  /** Until when it can be cancelled for nothing, and in which zone that is read; null when it never can. */
  freeUntil(part: PartOf<Kind>): { at: string; zone: string } | 'askAgency' | null;
  /** What giving it up at that time would cost, once it is confirmed. */
  reversal(details: PartDetails<Kind>, at: Date): Reversal;
  /** Whether its conditions allow it to be changed once it is booked; its supplier has the last word. */
  changeable(details: PartDetails<Kind>): boolean;
  /** What its conditions say that a change costs for each traveller; null where they say nothing. */
  changeFee(details: PartDetails<Kind>): Money | null;
  /** In the order in which they take place. */
  appointments(part: PartOf<Kind>): PartAppointment[];
}

/** What differs beside that between the kinds of parts that suppliers sell. */
export interface SoldPartRules<Kind extends SoldKind> extends PartRules<Kind> {
  /** Prices the offer at its supplier, and says what of it is stored with the trip. */
  offer(deps: Pick<Deps, 'db' | 'suppliers'>, offer: OfferToPrice<Kind>): Promise<PartOutcome>;
  /** What asks for the same offer with all that was chosen with it once more. */
  askAgain(details: PartDetails<Kind>, offer: SoldOffer): Pick<OfferToPrice<Kind>, 'claims' | 'request'>;
  /** What has to be searched to find other offers for the same journey, place and days. */
  searchFor(details: PartDetails<Kind>, days: PartDays): RecentSearch;
  /** What a policy has to know of it, as it was booked. */
  bookedOffer(details: PartDetails<Kind>, price: Money): NamedOffer;
}
