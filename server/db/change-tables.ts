import type { Generated, JSONColumnType } from 'kysely';
import type { ChangeStatus } from '#domain/change-status.ts';
import type {
  ChangedLeg,
  ChangeFailure,
  CheapestAlternative,
  FullVerdict,
  LostBenefit,
  PartChange,
} from '#domain/contract.ts';
import type { DueOnSite } from '#domain/kinds/terms-rules.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { AirlineChange, AirlineChangeAction } from '../suppliers/airline-changes.ts';
import type { Order } from '../suppliers/supplier.ts';
import type { Agreement } from './agreement.ts';
import type { Day, Instant } from './columns.ts';
import type { Sealed } from './sealed-columns.ts';
import type { PartDetails, PolicyAtDecision } from './trip-tables.ts';

export type ChangeOrder = Omit<Order, 'priceCap'>;

/** Under the name that changes of earlier releases have, which may still wait for approval. */
export type StoredChangeOrder = Omit<ChangeOrder, 'travelers'> & { travellers: number };

type PartBefore = PartChange['before'];

export interface PartBeforeChange extends PartBefore {
  /** How much of the price was paid on site; not known of changes that were requested before it was stored. */
  onSite?: DueOnSite;
}

interface TripChangesTable {
  id: string;
  trip_id: string;
  part_id: string;
  company_id: string;
  status: ChangeStatus;
  failure: ChangeFailure | null;
  levels: ApprovalLevel[];
  requested_by_user_id: string;
  requested_at: Date;
  before: JSONColumnType<PartBeforeChange>;
  sealed_order: Sealed<StoredChangeOrder>;
  details: JSONColumnType<PartDetails>;
  sealed_passengers: Sealed<readonly Passenger[]> | null;
  starts_on: Day;
  ends_on: Day;
  begins_at: Date;
  price_amount: number;
  price_currency: string;
  accepted_amount: number;
  agreement: JSONColumnType<Agreement> | null;
  penalty_amount: number;
  lost: LostBenefit[];
  verdict: JSONColumnType<FullVerdict>;
  policies: JSONColumnType<PolicyAtDecision[]>;
  reason: JSONColumnType<NonNullable<PartChange['reason']>> | null;
  comment: string | null;
  /** By the company's clock; null when it waits for no approval. */
  waiting_until: Date | null;
  waiting_since: Date | null;
  approval_limit_hours: number;
  reminded_at: Date | null;
  asked_approvers: Generated<string[]>;
  alternative: JSONColumnType<CheapestAlternative> | null;
  alternative_search: NonNullable<PartChange['search']> | null;
}

/** What airlines have changed of booked flights by themselves. */
interface AirlineChangesTable {
  /** Another one when the airline changes the flights again, so that only what was shown is accepted. */
  id: string;
  part_id: string;
  /** The id that its supplier uses. */
  supplier_id: string;
  state: AirlineChange['state'];
  actions: AirlineChangeAction[];
  legs: JSONColumnType<ChangedLeg[]>;
  /** When its supplier has noticed it. */
  detected_at: Instant;
  found_at: Instant;
}

export interface ChangeTables {
  airline_changes: AirlineChangesTable;
  trip_changes: TripChangesTable;
}
