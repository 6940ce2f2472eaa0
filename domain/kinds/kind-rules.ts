import type { EarlierChoice } from '../booking/earlier-choice.ts';
import type { BookingCriteria } from '../booking/flow-types.ts';
import type { PassengerDetails } from '../checkout/checkout-info.ts';
import type { CheckoutPart, FlowByKind, PartKind } from '../checkout/checkout-part.ts';
import type { Whereabouts } from '../clashes/planned-part.ts';
import type { EarlierSearch, EnumEntry, PassengerNeeds, SupplierPart, TripRequest } from '../contract.ts';
import type { ChangeTarget } from '../part-change/change-target.ts';
import type { FlownLeg, PartProposal, Stay, Visit } from '../trip-draft/visit.ts';

// One interface for each table of this folder. They are apart because pages load them at different times.

type Criteria<Kind extends PartKind> = FlowByKind[Kind]['criteria'];

/** The category of the loyalty programmes that profiles can have, apart from those of airlines. */
export type LoyaltyCategory = 'hotelloyalty' | 'carloyalty';

export interface LoyaltyRules<Kind extends PartKind> {
  category: LoyaltyCategory;
  /** Whether its supplier has the programme. */
  isProgramme: (part: CheckoutPart<Kind>, programme: EnumEntry) => boolean;
}

export interface ChosenRules<Kind extends PartKind> {
  startsOn: (part: CheckoutPart<Kind>) => string;
  endsOn: (part: CheckoutPart<Kind>) => string;
  title: (part: CheckoutPart<Kind>) => string;
  toOffer: (part: CheckoutPart<Kind>) => FlowByKind[Kind]['offer'];
  toExtras: (part: CheckoutPart<Kind>) => FlowByKind[Kind]['extras'] | null;
  toRequest: (
    part: CheckoutPart<Kind>,
    passengers: readonly PassengerDetails[],
  ) => TripRequest['parts'][number];
  passengers: (part: CheckoutPart<Kind>) => PassengerNeeds[];
  /** The loyalty programme of its supplier; null where `passengers` have the memberships that fit. */
  loyalty: LoyaltyRules<Kind> | null;
}

export interface PlannedRules<Kind extends PartKind> {
  isJourney: boolean;
  isNight: boolean;
  isCollected: boolean;
  whereabouts: (part: CheckoutPart<Kind>) => Whereabouts | null;
  legs: (part: CheckoutPart<Kind>) => FlownLeg[];
  stays: (part: CheckoutPart<Kind>) => Stay[];
  propose: (visit: Visit, common: BookingCriteria) => PartProposal<Criteria<Kind>> | null;
}

export type BookedPart<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One } & Extract<SupplierPart, { kind: One }>;
}[Kind];

export interface BookedRules<Kind extends PartKind> {
  toCriteria: (part: BookedPart<Kind>, common: BookingCriteria) => Criteria<Kind>;
  toChoice: (part: BookedPart<Kind>) => Omit<EarlierChoice, 'info'>;
  extras: (part: BookedPart<Kind>) => Pick<ChangeTarget, 'seats' | 'bags' | 'memberships'>;
  legs: (part: BookedPart<Kind>) => FlownLeg[];
  stays: (part: BookedPart<Kind>) => Stay[];
}

export type EarlierSearchOf<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One } & Extract<EarlierSearch, { kind: One }>;
}[Kind];

export interface SearchRules<Kind extends PartKind> {
  isOneWay: (search: EarlierSearchOf<Kind>) => boolean;
  repeat: (search: EarlierSearchOf<Kind>, base: BookingCriteria) => Criteria<Kind>;
  forTravelers: (criteria: Criteria<Kind>, travelers: BookingCriteria['travelers']) => Criteria<Kind>;
  shift: (criteria: Criteria<Kind>, shiftDay: (day: string) => string) => Criteria<Kind>;
}
