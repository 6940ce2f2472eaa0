import type { FlightPart, LostBenefit } from '#domain/contract.ts';
import type { PartDetails } from '../../../../db/trip-tables.ts';

type Allowance = FlightPart['fare']['family']['checked'];

export function lostOfFlight(
  before: PartDetails<'flight'>,
  after: PartDetails<'flight'>,
): Partial<Record<LostBenefit, boolean>> {
  const [had, has] = [before.fare.family, after.fare.family];
  return {
    seats: seatedTravelers(before) > seatedTravelers(after),
    bags: boughtBags(before) > boughtBags(after),
    carryOnBaggage: isLess(has.carryOn, had.carryOn),
    checkedBaggage: isLess(has.checked, had.checked),
    lounge: had.lounge && !has.lounge,
  };
}

/** Counts travelers with a seat rather than seats, because another route may have fewer segments. */
function seatedTravelers({ seats }: PartDetails<'flight'>): number {
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

/** Weights are compared where the airline states both. */
function isLess(after: Allowance, before: Allowance): boolean {
  if (after.pieces < before.pieces) return true;
  const { kilogramsEach: now } = after;
  const { kilogramsEach: then } = before;
  return after.pieces > 0 && now !== undefined && then !== undefined && now < then;
}
