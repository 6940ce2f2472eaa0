import type { PartStatus } from '#domain/trip-status.ts';

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);

/** Whether the part is neither booked nor about to be. */
export const isOver = (status: PartStatus): boolean => OVER.has(status);

/**
 * The parts that determine the price, the dates and the title of a trip: those that are not cancelled, including failed
 * ones, which may be booked again; all of them once all are over.
 */
export function countedParts<Part extends { status: PartStatus }>(parts: readonly Part[]): readonly Part[] {
  if (parts.every(({ status }) => isOver(status))) return parts;
  return parts.filter(({ status }) => status !== 'cancelled');
}
