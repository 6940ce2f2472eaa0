import type { FlightPart, LostBenefit } from '#domain/contract.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import { findReversal, isChangeable } from '../part/kinds/part-kinds.ts';

type Allowance = FlightPart['fare']['family']['checked'];

/** A booked part and its replacement, both of the same kind. */
export type PartPair =
  | { kind: 'flight'; before: PartDetails<'flight'>; after: PartDetails<'flight'> }
  | { kind: 'hotel'; before: PartDetails<'hotel'>; after: PartDetails<'hotel'> }
  | { kind: 'car'; before: PartDetails<'car'>; after: PartDetails<'car'> };

/** The benefits that the booked part has and its replacement has not. */
export function lostBenefits(parts: PartPair, now: Date): LostBenefit[] {
  return [...lostByKind(parts), ...lostConditions(parts, now)];
}

function lostConditions({ kind, before, after }: PartPair, now: Date): LostBenefit[] {
  const [reversal, later] = [findReversal(kind, before, now), findReversal(kind, after, now)];
  return present({
    changeable: isChangeable(kind, before, now) && !isChangeable(kind, after, now),
    refundable: reversal !== 'never' && later === 'never',
    freeCancellation: reversal === 'free' && later !== 'free',
  });
}

function lostByKind(parts: PartPair): LostBenefit[] {
  switch (parts.kind) {
    case 'flight':
      return lostOfFlight(parts.before, parts.after);
    case 'hotel': {
      const [before, after] = [parts.before.room, parts.after.room];
      return present({
        breakfast: before.breakfastIncluded && !after.breakfastIncluded,
        corporateRate: before.corporate && !after.corporate,
      });
    }
    case 'car': {
      const [before, after] = [parts.before.car, parts.after.car];
      return present({
        unlimitedMileage: before.mileage.unlimited && !after.mileage.unlimited,
        damageCover: before.insurance.covers.some((cover) => !after.insurance.covers.includes(cover)),
      });
    }
  }
}

function lostOfFlight(before: PartDetails<'flight'>, after: PartDetails<'flight'>): LostBenefit[] {
  const [had, has] = [before.fare.family, after.fare.family];
  return present({
    seats: seatedTravellers(before) > seatedTravellers(after),
    bags: boughtBags(before) > boughtBags(after),
    carryOnBaggage: isLess(has.carryOn, had.carryOn),
    checkedBaggage: isLess(has.checked, had.checked),
    lounge: had.lounge && !has.lounge,
  });
}

/** Counts travellers with a seat rather than seats, because another route may have fewer segments. */
function seatedTravellers({ seats }: PartDetails<'flight'>): number {
  return new Set(seats.map(({ traveler }) => traveler)).size;
}

/** Counts bags on the leg with the most, because another route may have fewer legs. */
function boughtBags({ bags }: PartDetails<'flight'>): number {
  const most = new Map<string, number>();
  for (const { traveler, kind, quantity } of bags) {
    const name = `${traveler} ${kind}`;
    most.set(name, Math.max(most.get(name) ?? 0, quantity));
  }
  return [...most.values()].reduce((sum, quantity) => sum + quantity, 0);
}

function isLess(after: Allowance, before: Allowance): boolean {
  return after.pieces < before.pieces || (after.pieces > 0 && after.kilogramsEach < before.kilogramsEach);
}

function present(lost: Partial<Record<LostBenefit, boolean>>): LostBenefit[] {
  const benefits = Object.keys(lost) as LostBenefit[]; // the type of the argument has no other keys
  return benefits.filter((benefit) => lost[benefit]);
}
