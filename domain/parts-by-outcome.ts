import type { TripPart } from './contract.ts';
import { isAnyBooked } from './partly-booked.ts';

/** The parts of a trip that are not over, by what has become of them. */
export interface PartsByOutcome {
  /** Bought, or perhaps bought. */
  booked: readonly TripPart[];
  failed: readonly TripPart[];
  held: readonly TripPart[];
}

export function partsByOutcome({ parts }: { parts: readonly TripPart[] }): PartsByOutcome {
  return {
    booked: parts.filter(({ status }) => isAnyBooked([status])),
    failed: parts.filter(({ status }) => status === 'failed'),
    held: parts.filter(({ status }) => status === 'held'),
  };
}

/** Until when all that is held of these parts is held, an instant; null when nothing is. */
export function heldUntil(parts: readonly TripPart[]): string | null {
  const ends = parts.flatMap(({ status, heldUntil: end }) => (status === 'held' && end ? [end] : []));
  return ends.sort()[0] ?? null;
}
