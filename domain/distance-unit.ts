import type { DistanceUnit } from './contract.ts';

const KILOMETRES = { km: 1, mi: 1.609_344 } satisfies Record<DistanceUnit, number>;

export function toKilometres(distance: number, unit: DistanceUnit): number {
  return distance * KILOMETRES[unit];
}

/** Rounded to one digit, as distances are displayed. */
export function distanceIn(unit: DistanceUnit, kilometres: number): number {
  return Math.round((kilometres / KILOMETRES[unit]) * 10) / 10;
}
