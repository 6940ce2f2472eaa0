import type { LostBenefit } from '#domain/contract.ts';
import type { PartDetails, SupplierPartKind } from '../../../db/trip-tables.ts';
import { findReversal, isChangeable, listLost } from '../part/kinds/part-kinds.ts';

export type PartPair<Kind extends SupplierPartKind = SupplierPartKind> = {
  [One in Kind]: { kind: One; before: PartDetails<One>; after: PartDetails<One> };
}[Kind];

export function lostBenefits(parts: PartPair, now: Date): LostBenefit[] {
  return [...present(listLost(parts)), ...lostConditions(parts, now)];
}

function lostConditions({ kind, before, after }: PartPair, now: Date): LostBenefit[] {
  const [reversal, later] = [findReversal(kind, before, now), findReversal(kind, after, now)];
  return present({
    changeable: isChangeable(kind, before, now) && !isChangeable(kind, after, now),
    refundable: reversal !== 'never' && later === 'never',
    freeCancellation: reversal === 'free' && later !== 'free',
  });
}

function present(lost: Partial<Record<LostBenefit, boolean>>): LostBenefit[] {
  const benefits = Object.keys(lost) as LostBenefit[]; // the type of the argument has no other keys
  return benefits.filter((benefit) => lost[benefit]);
}
