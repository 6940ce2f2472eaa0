import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CarPolicy, FlightPolicy, HotelPolicy, Role } from '#domain/contract.ts';
import type { RecentSearch } from '#domain/offers/recent-search.ts';
import type { FieldChange } from '#domain/records/field-changes.ts';
import type { TripTables } from './trip-tables.ts';

/** An instant: read as a Date, written as one. */
type Instant = Date;
/** A day on the calendar: `yyyy-MM-dd`, never a Date. */
type Day = string;
type Version = Generated<number>;
/** A binary column: PGlite reads Uint8Array, PostgreSQL reads Buffer, which is one. */
type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;

export interface AddressColumns {
  street: string | null;
  postal_code: string | null;
  city: string | null;
  state_county_province: string | null;
  country: string | null;
}

/** With what the list sorts by: in the order of an index, the first of many are found without the others. */
interface KeptWord {
  /** See `keptWords`. */
  word: string;
  /** Bits of what all words begin with, which the function `word_mark` of the database tells; it stays in there. */
  mark: ColumnType<never>;
}

interface CompanyGroupsTable {
  id: string;
  name: string;
  /** The name as comparisons see it: see `foldText`. */
  name_key: string;
  active: Generated<boolean>;
  version: Version;
}

interface CompanyGroupWordsTable extends KeptWord {
  name_key: string;
  company_group_id: string;
}

interface CompaniesTable extends AddressColumns {
  id: string;
  company_group_id: string | null;
  biz_adr_key: string | null;
  biz_adr_group_cde_key: string | null;
  customer_id: string;
  name: string;
  name_key: string;
  language: string;
  currency: string;
  measurement_units: 'metric' | 'imperial';
  email: string | null;
  phone: string | null;
  emails: Generated<string[]>;
  tags: Generated<string[]>;
  note: string | null;
  active: Generated<boolean>;
  remarks: Generated<string[]>;
  payment_type: 'creditcard' | 'invoice';
  invoice_frequency: string | null;
  invoice_payment_terms: string | null;
  /** Minor units. */
  booking_fee_amount: number | null;
  booking_fee_currency: string | null;
  version: Version;
}

interface CompanyWordsTable extends KeptWord {
  name_key: string;
  customer_id: string;
  company_id: string;
}

interface CompanyLocationsTable extends AddressColumns {
  id: string;
  company_id: string;
  position: number;
  name: string;
  latitude: number | null;
  longitude: number | null;
}

interface DepartmentsTable {
  id: string;
  company_id: string;
  name: string;
  name_key: string;
}

interface ReferenceFieldsTable {
  company_id: string;
  position: number;
  name: string;
  mandatory: boolean;
}

interface CompanyRateCodesTable {
  company_id: string;
  code: string;
}

interface TravelPoliciesTable {
  id: string;
  company_id: string;
  name: string;
  name_key: string;
  is_default: Generated<boolean>;
  flight: JSONColumnType<FlightPolicy>;
  hotel: JSONColumnType<HotelPolicy>;
  car: JSONColumnType<CarPolicy>;
  version: Version;
}

interface UsersTable extends AddressColumns {
  id: string;
  biz_cnt_key: string | null;
  email: string;
  email_key: string;
  password_hash: string | null;
  needs_password_change: Generated<boolean>;
  name_prefix: string | null;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  language: string | null;
  gender: string | null;
  date_of_birth: Day | null;
  private_email: string | null;
  private_phone: string | null;
  image: string | null;
  seat_preference: string | null;
  meal_preference: string | null;
  remarks: Generated<string[]>;
  active: Generated<boolean>;
  /** The last name before the first, as lists sort them. */
  name_key: Generated<string>;
  version: Version;
}

/** What a user is found by, as with companies. */
interface UserWordsTable extends KeptWord {
  name_key: string;
  email_key: string;
  user_id: string;
}

interface CompanyUsersTable {
  id: string;
  user_id: string;
  company_id: string;
  role: Role;
  business_phone: string | null;
  mobile_phone: string | null;
  department_id: string | null;
  contact_relation: string | null;
  travel_policy_id: string | null;
  level1_approver_id: string | null;
  level2_approver_id: string | null;
  note: string | null;
  active: Generated<boolean>;
  last_used_at: Instant | null;
  /** The last name before the first, as lists sort them. */
  name_key: Generated<string>;
  version: Version;
}

/** What a company user is found by, each word in lower case and without accents. */
interface CompanyUserWordsTable {
  company_id: string;
  word: string;
  company_user_id: string;
}

interface ReferenceFieldDefaultsTable {
  company_user_id: string;
  name: string;
  value: string;
}

interface PassportsTable {
  id: string;
  user_id: string;
  country: string;
  number: string;
  issue_date: Day;
  expiry_date: Day;
  is_default: Generated<boolean>;
}

interface VisasTable {
  id: string;
  passport_id: string;
  country: string;
  number: string;
  issue_date: Day;
  expiry_date: Day;
  multiple_entries: boolean;
}

interface CardsTable {
  id: string;
  /** Exactly one of the three owners is set. */
  company_id: string | null;
  user_id: string | null;
  company_user_id: string | null;
  token: string;
  vendor: string;
  last4: string;
  name: string;
  /** The last day on which the card is valid. */
  expires_on: Day;
  is_default: Generated<boolean>;
}

