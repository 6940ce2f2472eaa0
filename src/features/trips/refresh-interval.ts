import type { Trip } from '#domain/contract.ts';
import { isUnderWay } from './is-under-way.ts';

const UNDER_WAY_MS = 2_000;
/** The maximum delay until a message of the other side appears. */
const CONVERSATION_MS = 15_000;

/** The refresh interval of a trip in milliseconds; false when it does not change by itself. */
export function refreshInterval(trip: Trip): number | false {
  if (isUnderWay(trip)) return UNDER_WAY_MS;
  return trip.request?.isOpen ? CONVERSATION_MS : false;
}
