import type { Kysely } from 'kysely';
import type { BookingLimits, CheckoutTerms, Money } from '#domain/contract.ts';
import { DEFAULT_LIMITS } from '#domain/offers/booking-limits.ts';
import type { Database } from '../../db/schema.ts';

/** The payment settings of a company for trips. */
export interface PaymentTerms {
  paymentType: CheckoutTerms['paymentType'];
  bookingFee: Money | null;
}

export async function readPaymentTerms(db: Kysely<Database>, companyId: string): Promise<PaymentTerms> {
  const row = await db
    .selectFrom('companies')
    .select(['payment_type', 'booking_fee_amount', 'booking_fee_currency'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { payment_type, booking_fee_amount: amount, booking_fee_currency: currency } = row;
  return {
    paymentType: payment_type,
    bookingFee: amount !== null && currency !== null ? { amount, currency } : null,
  };
}

/** The current limits of a company for price increases and approval times. */
export async function readBookingLimits(db: Kysely<Database>, companyId: string): Promise<BookingLimits> {
  const { tenths, hours } = await db
    .selectFrom('companies')
    .select(['price_tolerance_tenths as tenths', 'approval_limit_hours as hours'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    tolerancePercent: tenths === null ? DEFAULT_LIMITS.tolerancePercent : tenths / 10,
    approvalHours: hours ?? DEFAULT_LIMITS.approvalHours,
  };
}

/**
 * The company's current limit of the additional cost up to which a change needs no approval; null where the
 * policy alone decides.
 */
export async function readChangesWithoutApproval(
  db: Kysely<Database>,
  companyId: string,
): Promise<Money | null> {
  const { amount, currency } = await db
    .selectFrom('companies')
    .select(['changes_without_approval_amount as amount', 'changes_without_approval_currency as currency'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return amount !== null && currency !== null ? { amount, currency } : null;
}

/** The company's current limit of what the link in a mail decides without a sign-in; null where it decides nothing. */
export async function readDecisionsByMail(db: Kysely<Database>, companyId: string): Promise<Money | null> {
  const { amount, currency } = await db
    .selectFrom('companies')
    .select(['decisions_by_mail_amount as amount', 'decisions_by_mail_currency as currency'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return amount !== null && currency !== null ? { amount, currency } : null;
}

/** The booking information that a company asks for, with the usual values of one of its users. */
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
  return rows.map(({ value, ...field }) => ({ ...field, ...(value !== null && { proposal: value }) }));
}
