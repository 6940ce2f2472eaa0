import type { PartStatus } from '#domain/trip-status.ts';

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);

/** Whether the part is not bought, and not about to be. */
export const isOver = (status: PartStatus): boolean => OVER.has(status);

/**
 * The parts that count in what a trip costs, when it takes place and what it is called: those that are not cancelled,
 * as what could not be booked may still be booked again; once all are over, each of them.
 */
export function countedParts<Part extends { status: PartStatus }>(parts: readonly Part[]): readonly Part[] {
  if (parts.every(({ status }) => isOver(status))) return parts;
  return parts.filter(({ status }) => status !== 'cancelled');
}
