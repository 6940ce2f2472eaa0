import type { Trip } from '#domain/contract.ts';
import { isUnderWay } from './is-under-way.ts';

const UNDER_WAY_MS = 2_000;
/** How long a message of the other side may take until it is seen. */
const CONVERSATION_MS = 15_000;

/** After how long a trip is loaded again, in milliseconds; false when nothing happens to it by itself. */
export function lookAgainAfter(trip: Trip): number | false {
  if (isUnderWay(trip)) return UNDER_WAY_MS;
  return trip.request?.isOpen ? CONVERSATION_MS : false;
}
