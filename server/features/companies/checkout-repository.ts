import type { Kysely } from 'kysely';
import type { BookingLimits, CheckoutTerms, DistanceUnit, Money } from '#domain/contract.ts';
import { DEFAULT_LIMITS } from '#domain/offers/booking-limits.ts';
import type { Database } from '../../db/schema.ts';
import { UNITS } from './booking-company-repository.ts';

export interface BookingRules {
  paymentType: CheckoutTerms['paymentType'];
  bookingFee: Money | null;
  limits: BookingLimits;
  /** The additional cost up to which a change needs no approval; null where the policy alone decides. */
  changesWithoutApproval: Money | null;
  unit: DistanceUnit;
}

export async function readBookingRules(db: Kysely<Database>, companyId: string): Promise<BookingRules> {
  const { paymentType, units, tenths, hours, ...row } = await db
    .selectFrom('companies')
    .select(['payment_type as paymentType', 'measurement_units as units'])
    .select(['price_tolerance_tenths as tenths', 'approval_limit_hours as hours'])
    .select(['booking_fee_amount as fee', 'booking_fee_currency as feeCurrency'])
    .select([
      'changes_without_approval_amount as change',
      'changes_without_approval_currency as changeCurrency',
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    paymentType,
    bookingFee: toMoney(row.fee, row.feeCurrency),
    limits: {
      tolerancePercent: tenths === null ? DEFAULT_LIMITS.tolerancePercent : tenths / 10,
      approvalHours: hours ?? DEFAULT_LIMITS.approvalHours,
    },
    changesWithoutApproval: toMoney(row.change, row.changeCurrency),
    unit: UNITS[units],
  };
}

function toMoney(amount: number | null, currency: string | null): Money | null {
  return amount !== null && currency !== null ? { amount, currency } : null;
}

export async function readDecisionsByMail(db: Kysely<Database>, companyId: string): Promise<Money | null> {
  const { amount, currency } = await db
    .selectFrom('companies')
    .select(['decisions_by_mail_amount as amount', 'decisions_by_mail_currency as currency'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return amount !== null && currency !== null ? { amount, currency } : null;
}

export async function readFieldRequirements(
  db: Kysely<Database>,
  companyId: string,
  companyUserId: string,
): Promise<CheckoutTerms['referenceFields']> {
  const rows = await db
    .selectFrom('reference_fields as r')
    .leftJoin('reference_field_defaults as d', (join) =>
      join.onRef('d.name', '=', 'r.name').on('d.company_user_id', '=', companyUserId),
    )
    .select(['r.position', 'r.name', 'r.mandatory', 'd.value'])
    .where('r.company_id', '=', companyId)
    .orderBy('r.position')
    .execute();
  return rows.map(({ value, ...field }) => ({ ...field, proposal: value ?? undefined }));
}
