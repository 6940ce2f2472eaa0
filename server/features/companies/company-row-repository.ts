import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import { cardColumns } from '../cards/card-columns.ts';
import { unsealMembership } from '../loyalty/membership-repository.ts';

export type CompanyRow = ReturnType<typeof unsealCompany>;

type SealedRow = Awaited<ReturnType<ReturnType<typeof companyRows>['executeTakeFirstOrThrow']>>;

export function unsealCompany(db: Kysely<Database>, row: SealedRow) {
  return { ...row, memberships: row.memberships.map((membership) => unsealMembership(db, membership)) };
}

const COLUMNS = [
  'c.id as _id',
  'c.version',
  'c.biz_adr_key as bizAdrKey',
  'c.biz_adr_group_cde_key as bizAdrGroupCdeKey',
  'c.customer_id as customerId',
  'c.name',
  'g.id as groupId',
  'g.name as groupName',
  'c.street',
  'c.postal_code',
  'c.city',
  'c.state_county_province',
  'c.country',
  'c.language',
  'c.currency',
  'c.measurement_units as measurementUnits',
  'c.time_zone as timeZone',
  'c.email',
  'c.phone',
  'c.emails',
  'c.note',
  'c.active',
  'c.tags',
  'c.remarks',
  'c.payment_type as paymentType',
  'c.invoice_frequency as invoiceFrequency',
  'c.invoice_payment_terms as invoicePaymentTerms',
  'c.booking_fee_amount as feeAmount',
  'c.booking_fee_currency as feeCurrency',
  'c.price_tolerance_tenths as toleranceTenths',
  'c.approval_limit_hours as approvalLimitHours',
  'c.car_return_hours as carReturnHours',
  'c.changes_without_approval_amount as changeAmount',
  'c.changes_without_approval_currency as changeCurrency',
  'c.decisions_by_mail_amount as mailAmount',
  'c.decisions_by_mail_currency as mailCurrency',
  'c.hour_rate_amount as hourAmount',
  'c.hour_rate_currency as hourCurrency',
] as const;

export function companyRows(db: Kysely<Database>) {
  return db
    .selectFrom('companies as c')
    .leftJoin('company_groups as g', 'g.id', 'c.company_group_id')
    .select(COLUMNS)
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('company_locations as l')
          .select(['l.id as _id', 'l.name', 'l.latitude', 'l.longitude'])
          .select(['l.street', 'l.postal_code', 'l.city', 'l.state_county_province', 'l.country'])
          .whereRef('l.company_id', '=', 'c.id')
          .orderBy('l.position'),
      ).as('locations'),
      jsonArrayFrom(
        selectFrom('departments as d')
          .select(['d.id as _id', 'd.name'])
          .whereRef('d.company_id', '=', 'c.id')
          .orderBy('d.name_key'),
      ).as('departments'),
      jsonArrayFrom(
        selectFrom('cards').select(cardColumns).whereRef('cards.company_id', '=', 'c.id').orderBy('cards.id'),
      ).as('creditCards'),
      jsonArrayFrom(
        selectFrom('reference_fields as r')
          .select(['r.position', 'r.name', 'r.mandatory'])
          .whereRef('r.company_id', '=', 'c.id')
          .orderBy('r.position'),
      ).as('referenceFields'),
      jsonArrayFrom(
        selectFrom('company_rate_codes as k')
          .select('k.code')
          .whereRef('k.company_id', '=', 'c.id')
          .orderBy('k.code'),
      ).as('rateCodes'),
      jsonArrayFrom(
        selectFrom('loyalty_memberships as m')
          .select(['m.id as _id', 'm.kind', 'm.program', 'm.sealed_number as number'])
          .whereRef('m.company_id', '=', 'c.id')
          .orderBy('m.id'),
      ).as('memberships'),
      jsonArrayFrom(
        selectFrom('travel_policies as p')
          .select([
            'p.id as _id',
            'p.name',
            'p.version',
            'p.is_default as isDefault',
            'p.flight',
            'p.hotel',
            'p.car',
          ])
          .whereRef('p.company_id', '=', 'c.id')
          .orderBy('p.name_key'),
      ).as('travelPolicies'),
    ]);
}
