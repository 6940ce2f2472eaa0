import type { Generated, JSONColumnType } from 'kysely';
import type { ChangeStatus } from '#domain/change-status.ts';
import type {
  ChangeFailure,
  CheapestAlternative,
  FullVerdict,
  LostBenefit,
  PartChange,
} from '#domain/contract.ts';
import type { DueOnSite } from '#domain/kinds/terms-rules.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Order } from '../suppliers/supplier.ts';
import type { Agreement } from './agreement.ts';
import type { Day } from './columns.ts';
import type { Sealed } from './sealed-columns.ts';
import type { PartDetails, PolicyAtDecision } from './trip-tables.ts';

/** The order to the supplier, without the highest price. */
export type ChangeOrder = Omit<Order, 'accepted'>;

type PartBefore = PartChange['before'];

/** A part as it was booked before its change. */
export interface PartBeforeChange extends PartBefore {
  /** How much of the price was paid on site; not known of changes that were requested before it was stored. */
  onSite?: DueOnSite;
}

interface TripChangesTable {
  id: string;
  trip_id: string;
  part_id: string;
  /** The company that travels. */
  company_id: string;
  status: ChangeStatus;
  failure: ChangeFailure | null;
  /** The required approvals, by the policies at the time of the request. */
  levels: ApprovalLevel[];
  requested_by_user_id: string;
  requested_at: Date;
  /** The part as booked at that time. */
  before: JSONColumnType<PartBeforeChange>;
  sealed_order: Sealed<ChangeOrder>;
  /** The part after the change, as it was shown. */
  details: JSONColumnType<PartDetails>;
  sealed_passengers: Sealed<readonly Passenger[]> | null;
  starts_on: Day;
  ends_on: Day;
  begins_at: Date;
  price_amount: number;
  /** The currency of all amounts of the change. */
  price_currency: string;
  /** The highest price that was agreed to. */
  accepted_amount: number;
  agreement: JSONColumnType<Agreement> | null;
  /** The supplier's fee for the change itself. */
  penalty_amount: number;
  lost: LostBenefit[];
  verdict: JSONColumnType<FullVerdict>;
  /** The policies by which it was judged. */
  policies: JSONColumnType<PolicyAtDecision[]>;
  reason: JSONColumnType<NonNullable<PartChange['reason']>> | null;
  comment: string | null;
  /** By the company's clock; null when it waits for no approval. */
  waiting_until: Date | null;
  waiting_since: Date | null;
  /** For how long approvers may be waited for, as the company had settled it when the change was requested. */
  approval_limit_hours: number;
  reminded_at: Date | null;
  /** Company users who were asked for the approval that it waits for. */
  asked_approvers: Generated<string[]>;
  /** The cheapest offer that needed no approval when it was requested; null unless one was found. */
  alternative: JSONColumnType<CheapestAlternative> | null;
  /** Null without a search for an alternative. */
  alternative_search: NonNullable<PartChange['search']> | null;
}

export interface ChangeTables {
  trip_changes: TripChangesTable;
}
