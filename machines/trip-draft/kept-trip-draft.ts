import type { TripDraftContext } from './trip-draft-context.ts';

/** What is kept of a draft trip. */
export type TripDraft = Pick<TripDraftContext, 'parts' | 'extended' | 'gone' | 'checkout' | 'ordering'>;

/** Null while there is nothing worth keeping. */
export function tripDraftToKeep(context: TripDraftContext): TripDraft | null {
  const { parts, extended, gone, checkout, ordering } = context;
  return parts.length > 0 || extended ? { parts, extended, gone, checkout, ordering } : null;
}
