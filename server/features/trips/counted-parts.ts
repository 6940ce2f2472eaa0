import type { PartStatus } from '#domain/trip-status.ts';

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);

export const isOver = (status: PartStatus): boolean => OVER.has(status);

interface StoredState {
  status: PartStatus;
  attempt: 'confirm' | 'change' | 'cancel' | null;
  was_booked: boolean;
}

/** Whether a hold is given back and its supplier has not confirmed that yet; nothing is to be paid for it. */
export function isReleased({ status, attempt, was_booked }: StoredState): boolean {
  return (status === 'cancelling' || status === 'unknown') && attempt === 'cancel' && !was_booked;
}

/**
 * Selects the parts that determine the dates and title of a trip: those that are not cancelled, including failed
 * ones, which may be booked again; all parts once all are over.
 */
export function countedParts<Part extends { status: PartStatus }>(parts: readonly Part[]): readonly Part[] {
  if (parts.every(({ status }) => isOver(status))) return parts;
  return parts.filter(({ status }) => status !== 'cancelled');
}
