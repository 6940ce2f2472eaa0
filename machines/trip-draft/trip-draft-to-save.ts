import type { TripDraftContext } from './trip-draft-context.ts';

/** The saved state of a draft trip. */
export type TripDraft = Pick<TripDraftContext, 'parts' | 'extended' | 'gone' | 'checkout' | 'ordering'>;

/** Null while there is nothing worth saving. */
export function tripDraftToSave(context: TripDraftContext): TripDraft | null {
  const { parts, extended, gone, checkout, ordering } = context;
  return parts.length > 0 || extended ? { parts, extended, gone, checkout, ordering } : null;
}
