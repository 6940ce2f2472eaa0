import type { Generated, JSONColumnType } from 'kysely';
import type {
  AgreedAmounts,
  BookingDraft,
  BookingInfoRequest,
  ChangedLeg,
  ChangeFailure,
  CheapestAlternative,
  Decider,
  DeviceOrigin,
  DraftKind,
  FullVerdict,
  Money,
  PartAtEvent,
  PartComparison,
  ReplacedParts,
  Trip,
  TripAtDecision,
  TripEnd,
  TripEventKind,
  TripPart,
} from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { Agreement } from './agreement.ts';
import type { Bytes, Day, Instant } from './columns.ts';
import type { Sealed } from './sealed-columns.ts';

interface TripsTable {
  id: string;
  company_id: string;
  itinerary_ref: string;
  status: TripStatus;
  ended_by: TripEnd | null;
  levels: ApprovalLevel[];
  level1_approver_id: string | null;
  level2_approver_id: string | null;
  /** A user, because a site-admin is no member of the company. */
  created_by_user_id: string;
  created_at: Date;
  destinations: string[];
  starts_on: Day;
  ends_on: Day;
  /** When its first day begins where it begins, and when its last part ends. */
  current_from: Date;
  ends_at: Date;
  /** Minor units, in the company's currency where there was a rate. */
  total_amount: number;
  total_currency: string;
  /**
   * The verdict on all parts together when they were requested; it counts for parts without a verdict of
   * their own.
   */
  verdict: JSONColumnType<FullVerdict>;
  booking_info: JSONColumnType<StoredBookingInfo>;
  card_id: string | null;
  /** By the company's clock; null when it waits for no approval. */
  waiting_until: Date | null;
  approval_limit_hours: Generated<number>;
  reminded_at: Date | null;
  /** Since when it waits, by the company's clock; null when it does not. */
  waiting_since: Date | null;
  policies: JSONColumnType<PolicyAtDecision[]>;
  asked_approvers: Generated<string[]>;
  /** Company users who were ever asked for its approval as approvers, and can read it since. */
  informed_approvers: Generated<string[]>;
  /** The request in words; null for trips that were searched. */
  request: JSONColumnType<StoredRequest> | null;
  request_open: Generated<boolean>;
  search: Generated<string>;
  version: Generated<number>;
}

export type StoredRequest = Omit<NonNullable<Trip['request']>, 'isOpen'>;

export type PolicyAtDecision = TripAtDecision['policies'][number];

/** The booking information of the request, with the names of reference fields at that time. */
export interface StoredBookingInfo
  extends Pick<BookingInfoRequest, 'travelerId' | 'passportId' | 'purpose' | 'comment' | 'reason'> {
  paymentType: 'creditcard' | 'invoice';
  creditCard?: { vendor: string; last4: string };
  bookingFee?: Money;
  referenceFields: { position: number; name: string; value: string }[];
}

interface TripTravelersTable {
  trip_id: string;
  position: number;
  company_user_id: string;
  first_name: string;
  last_name: string;
}

export type PartFailure = NonNullable<TripPart['failure']>;

interface TripPartsTable {
  id: string;
  trip_id: string;
  position: number;
  kind: PartKind;
  /** Memberships among the travelers of the trip. */
  travelers: string[];
  status: PartStatus;
  /** The last call to the supplier, whose answer may be missing. */
  attempt: 'confirm' | 'change' | 'cancel' | null;
  failure: PartFailure | null;
  /** Whether it was ever booked, even if it is cancelled now. */
  was_booked: Generated<boolean>;
  reference: string;
  /** How often it was requested again; each time has its own reference. */
  generation: Generated<number>;
  offer_key: string;
  alternative: JSONColumnType<CheapestAlternative> | null;
  alternative_search: NonNullable<PartComparison['search']> | null;
  locator: string | null;
  held_until: Date | null;
  price_amount: number;
  price_currency: string;
  accepted_amount: number;
  /** Of the request by which it is booked, and of its last cancellation; null where no one has made one. */
  agreement: JSONColumnType<Agreement> | null;
  cancellation: JSONColumnType<Agreement> | null;
  refund_amount: number | null;
  penalty_amount: number | null;
  details: JSONColumnType<PartDetails>;
  /** What the policies said of it; null of parts that were judged together with others, before migration 0029. */
  verdict: JSONColumnType<FullVerdict> | null;
  starts_on: Day;
  ends_on: Day;
  current_from: Date;
  /** The start of its use, and the latest end of a wait for approval. */
  begins_at: Date;
  /** When it is over: at the arrival, the check-out or the return, or with its last day at the company. */
  ends_at: Date;
  /** As the supplier stated when it booked; null where the offer states it. */
  free_until: Date | null;
  /** One for each traveler, in their order; null without tickets. */
  tickets: string[] | null;
  /** Who takes the money, where the supplier wants that to be said. */
  payable_through: JSONColumnType<{ name: string; vatNumber?: string }> | null;
  sealed_passengers: Sealed<readonly Passenger[]> | null;
  /** When its supplier was last asked what the airline has changed; null of parts for which it never was. */
  airline_asked_at: Generated<Instant | null>;
  version: Generated<number>;
}

