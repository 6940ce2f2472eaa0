import { amountDue } from '#domain/checkout/amount-due.ts';
import type { Money } from '#domain/contract.ts';
import { compareMoney, subtractMoney } from '#domain/money.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { levelsEverRequired } from '#domain/policy/trip-verdict.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { readBookingRules } from '../../companies/checkout-repository.ts';
import { participantsOf } from '../approval/find-approvers.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { toTotal } from '../page/trip-mapper.ts';
import type { OrderToHold } from '../pipeline/hold-all.ts';
import { findNeededApprovers, joinDays, judgeAll, type PartOffers, totalOf } from '../pipeline/judge-all.ts';
import { refuseUnpayable } from '../pipeline/refuse-impossible.ts';
import type { RenewablePart } from '../pipeline/renewable-part-repository.ts';
import type { LaterRequest } from '../pipeline/request-terms.ts';
import { requestedTotal } from '../requested-total.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { tripWithVerdicts } from '../trip-with-verdicts.ts';
import { continuingParts } from './continuing-parts.ts';

export interface RenewalOrder extends OrderToHold, Pick<LaterRequest, 'verdict'> {
  approvers: Awaited<ReturnType<typeof findNeededApprovers>>;
  levels: JointVerdict['levels'];
  price: Money;
  /** The price of the parts that the trip keeps, in the same currency. */
  kept: Money;
  total: Money;
}

interface Renewal {
  parts: readonly RenewablePart[];
  offered: PartOffers;
}

export function totalBefore(row: TripRow): Money {
  const requested = row.status === 'rejected' ? requestedTotal(row) : null;
  return requested ?? toTotal(row);
}

export async function readRenewalTerms(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  { company_id: companyId, travelers }: TripRow,
  moment: CompanyMoment,
): Promise<Pick<OrderToHold, 'terms' | 'limits'>> {
  const ids = travelers.map(({ _id }) => _id);
  const [terms, { limits }] = await Promise.all([
    readTermsFor(deps, companyId, ids, moment),
    readBookingRules(deps.db, companyId),
  ]);
  return { terms, limits };
}

export async function judgeRenewal(
  deps: Pick<Deps, 'db'>,
  { signedIn }: Pick<SignedInContext, 'signedIn'>,
  row: TripRow,
  { parts, offered, terms, limits }: Renewal & Pick<OrderToHold, 'terms' | 'limits'>,
): Promise<RenewalOrder> {
  await refuseUnpayable(deps, row, joinDays(offered).endsOn);
  const verdict = judgeAll(offered);
  const levels = isWithinAgreement(row, { parts, offered }, verdict) ? [] : verdict.levels;
  const price = totalOf(offered);
  const total = totalOf([...offered, ...continuingParts(row)]);
  const participants = participantsOf(row, signedIn.userId);
  return {
    parts: offered,
    terms,
    limits,
    verdict,
    levels,
    price,
    kept: subtractMoney(total, price),
    total: amountDue({ asked: total }, row.booking_info.bookingFee),
    approvers: await findNeededApprovers(deps.db, participants, levels),
  };
}

/**
 * Whether no new approval is needed: the trip takes place, no part is above its cap, and the policy
 * requires no new level.
 */
function isWithinAgreement(row: TripRow, { parts, offered }: Renewal, { levels }: JointVerdict): boolean {
  const before = levelsEverRequired(tripWithVerdicts(row));
  return (
    row.status === 'approved' &&
    levels.every((level) => before.includes(level)) &&
    parts.every(({ priceCap }, index) => isWithin(offered[index]?.price, priceCap))
  );
}

function isWithin(price: Money | undefined, priceCap: Money): boolean {
  return price?.currency === priceCap.currency && compareMoney(price, priceCap) <= 0;
}
