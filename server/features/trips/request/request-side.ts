import type { Trip } from '#domain/contract.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';

export type RequestSide = NonNullable<Trip['events'][number]['side']>;

/** Travelers and the requester write for the travelers; everyone else writes for the agency. */
export function determineSide(
  { created_by_user_id, travelers }: Pick<TripRow, 'created_by_user_id' | 'travelers'>,
  { signedIn: { userId } }: Pick<TripViewer, 'signedIn'>,
): RequestSide {
  const isTheirs = created_by_user_id === userId || travelers.some((one) => one.userId === userId);
  return isTheirs ? 'travelers' : 'agency';
}
