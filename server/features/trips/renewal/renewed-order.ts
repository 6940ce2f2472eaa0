import { amountDue } from '#domain/checkout/amount-due.ts';
import type { Money } from '#domain/contract.ts';
import { joinVerdicts } from '#domain/policy/join-verdicts.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { approversOf } from '../approval/approvers-of.ts';
import type { CheckedOrder } from '../order/check-order.ts';
import { daysOf, neededApprovers, type OfferedParts, totalOfOrder } from '../order/judge-order.ts';
import { requestersOf } from '../trip-mapper.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { findCardExpiry } from './renewable-part-repository.ts';

/** A trip as it can be requested again. */
export interface RenewedOrder extends Pick<CheckedOrder, 'approvers'> {
  parts: OfferedParts;
  terms: BookingTerms;
  verdict: JointVerdict;
  /** Of the parts. */
  price: Money;
  /** With the fee of the company. */
  total: Money;
}

/** What the policies and approvers of now make of parts that can all be had. */
export async function judgeRenewal(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  { signedIn }: Pick<SignedInContext, 'signedIn'>,
  row: TripRow,
  parts: OfferedParts,
): Promise<RenewedOrder> {
  const travellers = row.travellers.map(({ _id, userId }) => ({ companyUserId: _id, userId }));
  const requestedBy = [...requestersOf(row), signedIn.userId];
  const ids = travellers.map(({ companyUserId }) => companyUserId);
  await refuseUnpayable(deps, row, parts);
  const [terms, approvers] = await Promise.all([
    readTermsFor(deps, row.company_id, ids),
    approversOf(deps.db, { companyId: row.company_id, travellers, requestedBy }),
  ]);
  const [first, ...others] = parts;
  const verdict = joinVerdicts([first.verdict, ...others.map((part) => part.verdict)]);
  const price = totalOfOrder(parts);
  return {
    parts,
    terms,
    verdict,
    price,
    total: amountDue({ asked: price }, row.booking_info.bookingFee),
    approvers: neededApprovers(verdict, approvers),
  };
}

/** The card that was to pay has to be there, and valid until the end, as with a new request. */
async function refuseUnpayable(
  { db }: Pick<Deps, 'db'>,
  { id, booking_info }: TripRow,
  parts: OfferedParts,
): Promise<void> {
  if (!booking_info.creditCard) return;
  const expiresOn = await findCardExpiry(db, id);
  if (expiresOn === undefined) {
    throw new DomainError(
      'card_unknown',
      'The card that was to pay has been removed. Search again, with another card.',
    );
  }
  if (expiresOn >= daysOf(parts).endsOn) return;
  throw new DomainError('card_expired', 'The card that was to pay expires before the end of the trip.');
}
