import type { CheckoutTerms, Money, TripRequest } from '#domain/contract.ts';
import { joinVerdicts } from '#domain/policy/join-verdicts.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { DomainError } from '../../../errors.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import { sumPrices } from '../part/reprice-part.ts';

/** All re-priced parts of an order. */
export type PartOffers = readonly [PartOffer, ...PartOffer[]];
type PartDays = Pick<PartOffer, 'startsOn' | 'endsOn'>;
type Approver = CheckoutTerms['approvers'][number];

/** A hidden offer is refused as unknown, because it does not exist for these people. */
export function judgeAll(parts: PartOffers, agreedLevels: TripRequest['levels']): JointVerdict {
  const [first, ...others] = parts;
  const verdict = joinVerdicts([first.verdict, ...others.map((part) => part.verdict)]);
  if (verdict.action === 'hide') throw new DomainError('offer_invalid', 'There is no such offer.');
  if (verdict.levels.some((level) => !agreedLevels.includes(level))) {
    throw new DomainError('approval_changed', 'The policy now asks for another approval. Order again.');
  }
  return verdict;
}

/** One approver for each level that the verdict requires. */
export function neededApprovers(
  { levels }: Pick<JointVerdict, 'levels'>,
  approvers: readonly Approver[],
): Approver[] {
  return levels.map((level) => {
    const approver = approvers.find((one) => one.level === level);
    if (approver) return approver;
    throw new DomainError('approver_missing', `The trip has no approver at level ${level}.`);
  });
}

/** The first day of the first and the last day of the last part. */
export function joinDays(parts: readonly [PartDays, ...PartDays[]]): PartDays {
  const starts = parts.map(({ startsOn }) => startsOn).sort();
  const ends = parts.map(({ endsOn }) => endsOn).sort();
  const [{ startsOn, endsOn }] = parts;
  return { startsOn: starts[0] ?? startsOn, endsOn: ends.at(-1) ?? endsOn };
}

/** The total in the company's currency; a single price without an exchange rate keeps its own currency. */
export function totalOfOrder(parts: readonly Pick<PartOffer, 'details'>[]): Money {
  const total = sumPrices(parts.map(({ details }) => details));
  if (total) return total;
  throw new DomainError('unavailable', 'There is no exchange rate by which the prices could be added up.');
}
