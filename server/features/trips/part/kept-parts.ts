import type { PartStatus } from '#domain/trip-status.ts';

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);

/** Whether a part takes no place in its trip any more. */
export const isOver = (status: PartStatus): boolean => OVER.has(status);

/** The parts that make up a trip: those that are not over; of a trip of which nothing is left, all. */
export function keptParts<Part extends { status: PartStatus }>(parts: readonly Part[]): readonly Part[] {
  const kept = parts.filter(({ status }) => !isOver(status));
  return kept.length > 0 ? kept : parts;
}
