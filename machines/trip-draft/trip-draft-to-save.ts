import type { TripDraftContext } from './trip-draft-context.ts';

export type TripDraft = Pick<TripDraftContext, 'parts' | 'extended' | 'gone' | 'checkout' | 'ordering'>;

export function tripDraftToSave(context: TripDraftContext): TripDraft | null {
  const { parts, extended, gone, checkout, ordering } = context;
  return parts.length > 0 || extended ? { parts, extended, gone, checkout, ordering } : null;
}
