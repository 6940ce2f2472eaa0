import type { BookingLimits, Money } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import { DomainError, type FieldFault } from '../../../errors.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { type GivenReason, refuseMissingReason } from './refuse-incomplete-info.ts';

type Act = 'order' | 'renewal' | 'change';

interface ComparedAmount {
  accepted: Money;
  current: Money;
  path?: string;
}

interface ComparedTerms {
  prices: readonly ComparedAmount[];
  limits: BookingLimits;
  fee?: ComparedAmount;
  acceptedLevels: JointVerdict['levels'];
  levels: JointVerdict['levels'];
  verdict: JointVerdict;
  reason: GivenReason;
  /** The JSON pointer of the reason in the request. */
  reasonPath?: string;
}

const LOOK_AGAIN = 'The policy now requires a different approval. Review it and try again.';

const REFUSALS = {
  price_changed: {
    order: 'The price has increased. Review the new price and order again.',
    renewal: 'The price has increased. Review the new price and request it again.',
    change: 'The price has increased. Review the new price and try the change again.',
  },
  penalty_changed: 'The cost has increased. Review it and try again.',
  approval_changed: {
    order: 'The policy now requires a different approval. Order again.',
    renewal: LOOK_AGAIN,
    change: LOOK_AGAIN,
  },
} as const;

/**
 * Refuses what a person has not accepted: a price beyond the tolerance, a higher fee, another level of approval; and a
 * request without the reason that its verdict requires.
 */
export function refuseBeyondAgreement(act: Act, terms: ComparedTerms): void {
  const { prices, limits, fee, acceptedLevels, levels, verdict, reason, reasonPath } = terms;
  const dearer = prices.filter(
    ({ accepted, current }) => !priceChange(accepted, current, limits).withinTolerance,
  );
  if (dearer.length > 0) {
    throw new DomainError('price_changed', REFUSALS.price_changed[act], toFields(dearer));
  }
  if (
    fee &&
    (fee.accepted.currency !== fee.current.currency || compareMoney(fee.current, fee.accepted) > 0)
  ) {
    throw new DomainError('penalty_changed', REFUSALS.penalty_changed);
  }
  if (levels.some((level) => !acceptedLevels.includes(level))) {
    throw new DomainError('approval_changed', REFUSALS.approval_changed[act]);
  }
  refuseMissingReason(reason, needsReason(toVerdict(verdict)), reasonPath);
}

function toFields(dearer: readonly ComparedAmount[]): { fields?: FieldFault[] } {
  const fields = dearer.flatMap(({ path, current }) =>
    path === undefined ? [] : [{ path, code: 'price_changed' as const, params: { price: current } }],
  );
  return fields.length > 0 ? { fields } : {};
}
