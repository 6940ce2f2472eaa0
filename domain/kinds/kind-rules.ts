import type { EarlierChoice } from '../booking/earlier-choice.ts';
import type { BookingCriteria } from '../booking/flow-types.ts';
import type { PassengerDetails } from '../checkout/checkout-info.ts';
import type { CheckoutPart, FlowByKind, PartKind } from '../checkout/checkout-part.ts';
import type { Whereabouts } from '../clashes/planned-part.ts';
import type { EarlierSearch, PassengerNeeds, SupplierPart, TripRequest } from '../contract.ts';
import type { ChangeTarget } from '../part-change/change-target.ts';
import type { FlownLeg, PartProposal, Stay, Visit } from '../trip-draft/visit.ts';

// One interface for each table of this folder. They are apart because pages load them at different times.

type Criteria<Kind extends PartKind> = FlowByKind[Kind]['criteria'];

/** A part that was chosen and is to be booked. */
export interface ChosenRules<Kind extends PartKind> {
  /** Its first day, `yyyy-MM-dd`. */
  startsOn: (part: CheckoutPart<Kind>) => string;
  /** Its last day, `yyyy-MM-dd`. */
  endsOn: (part: CheckoutPart<Kind>) => string;
  title: (part: CheckoutPart<Kind>) => string;
  /** The accepted offer, in a form that can be repriced. */
  toOffer: (part: CheckoutPart<Kind>) => FlowByKind[Kind]['offer'];
  /** Its extras, at the accepted prices; null without extras. */
  toExtras: (part: CheckoutPart<Kind>) => FlowByKind[Kind]['extras'] | null;
  /** The part as the order request sends it. */
  toRequest: (
    part: CheckoutPart<Kind>,
    passengers: readonly PassengerDetails[],
  ) => TripRequest['parts'][number];
  /** What its supplier requires of the travellers, with the memberships that were chosen. */
  passengers: (part: CheckoutPart<Kind>) => PassengerNeeds[];
}

/** A part among the others of a trip. */
export interface PlannedRules<Kind extends PartKind> {
  /** The travellers are on the way: they can't be together in two of these. */
  isJourney: boolean;
  /** The travellers sleep there: two of these in one town are one too many. */
  isNight: boolean;
  /** It is collected after an arrival and returned before a departure. */
  isCollected: boolean;
  /** Null where a place is unknown. */
  whereabouts: (part: CheckoutPart<Kind>) => Whereabouts | null;
  legs: (part: CheckoutPart<Kind>) => FlownLeg[];
  stays: (part: CheckoutPart<Kind>) => Stay[];
  /** A part for a visit, with its prefilled search; null where there is no time for it. */
  propose: (visit: Visit, common: BookingCriteria) => PartProposal<Criteria<Kind>> | null;
}

/** A part of a trip as the contract describes it. */
export type BookedPart<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One } & Extract<SupplierPart, { kind: One }>;
}[Kind];

/** A booked or requested part whose flow is opened again. */
export interface BookedRules<Kind extends PartKind> {
  /** The search for a replacement, as far as the part contains its criteria. */
  toCriteria: (part: BookedPart<Kind>, common: BookingCriteria) => Criteria<Kind>;
  /** What identifies it among the offers of a search. */
  toChoice: (part: BookedPart<Kind>) => Omit<EarlierChoice, 'info'>;
  extras: (part: BookedPart<Kind>) => Pick<ChangeTarget, 'seats' | 'bags' | 'memberships'>;
  legs: (part: BookedPart<Kind>) => FlownLeg[];
  stays: (part: BookedPart<Kind>) => Stay[];
}

export type EarlierSearchOf<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One } & Extract<EarlierSearch, { kind: One }>;
}[Kind];

/** A search that is repeated. */
export interface SearchRules<Kind extends PartKind> {
  /** Whether it has no last day. */
  isOneWay: (search: EarlierSearchOf<Kind>) => boolean;
  /** Its days are empty where they have passed. */
  repeat: (search: EarlierSearchOf<Kind>, base: BookingCriteria) => Criteria<Kind>;
  /** The same search for other people. */
  forTravelers: (criteria: Criteria<Kind>, travelers: BookingCriteria['travelers']) => Criteria<Kind>;
  /** The same search on other days. */
  shift: (criteria: Criteria<Kind>, shiftDay: (day: string) => string) => Criteria<Kind>;
}