interface VaultTable {
  token: string;
  /** AES-256-GCM: 12 bytes nonce, 16 bytes tag, then the number; the token is the associated data. */
  sealed: Bytes;
}

export type LoyaltyKind = 'flight' | 'hotel' | 'car';

interface LoyaltyMembershipsTable {
  id: string;
  /** Exactly one of the two owners is set. */
  company_id: string | null;
  user_id: string | null;
  kind: LoyaltyKind;
  program: string;
  membership_number: string;
}

interface OtherServiceInformationTable {
  id: string;
  user_id: string;
  /** Empty for all booked airlines. */
  airline: string;
  text: string;
}

interface SessionsTable {
  id: string;
  user_id: string;
  /** The membership whose role the session has. */
  company_user_id: string;
  /** The company that the session acts in; for a site-admin it may be one that they are no member of. */
  company_id: string;
  /** Which refresh token is the current one; counts up at each rotation. */
  generation: Generated<number>;
  rotated_at: Instant;
  created_at: Instant;
  expires_at: Instant;
  ended_at: Generated<Instant | null>;
  end_reason: Generated<SessionEndReason | null>;
}

export type SessionEndReason = 'signed_out' | 'token_reused' | 'password_changed' | 'password_reset';

interface ThrottlesTable {
  key: string;
  attempts: ColumnType<Date[], Date[], Date[]>;
}

export type PasswordLinkPurpose = 'reset' | 'invitation';

interface PasswordLinksTable {
  /** A keyed hash of the token, which only the mail holds. A link that was used is gone. */
  token_hash: Bytes;
  user_id: string;
  purpose: PasswordLinkPurpose;
  expires_at: Instant;
}

interface AuditEventsTable {
  id: string;
  at: Instant;
  action: string;
  /** Who did it, when known. */
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
  | 'approval_requested'
  | 'approval_reminder'
  | 'trip_expired'
  | 'trip_failed'
  | 'trip_cancelled';

export type MailKind = 'password_reset' | 'password_changed' | 'invitation' | TripMailKind;

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

interface RecordChangesTable {
  id: string;
  at: Instant;
  subject: 'company' | 'companyGroup' | 'companyUser' | 'user';
  subject_id: string;
  /** The company in whose history it is told too. */
  company_id: string | null;
  about: string;
  section: string;
  user_id: string | null;
  request_id: string;
  /** With the company that a change is about, where not everybody may be told of it. */
  changes: JSONColumnType<(FieldChange & { companyId?: string })[]>;
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

interface EmbeddedBookingsTable {
  company_id: string;
  /** Ours. */
  reference: string;
  kind: EmbeddedKind;
  key: string;
  travellers: number;
  /** Minor units. */
  price: number;
  currency: string;
  status: 'held' | 'confirmed' | 'cancelled';
  locator: string;
  /** By the server's clock; the company's may have been moved. */
  held_until: Instant | null;
  /** By the company's clock: the time for which the key gives the offer that was bought. */
  priced_at: Instant;
}

export type EmbeddedKind = 'flight' | 'hotel' | 'car';

/** What a booking takes from the stock. */
interface EmbeddedUnitsTable {
  unit: string;
  company_id: string;
  reference: string;
  quantity: number;
  /** As the booking says. */
  held_until: Instant | null;
}

interface EmbeddedAnswersTable {
  company_id: string;
  /** The booking that it was about. */
  reference: string;
  /** The reference of the call that was answered. */
  call: string;
  answer: JSONColumnType<object>;
}

interface PracticeSwitchesTable {
  company_id: string;
  clock_offset_minutes: number;
  price_change_percent: number;
  sold_out: boolean;
  slow_source: string | null;
  slow_milliseconds: number | null;
  failed_sources: string[];
  lost_answers: boolean;
  silent_approvers: boolean;
}

interface RecentSearchesTable {
  id: string;
  company_id: string;
  /** By the company's clock. */
  at: Instant;
  starts_on: Day;
  search: JSONColumnType<RecentSearch>;
}

export interface Database extends TripTables {
  company_groups: CompanyGroupsTable;
  company_group_words: CompanyGroupWordsTable;
  companies: CompaniesTable;
  company_words: CompanyWordsTable;
  company_locations: CompanyLocationsTable;
  departments: DepartmentsTable;
  reference_fields: ReferenceFieldsTable;
  company_rate_codes: CompanyRateCodesTable;
  travel_policies: TravelPoliciesTable;
  users: UsersTable;
  user_words: UserWordsTable;
  company_users: CompanyUsersTable;
  company_user_words: CompanyUserWordsTable;
  reference_field_defaults: ReferenceFieldDefaultsTable;
  passports: PassportsTable;
  visas: VisasTable;
  cards: CardsTable;
  vault: VaultTable;
  loyalty_memberships: LoyaltyMembershipsTable;
  other_service_information: OtherServiceInformationTable;
  sessions: SessionsTable;
  throttles: ThrottlesTable;
  password_links: PasswordLinksTable;
  record_changes: RecordChangesTable;
  audit_events: AuditEventsTable;
  mails: MailsTable;
  images: ImagesTable;
  exchange_rates: ExchangeRatesTable;
  embedded_bookings: EmbeddedBookingsTable;
  embedded_units: EmbeddedUnitsTable;
  embedded_answers: EmbeddedAnswersTable;
  practice_switches: PracticeSwitchesTable;
  recent_searches: RecentSearchesTable;
}
