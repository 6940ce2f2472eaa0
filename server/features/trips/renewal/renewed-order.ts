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
import { approversOf } from '../approval/approvers-of.ts';
import { judgedTrip } from '../judged-trip.ts';
import type { CheckedOrder } from '../order/check-order.ts';
import { daysOf, neededApprovers, type OfferedParts, totalOfOrder } from '../order/judge-order.ts';
import { requestersOf } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { continuingParts } from './continuing-parts.ts';
import { refuseUnpayable } from './refuse-unpayable.ts';
import type { RenewablePart } from './renewable-part-repository.ts';

/** A trip as it can be requested again. */
export interface RenewedOrder extends Pick<CheckedOrder, 'approvers'> {
  parts: OfferedParts;
  terms: BookingTerms;
  /** Of the parts. */
  verdict: JointVerdict;
  /** Who has to approve them now. */
  levels: JointVerdict['levels'];
  /** Of the parts. */
  price: Money;
  /** Of what the trip keeps beside them, in the same currency. */
  kept: Money;
  /** Of the whole trip, with the fee of the company. */
  total: Money;
  /** Of the whole trip. */
  days: { startsOn: string; endsOn: string };
}

interface Renewal {
  parts: readonly RenewablePart[];
  /** The same parts as they can be had now. */
  offered: OfferedParts;
}

/** What the policies and approvers of now make of parts that can all be had. */
export async function judgeRenewal(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  { signedIn }: Pick<SignedInContext, 'signedIn'>,
  row: TripRow,
  { parts, offered }: Renewal,
): Promise<RenewedOrder> {
  const travellers = row.travellers.map(({ _id, userId }) => ({ companyUserId: _id, userId }));
  const requestedBy = [...requestersOf(row), signedIn.userId];
  const ids = travellers.map(({ companyUserId }) => companyUserId);
  await refuseUnpayable(deps, row, daysOf(offered).endsOn);
  const [terms, approvers] = await Promise.all([
    readTermsFor(deps, row.company_id, ids),
    approversOf(deps.db, { companyId: row.company_id, travellers, requestedBy }),
  ]);
  const [first, ...others] = offered;
  const verdict = joinVerdicts([first.verdict, ...others.map((part) => part.verdict)]);
  const levels = isAgreedTo(row, { parts, offered }, verdict) ? [] : verdict.levels;
  const price = totalOfOrder(offered);
  const keptRows = continuingParts(row);
  const whole = totalOfOrder([...offered, ...keptRows]);
  const keptDays = keptRows.map(({ starts_on, ends_on }) => ({ startsOn: starts_on, endsOn: ends_on }));
  return {
    parts: offered,
    terms,
    verdict,
    levels,
    price,
    kept: subtractMoney(whole, price),
    total: amountDue({ asked: whole }, row.booking_info.bookingFee),
    days: daysOf([...offered, ...keptDays]),
    approvers: neededApprovers({ levels }, approvers),
  };
}

/**
 * Whether no approval is needed again: the trip takes place, no part is dearer than what was agreed to for it, and the
 * policy asks for no level that the trip did not have before.
 */
function isAgreedTo(row: TripRow, { parts, offered }: Renewal, { levels }: JointVerdict): boolean {
  const before = levelsEverRequired(judgedTrip(row));
  return (
    row.status === 'approved' &&
    levels.every((level) => before.includes(level)) &&
    parts.every(({ accepted }, index) => isWithin(offered[index]?.price, accepted))
  );
}

function isWithin(price: Money | undefined, accepted: Money): boolean {
  return price?.currency === accepted.currency && compareMoney(price, accepted) <= 0;
}
