import type { Kysely } from 'kysely';
import type { CompanyFinance, CompanyFinanceRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';

const NO_AMOUNT = { amount: null, currency: null };

/** Changes how a company pays; undefined fields stay, null clears. */
export async function updatePayment(
  db: Kysely<Database>,
  companyId: string,
  payment: Omit<CompanyFinanceRequest, 'creditCards' | 'referenceFields'>,
): Promise<void> {
  const { paymentType, invoiceFrequency, invoicePaymentTerms, bookingFee } = payment;
  const { priceTolerance, approvalLimitHours, carReturnHours } = payment;
  const { changesWithoutApproval, decisionsByMail, hourRate } = payment;
  if (Object.values(payment).every((value) => value === undefined)) return;
  const fee = bookingFee === null ? NO_AMOUNT : bookingFee;
  const changeLimit = changesWithoutApproval === null ? NO_AMOUNT : changesWithoutApproval;
  const mailLimit = decisionsByMail === null ? NO_AMOUNT : decisionsByMail;
  const hour = hourRate === null ? NO_AMOUNT : hourRate;
  await db
    .updateTable('companies')
    .set({
      payment_type: paymentType,
      invoice_frequency: invoiceFrequency,
      invoice_payment_terms: invoicePaymentTerms,
      booking_fee_amount: fee?.amount,
      booking_fee_currency: fee?.currency,
      // The contract requires steps of a tenth.
      price_tolerance_tenths: priceTolerance && Math.round(priceTolerance * 10),
      approval_limit_hours: approvalLimitHours,
      car_return_hours: carReturnHours,
      changes_without_approval_amount: changeLimit?.amount,
      changes_without_approval_currency: changeLimit?.currency,
      decisions_by_mail_amount: mailLimit?.amount,
      decisions_by_mail_currency: mailLimit?.currency,
      hour_rate_amount: hour?.amount,
      hour_rate_currency: hour?.currency,
    })
    .where('id', '=', companyId)
    .execute();
}

export async function replaceReferenceFields(
  db: Kysely<Database>,
  companyId: string,
  fields: CompanyFinance['referenceFields'],
): Promise<void> {
  await db.deleteFrom('reference_fields').where('company_id', '=', companyId).execute();
  if (fields.length === 0) return;
  const rows = fields.map(({ position, name, mandatory }) => ({
    company_id: companyId,
    position,
    name,
    mandatory,
  }));
  await db.insertInto('reference_fields').values(rows).execute();
}
