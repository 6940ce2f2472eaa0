import type { Generated, JSONColumnType } from 'kysely';
import type { TravelPolicy } from '#domain/contract.ts';
import type { PolicyKind } from '#domain/policy/offer.ts';
import type { AddressColumns, Version } from './columns.ts';

interface CompanyGroupsTable {
  id: string;
  name: string;
  name_key: string;
  search: Generated<string>;
  active: Generated<boolean>;
  version: Version;
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
  time_zone: Generated<string>;
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
  /** Tenths of a per cent; null for the usual tolerance. */
  price_tolerance_tenths: number | null;
  /** Null for the usual limit. */
  approval_limit_hours: number | null;
  /** How long before a flight a car is returned; null for the usual time. */
  car_return_hours: number | null;
  /** The additional cost up to which a change needs no approval, in minor units; null where the policy alone decides. */
  changes_without_approval_amount: number | null;
  changes_without_approval_currency: string | null;
  /** Up to which amount a mail's link decides without a sign-in, in minor units; null where it never does. */
  decisions_by_mail_amount: number | null;
  decisions_by_mail_currency: string | null;
  /** What an hour of a traveler counts as when offers are compared, in minor units; null for the usual rate. */
  hour_rate_amount: number | null;
  hour_rate_currency: string | null;
  search: Generated<string>;
  version: Version;
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
  version: Version;
}

type PolicyColumns = { [Kind in PolicyKind]: JSONColumnType<TravelPolicy[Kind]> };

export interface CompanyTables {
  company_groups: CompanyGroupsTable;
  companies: CompaniesTable;
  company_locations: CompanyLocationsTable;
  departments: DepartmentsTable;
  reference_fields: ReferenceFieldsTable;
  company_rate_codes: CompanyRateCodesTable;
  travel_policies: TravelPoliciesTable & PolicyColumns;
}
