import type { Trip } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';

const BUSY: ReadonlySet<PartStatus> = new Set(['confirming', 'changing', 'cancelling', 'unknown']);

/** Whether something happens to a trip that its page should show without being asked. */
export function isUnderWay({ status, parts }: Pick<Trip, 'status' | 'parts'>): boolean {
  return status === 'approved' || parts.some((part) => BUSY.has(part.status));
}
