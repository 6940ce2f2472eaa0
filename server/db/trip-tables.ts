import type { Generated, JSONColumnType } from 'kysely';
import type {
  AgreedAmounts,
  BookingDraft,
  BookingInfoRequest,
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
  /** Why it is rejected or cancelled; null while it is neither. */
  ended_by: TripEnd | null;
  /** The required approvals, by the policies at the time of the request. */
  levels: ApprovalLevel[];
  level1_approver_id: string | null;
  level2_approver_id: string | null;
  /** A user, because a site-admin is no member of the company. */
  created_by_user_id: string;
  created_at: Date;
  /** The towns to which it leads, in order; of a request in words, the places that it names. */
  destinations: string[];
  starts_on: Day;
  ends_on: Day;
  /** When its first day begins where it begins, and when its last part ends. */
  current_from: Date;
  ends_at: Date;
  /** Minor units, in the company's currency where there was a rate. */
  total_amount: number;
  total_currency: string;
  /** What was said of all parts together when it was requested; it counts for those without a verdict of their own. */
  verdict: JSONColumnType<FullVerdict>;
  booking_info: JSONColumnType<StoredBookingInfo>;
  card_id: string | null;
  /** By the company's clock; null when it waits for no approval. */
  waiting_until: Date | null;
  /** For how long approvers may be waited for, as the company had settled it when the trip was requested. */
  approval_limit_hours: Generated<number>;
  reminded_at: Date | null;
  /** Since when it waits, by the company's clock; null when it does not. */
  waiting_since: Date | null;
  /** The policies by which its parts were judged. */
  policies: JSONColumnType<PolicyAtDecision[]>;
  /** Company users who were asked for the approval that it waits for. */
  asked_approvers: Generated<string[]>;
  /** Company users who were ever asked for its approval as approvers, and can read it since. */
  informed_approvers: Generated<string[]>;
  /** The request in words; null for trips that were searched. */
  request: JSONColumnType<StoredRequest> | null;
  /** Whether the agency still works on it. */
  request_open: Generated<boolean>;
  search: Generated<string>;
  version: Generated<number>;
}

/** The request in words, as it was written. */
export type StoredRequest = Omit<NonNullable<Trip['request']>, 'isOpen'>;

export type PolicyAtDecision = TripAtDecision['policies'][number];

/** The booking information of the request, with the names of reference fields at that time. */
export interface StoredBookingInfo
  extends Pick<BookingInfoRequest, 'travelerId' | 'passportId' | 'purpose' | 'comment' | 'reason'> {
  paymentType: 'creditcard' | 'invoice';
  /** As shown at that time. */
  creditCard?: { vendor: string; last4: string };
  /** The company's fee when it was ordered, beside the prices of the parts. */
  bookingFee?: Money;
  referenceFields: { position: number; name: string; value: string }[];
}

interface TripTravellersTable {
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
  /** Its users: memberships among the travellers of the trip. */
  travelers: string[];
  status: PartStatus;
  /** The last call to the supplier, whose answer may be missing. */
  attempt: 'confirm' | 'change' | 'cancel' | null;
  failure: PartFailure | null;
  /** Whether it was ever booked, even if it is cancelled now. */
  was_booked: Generated<boolean>;
  /** Our booking reference at the supplier. */
  reference: string;
  /** How often it was requested again; each time has its own reference. */
  generation: Generated<number>;
  offer_key: string;
  /** The cheapest offer of its kind that needed no approval when it was asked for; null when none is known. */
  alternative: JSONColumnType<CheapestAlternative> | null;
  /** The state of the search for an alternative; null when none was started, or by an earlier version. */
  alternative_search: NonNullable<PartComparison['search']> | null;
  locator: string | null;
  held_until: Date | null;
  price_amount: number;
  price_currency: string;
  /** The highest price that was agreed to, in the currency of the price. */
  accepted_amount: number;
  /** Of the request by which it is booked, and of its last cancellation; null where no one has made one. */
  agreement: JSONColumnType<Agreement> | null;
  cancellation: JSONColumnType<Agreement> | null;
  refund_amount: number | null;
  penalty_amount: number | null;
  /** The purchase as it was shown. */
  details: JSONColumnType<PartDetails>;
  /** What the policies said of it; null of parts that were judged together with others, before migration 0029. */
  verdict: JSONColumnType<FullVerdict> | null;
  starts_on: Day;
  ends_on: Day;
  /** When its first day begins where it begins. */
  current_from: Date;
  /** The start of its use, and the latest end of a wait for approval. */
  begins_at: Date;
  /** When it is over: at the arrival, the check-out or the return, or with its last day at the company. */
  ends_at: Date;
  /** As the supplier stated when it booked; null where the offer states it. */
  free_until: Date | null;
  /** One for each traveller, in their order; null without tickets. */
  tickets: string[] | null;
  /** The travellers of a flight as the airline knows them; null for other kinds. */
  sealed_passengers: Sealed<readonly Passenger[]> | null;
  version: Generated<number>;
}

type PartKind = TripPart['kind'];

interface PartKindsTable {
  kind: PartKind;
}

/** Kinds that suppliers sell; the agency books all others elsewhere. */
export type SupplierPartKind = Exclude<PartKind, 'external'>;

/** Part fields that are stored in a column or derived from one. */
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
  | 'passengers';

/** The purchase as it was shown. */
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
  /** The idempotency key of a message or a question. */
  key?: string;
  /** The membership of the person who asks the traveller. */
  asker?: string;
  /** The event of the question that is answered. */
  questionId?: string;
  failure?: PartFailure;
  changeId?: string;
  changeFailure?: ChangeFailure;
  agreed?: AgreedAmounts;
  before?: { amount: number; currency: string };
  after?: { amount: number; currency: string };
  origin?: DeviceOrigin;
  /** The approver for whom a delegate decided. */
  onBehalfOf?: { firstName: string; lastName: string };
  /** People who were asked because they became approvers. */
  asked?: Decider[];
  seen?: TripAtDecision;
  /** The booked parts that the added ones are to replace. */
  replaced?: ReplacedParts;
  /** The side that wrote the message or closed the request. */
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
  /** The first answer. */
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
  /** When it is released if no trip was stored. */
  release_at: Date;
}

/** Links in mails with which an approver may decide once, on what the mail was about. */
interface DecisionLinksTable {
  /** A keyed hash of the secret, which only the mail contains. */
  secret_hash: Bytes;
  company_user_id: string;
  trip_id: string;
  /** Null where the link is about the trip. */
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
  /** A keyed hash of the secret, which only the person's calendars have. */
  secret_hash: Bytes;
  created_at: Date;
}

interface BookingDraftsTable {
  user_id: string;
  company_id: string;
  flow: DraftKind;
  /** How often it was saved. */
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
  trip_travellers: TripTravellersTable;
  trip_parts: TripPartsTable;
  trip_events: TripEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  order_holds: OrderHoldsTable;
  booking_drafts: BookingDraftsTable;
  decision_links: DecisionLinksTable;
  calendar_feeds: CalendarFeedsTable;
}
