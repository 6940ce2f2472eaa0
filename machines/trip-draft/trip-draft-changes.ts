import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { DraftPart, TripDraftContext } from './trip-draft-context.ts';

type Changes = Partial<TripDraftContext>;

/** A part takes the place of the one that it replaces, or of itself; any other is the last. */
export function withPart(
  { parts, gone }: TripDraftContext,
  part: DraftPart,
  replaces: string | null,
): Changes {
  const position = parts.findIndex(({ id }) => id === part.id || id === replaces);
  const others = parts.filter(({ id }) => id !== part.id && id !== replaces);
  return {
    parts: position < 0 ? [...others, part] : others.toSpliced(position, 0, part),
    gone: gone.filter((id) => id !== part.id && id !== replaces),
    removed: null,
    draftNotice: null,
  };
}

export function withoutPart({ parts, gone, removed }: TripDraftContext, id: string): Changes {
  const position = parts.findIndex((one) => one.id === id);
  const part = parts[position];
  return {
    parts: parts.filter((one) => one.id !== id),
    gone: gone.filter((one) => one !== id),
    removed: part ? { part, position } : removed,
  };
}

/** Puts the part back that was removed last. */
export function restoring({ parts, removed }: TripDraftContext): Changes {
  if (!removed) return {};
  return { parts: parts.toSpliced(removed.position, 0, removed.part), removed: null };
}

/** The same parts at the prices that the person has accepted in the checkout. */
export function renewed({ parts }: TripDraftContext, accepted: readonly CheckoutPart[]): Changes {
  return {
    parts: parts.map((one, position) => ({ ...one, part: accepted[position] ?? one.part })),
    gone: [],
  };
}

/** When the first of the prices expires; null when there is none. */
export function firstExpiry({ parts }: Pick<TripDraftContext, 'parts'>): string | null {
  const [first = null] = parts.map(({ part }) => part.priced.expiresAt).sort();
  return first;
}
