import type { Position } from '#domain/geography.ts';
import type { AircraftKind } from './aircraft.ts';

const LONG_KM = 3500;

/** Minutes from gate to gate: taxiing, speed by distance, and the west wind. */
export function blockMinutes(kind: AircraftKind, km: number, from: Position, to: Position): number {
  const calm =
    kind === 'turboprop'
      ? 45 + km / 8.5
      : 45 + Math.min(km, LONG_KM) / 13.2 + Math.max(0, km - LONG_KM) / 14.6;
  return 5 * Math.round((calm * windFactor(km, from.longitude, to.longitude)) / 5);
}

function windFactor(km: number, from: number, to: number): number {
  const east = ((to - from + 540) % 360) - 180;
  if (Math.abs(east) <= 10) return 1;
  if (km <= LONG_KM) return east > 0 ? 0.96 : 1.07;
  return east > 0 ? 0.97 : 1.04;
}
