import type { TripPart } from './contract.ts';
import { isAnyBooked } from './partly-booked.ts';

/** The parts of a trip that are not over, by outcome. */
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

/** The earliest end of the holds on these parts, an instant; null without holds. */
export function heldUntil(parts: readonly TripPart[]): string | null {
  const ends = parts.flatMap(({ status, heldUntil: end }) => (status === 'held' && end ? [end] : []));
  return ends.sort()[0] ?? null;
}
