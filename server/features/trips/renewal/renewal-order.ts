import { amountDue } from '#domain/checkout/amount-due.ts';
import type { Money } from '#domain/contract.ts';
import { compareMoney, subtractMoney } from '#domain/money.ts';
import { joinVerdicts } from '#domain/policy/join-verdicts.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { levelsEverRequired } from '#domain/policy/trip-verdict.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { findApprovers } from '../approval/find-approvers.ts';
import type { ValidOrder } from '../order/check-order.ts';
import { joinDays, neededApprovers, type PartOffers, totalOfOrder } from '../order/judge-order.ts';
import { toTotal } from '../page/trip-mapper.ts';
import { requestedTotal } from '../requested-total.ts';
import { listRequesters } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { tripWithVerdicts } from '../trip-with-verdicts.ts';
import { continuingParts } from './continuing-parts.ts';
import { refuseUnpayable } from './refuse-unpayable.ts';
import type { RenewablePart } from './renewable-part-repository.ts';

/** A trip that can be requested again. */
export interface RenewalOrder extends Pick<ValidOrder, 'approvers'> {
  parts: PartOffers;
  terms: BookingTerms;
  verdict: JointVerdict;
  /** The levels that have to approve the parts now. */
  levels: JointVerdict['levels'];
  price: Money;
  /** The price of the parts that the trip keeps, in the same currency. */
  kept: Money;
  /** The total of the whole trip, with the fee of the company. */
  total: Money;
}

interface Renewal {
  parts: readonly RenewablePart[];
  /** The current offers of the same parts. */
  offered: PartOffers;
}

/** What the trip was to cost before, as far as it is requested again. */
export function totalBefore(row: TripRow): Money {
  const requested = row.status === 'rejected' ? requestedTotal(row) : null;
  return requested ?? toTotal(row);
}

/** Judges available parts by the current policies and approvers. */
export async function judgeRenewal(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  { signedIn }: Pick<SignedInContext, 'signedIn'>,
  row: TripRow,
  { parts, offered }: Renewal,
): Promise<RenewalOrder> {
  const travellers = row.travellers.map(({ _id, userId }) => ({ companyUserId: _id, userId }));
  const requestedBy = [...listRequesters(row), signedIn.userId];
  const ids = travellers.map(({ companyUserId }) => companyUserId);
  await refuseUnpayable(deps, row, joinDays(offered).endsOn);
  const [terms, approvers] = await Promise.all([
    readTermsFor(deps, row.company_id, ids),
    findApprovers(deps.db, { companyId: row.company_id, travellers, requestedBy }),
  ]);
  const [first, ...others] = offered;
  const verdict = joinVerdicts([first.verdict, ...others.map((part) => part.verdict)]);
  const levels = isAgreedTo(row, { parts, offered }, verdict) ? [] : verdict.levels;
  const price = totalOfOrder(offered);
  const keptRows = continuingParts(row);
  const total = totalOfOrder([...offered, ...keptRows]);
  return {
    parts: offered,
    terms,
    verdict,
    levels,
    price,
    kept: subtractMoney(total, price),
    total: amountDue({ asked: total }, row.booking_info.bookingFee),
    approvers: neededApprovers({ levels }, approvers),
  };
}

/**
 * Whether no new approval is needed: the trip takes place, no part is dearer than its agreed price, and the policy
 * requires no new level.
 */
function isAgreedTo(row: TripRow, { parts, offered }: Renewal, { levels }: JointVerdict): boolean {
  const before = levelsEverRequired(tripWithVerdicts(row));
  return (
    row.status === 'approved' &&
    levels.every((level) => before.includes(level)) &&
    parts.every(({ accepted }, index) => isWithin(offered[index]?.price, accepted))
  );
}

function isWithin(price: Money | undefined, accepted: Money): boolean {
  return price?.currency === accepted.currency && compareMoney(price, accepted) <= 0;
}
