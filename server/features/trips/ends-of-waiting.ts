import type { Trip } from '#domain/contract.ts';
import { stayBegin } from './stay-begin.ts';

/** What a trip can't wait beyond: the end of each hold, and the begin of each part that is still ahead. */
export function endsOfWaiting({ parts }: Pick<Trip, 'parts'>, now: Date): Date[] {
  const kept = parts.filter(({ status }) => status !== 'cancelled' && status !== 'failed');
  const begins = kept.map(({ startsOn, checkInFrom, property: { zone } }) =>
    stayBegin({ startsOn, checkInFrom, zone }, now),
  );
  return [
    ...kept.flatMap(({ heldUntil }) => (heldUntil === undefined ? [] : new Date(heldUntil))),
    ...begins.filter((begin) => begin > now),
  ];
}
