import type { KeptName } from './reference-state.ts';

/** The practice hotel in which always the same happens once it is ordered. */
export function hotelOf(kept: KeptName): string {
  if (kept === 'a room that will be declined') return 'The Closed Desk';
  return kept === 'a room whose answer will be lost' || kept === 'a change'
    ? 'The Lost Letter'
    : 'The Only Room';
}