type PartKind = TripPart['kind'];

interface PartKindsTable {
  kind: PartKind;
}

/** Kinds that suppliers sell; the agency books all others elsewhere. */
export type SupplierPartKind = Exclude<PartKind, 'external'>;

type PartColumn =
  | '_id'
  | 'kind'
  | 'status'
  | 'failure'
  | 'wasBooked'
  | 'travelers'
  | 'locator'
  | 'heldUntil'
  | 'refund'
  | 'penalty'
  | 'startsOn'
  | 'endsOn'
  | 'beginsAt'
  | 'changeable'
  | 'freeUntil'
  | 'tickets'
  | 'payableThrough'
  | 'passengers';

export type PartDetails<Kind extends PartKind = PartKind> = {
  [One in Kind]: Omit<Extract<TripPart, { kind: One }>, PartColumn>;
}[Kind];

export type StoredPart<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One; details: PartDetails<One> };
}[Kind];

interface TripEventsTable {
  id: string;
  trip_id: string;
  part_id: string | null;
  at: Date;
  kind: TripEventKind;
  /** Null without a person, such as for the end of a deadline. */
  user_id: string | null;
  request_id: string | null;
  details: JSONColumnType<TripEventDetails>;
}

export interface TripEventDetails {
  about?: PartAtEvent[];
  level?: ApprovalLevel;
  comment?: string;
  key?: string;
  asker?: string;
  questionId?: string;
  failure?: PartFailure;
  changeId?: string;
  changeFailure?: ChangeFailure;
  agreed?: AgreedAmounts;
  before?: { amount: number; currency: string };
  after?: { amount: number; currency: string };
  origin?: DeviceOrigin;
  onBehalfOf?: { firstName: string; lastName: string };
  asked?: Decider[];
  seen?: TripAtDecision;
  replaced?: ReplacedParts;
  legs?: ChangedLeg[];
  side?: NonNullable<Trip['events'][number]['side']>;
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  /** Empty when the key is free again after a refusal. */
  request_hash: Uint8Array;
  /** How often holds under this key were released; each generation has its own references. */
  generation: Generated<number>;
  /** Null while the order is in progress. */
  trip_id: string | null;
  sealed_answer: Sealed<object> | null;
  created_at: Date;
}

/** What an order holds, or is about to hold, at a supplier; removed when the trip is stored or the hold is released. */
interface OrderHoldsTable {
  reference: string;
  user_id: string;
  company_id: string;
  kind: SupplierPartKind;
  /** Both null for orders placed before migration 0035. */
  offer_key: string | null;
  /** Company users. */
  travelers: string[] | null;
  status: 'ordering' | 'abandoned' | 'releasing';
  release_at: Date;
}

interface DecisionLinksTable {
  /** A keyed hash of the secret, which only the mail contains. */
  secret_hash: Bytes;
  company_user_id: string;
  trip_id: string;
  change_id: string | null;
  trip_version: number;
  total_amount: number;
  total_currency: string;
  created_at: Instant;
  /** The deadline by the company's clock. */
  expires_at: Instant;
  used_at: Generated<Instant | null>;
}

interface CalendarFeedsTable {
  company_user_id: string;
  secret_hash: Bytes;
  created_at: Date;
}

interface BookingDraftsTable {
  user_id: string;
  company_id: string;
  flow: DraftKind;
  revision: number;
  chart_version: number;
  sealed_snapshot: Sealed<object>;
  /** The order that may have been sent, which outlives the version of the chart; null while nothing is ordered. */
  sealed_order: Sealed<NonNullable<BookingDraft['order']>> | null;
  saved_at: Date;
}

export interface TripTables {
  part_kinds: PartKindsTable;
  trips: TripsTable;
  trip_travellers: TripTravelersTable;
  trip_parts: TripPartsTable;
  trip_events: TripEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  order_holds: OrderHoldsTable;
  booking_drafts: BookingDraftsTable;
  decision_links: DecisionLinksTable;
  calendar_feeds: CalendarFeedsTable;
}
