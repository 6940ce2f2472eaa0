import type { Kysely } from 'kysely';
import type { CheckoutTerms, Money } from '#domain/contract.ts';
import { joinVerdicts } from '#domain/policy/join-verdicts.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { Database } from '../../../db/schema.ts';
import { DomainError } from '../../../errors.ts';
import { findApprovers, type TripParticipants } from '../approval/find-approvers.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import { sumPrices } from '../part/reprice-part.ts';

export type PartOffers = readonly [PartOffer, ...PartOffer[]];
type PartDays = Pick<PartOffer, 'startsOn' | 'endsOn'>;
type Approver = CheckoutTerms['approvers'][number];

export function eachPart(
  [first, ...others]: PartOffers,
  change: (part: PartOffer, position: number) => PartOffer,
): PartOffers {
  return [change(first, 0), ...others.map((part, index) => change(part, index + 1))];
}

/** The verdict on all parts; a hidden offer is refused as unknown, because it does not exist for these people. */
export function judgeAll([first, ...others]: PartOffers): JointVerdict {
  const verdict = joinVerdicts([first.verdict, ...others.map((part) => part.verdict)]);
  if (verdict.action === 'hide') throw new DomainError('offer_invalid', 'The offer was not found.');
  return verdict;
}

export async function findNeededApprovers(
  db: Kysely<Database>,
  participants: TripParticipants,
  levels: JointVerdict['levels'],
): Promise<Approver[]> {
  const possible = levels.length > 0 ? await findApprovers(db, participants) : [];
  return levels.map((level) => neededApprover(level, possible));
}

export function neededApprover(level: Approver['level'], possible: readonly Approver[]): Approver {
  const approver = possible.find((one) => one.level === level);
  if (approver) return approver;
  throw new DomainError('approver_missing', `The trip has no approver at level ${level}.`);
}

export function joinDays(parts: readonly [PartDays, ...PartDays[]]): PartDays {
  const starts = parts.map(({ startsOn }) => startsOn).sort();
  const ends = parts.map(({ endsOn }) => endsOn).sort();
  const [{ startsOn, endsOn }] = parts;
  return { startsOn: starts[0] ?? startsOn, endsOn: ends.at(-1) ?? endsOn };
}

export function totalOf(parts: readonly Pick<PartOffer, 'details'>[]): Money {
  const total = sumPrices(parts.map(({ details }) => details));
  if (total) return total;
  throw new DomainError('unavailable', "The prices can't be added up, because an exchange rate is missing.");
}
