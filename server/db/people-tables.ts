import type { Generated } from 'kysely';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { ProfileChange, Role } from '#domain/contract.ts';
import type { AddressColumns, Bytes, Day, Instant, Version } from './columns.ts';
import type { Sealed } from './sealed-columns.ts';

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
  sealed_date_of_birth: Sealed<Day> | null;
  private_email: string | null;
  private_phone: string | null;
  image: string | null;
  seat_preference: string | null;
  meal_preference: string | null;
  remarks: Generated<string[]>;
  active: Generated<boolean>;
  /** The last name before the first, as lists sort them. */
  name_key: Generated<string>;
  search: Generated<string>;
  version: Version;
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
  /** The delegate who decides on trips for them, with the first and last day; all null without one. */
  delegate_id: string | null;
  delegate_from: Day | null;
  delegate_until: Day | null;
  active: Generated<boolean>;
  last_used_at: Instant | null;
  name_key: Generated<string>;
  search: Generated<string>;
  version: Version;
}

interface ReferenceFieldDefaultsTable {
  company_user_id: string;
  name: string;
  value: string;
}

export interface TravelDocument {
  country: string;
  number: string;
  issueDate: Day;
  expiryDate: Day;
}

interface PassportsTable {
  id: string;
  user_id: string;
  sealed_document: Sealed<TravelDocument>;
  is_default: Generated<boolean>;
}

interface VisasTable {
  id: string;
  passport_id: string;
  sealed_document: Sealed<TravelDocument>;
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

export type LoyaltyKind = PartKind;

interface LoyaltyMembershipsTable {
  id: string;
  /** Exactly one of the two owners is set. */
  company_id: string | null;
  user_id: string | null;
  kind: LoyaltyKind;
  program: string;
  sealed_number: Sealed<string>;
}

interface OtherServiceInformationTable {
  id: string;
  user_id: string;
  /** Empty for all booked airlines. */
  airline: string;
  text: string;
}

export interface RequestedChange {
  change: ProfileChange;
  reason?: string;
}

interface ProfileChangeRequestsTable {
  id: string;
  user_id: string;
  section: keyof ProfileChange;
  /** Of a change of a membership. */
  company_user_id: string | null;
  sealed_request: Sealed<RequestedChange>;
  asked_at: Instant;
  /** Null while it waits. */
  declined_at: Instant | null;
}

export interface PeopleTables {
  users: UsersTable;
  company_users: CompanyUsersTable;
  reference_field_defaults: ReferenceFieldDefaultsTable;
  passports: PassportsTable;
  visas: VisasTable;
  cards: CardsTable;
  vault: VaultTable;
  loyalty_memberships: LoyaltyMembershipsTable;
  profile_change_requests: ProfileChangeRequestsTable;
  other_service_information: OtherServiceInformationTable;
}
