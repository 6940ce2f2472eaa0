import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { RecentSearch } from '#domain/offers/recent-search.ts';
import type { FieldChange } from '#domain/records/field-changes.ts';
import type { ChangeTables } from './change-tables.ts';
import type { Bytes, Day, Instant } from './columns.ts';
import type { CompanyTables } from './company-tables.ts';
import type { DuffelTables } from './duffel-tables.ts';
import type { EmbeddedTables } from './embedded-tables.ts';
import type { HotelbedsTables } from './hotelbeds-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { Sealed } from './sealed-columns.ts';
import type { SessionTables } from './session-tables.ts';
import type { TripTables } from './trip-tables.ts';

interface AuditEventsTable {
  id: string;
  at: Instant;
  action: string;
  user_id: string | null;
  session_id: string | null;
  company_id: string | null;
  /** The user concerned, when it isn't the one who acted. */
  subject_user_id: string | null;
  request_id: string;
  ip: string;
}

export type TripMailKind =
  | 'trip_confirmed'
  | 'trip_waiting'
  | 'trip_reminder'
  | 'approval_requested'
  | 'approval_reminder'
  | 'trip_question'
  | 'trip_answer'
  | 'trip_approved'
  | 'trip_rejected'
  | 'trip_sent_back'
  | 'trip_expired'
  | 'trip_failed'
  | 'trip_partly_failed'
  | 'trip_cancelled'
  | 'cancellation_dearer'
  | 'trip_part_cancelled'
  | 'trip_airline_changed'
  | 'trip_airline_accepted'
  | 'request_received'
  | 'request_for_agency'
  | 'request_message'
  | 'request_answered'
  | 'request_booked'
  | 'request_booking_cancelled'
  | 'request_closed'
  | 'request_withdrawn';

export type ChangeMailKind =
  | 'change_waiting'
  | 'change_reminder'
  | 'change_approval_requested'
  | 'change_approval_reminder'
  | 'change_question'
  | 'change_answer'
  | 'change_approved'
  | 'change_rejected'
  | 'change_expired'
  | 'change_done'
  | 'change_failed';

export type ProfileMailKind = 'profile_change_asked' | 'profile_change_accepted' | 'profile_change_declined';

export type MailKind =
  | 'password_reset'
  | 'password_changed'
  | 'invitation'
  | ProfileMailKind
  | TripMailKind
  | ChangeMailKind;

interface MailsTable {
  id: string;
  kind: MailKind;
  to_address: string;
  subject: string;
  /** Text and HTML, encrypted because links in it open an account; gone once the mail is sent. */
  sealed_content: ColumnType<Uint8Array | null, Uint8Array, Uint8Array | null>;
  created_at: Instant;
  sent_at: Generated<Instant | null>;
}

export interface HistoryField {
  /** Without the names of list entries, such as `passports[].number`. */
  field: string;
  /** The company that the change is about, where not everyone may see it. */
  companyId?: string;
}

interface RecordChangesTable {
  id: string;
  at: Instant;
  subject: 'company' | 'companyGroup' | 'companyUser' | 'user';
  subject_id: string;
  /** A company whose history shows the change too. */
  company_id: string | null;
  about: string;
  section: string;
  user_id: string | null;
  request_id: string;
  fields: JSONColumnType<HistoryField[]>;
  sealed_changes: Sealed<readonly FieldChange[]>;
}

interface ImagesTable {
  name: string;
  type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp';
  data: Bytes;
  thumbnail: Bytes;
}

interface ExchangeRatesTable {
  day: Day;
  currency: string;
  /** What one euro costs: a decimal as text, never a float. */
  per_euro: string;
}

interface RecentSearchesTable {
  id: string;
  company_id: string;
  /** By the company's clock. */
  at: Instant;
  starts_on: Day;
  search: JSONColumnType<RecentSearch>;
  /** Null for searches from before this was stored. */
  company_user_id: string | null;
  /** Equal for searches between the same places; null where a search has no such key. */
  route: string | null;
}

interface FailedRepairsTable {
  work: RepairWork;
  subject_id: string;
  attempts: number;
  failure: string;
  failed_at: Instant;
}

interface SealingKeyTable {
  id: number;
  sealed_proof: Sealed<string>;
}

interface WriteProbesTable {
  id: number;
  noise: Bytes;
}

export type RepairWork =
  | 'expireTrip'
  | 'askApprovers'
  | 'remindApprovers'
  | 'expireChange'
  | 'askApproversOfChange'
  | 'remindApproversOfChange'
  | 'lapseHold'
  | 'giveBackPart'
  | 'updateDelegation';

export interface Database
  extends CompanyTables,
    PeopleTables,
    SessionTables,
    TripTables,
    ChangeTables,
    EmbeddedTables,
    DuffelTables,
    HotelbedsTables {
  audit_events: AuditEventsTable;
  mails: MailsTable;
  record_changes: RecordChangesTable;
  images: ImagesTable;
  exchange_rates: ExchangeRatesTable;
  recent_searches: RecentSearchesTable;
  failed_repairs: FailedRepairsTable;
  sealing_key: SealingKeyTable;
  write_probes: WriteProbesTable;
}
