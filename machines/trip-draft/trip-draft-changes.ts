import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import { readCheckoutDraft } from '../checkout/checkout-draft.ts';
import type { DraftPart, TripDraftContext } from './trip-draft-context.ts';

type Changes = Partial<TripDraftContext>;

/**
 * A part replaces the one it was chosen for, itself, or an earlier choice for the same part of a trip, which
 * it replaces or repeats; any other is appended.
 */
export function withPart(
  { parts, gone, checkout }: TripDraftContext,
  added: DraftPart,
  replaces: string | null,
): Changes {
  const { replacedPart, repeats } = added.part;
  const isReplaced = ({ id, part }: DraftPart) =>
    id === added.id ||
    id === replaces ||
    (replacedPart !== undefined && part.replacedPart === replacedPart) ||
    (repeats !== undefined && part.repeats === repeats);
  const position = parts.findIndex(isReplaced);
  const others = parts.filter((one) => !isReplaced(one));
  const before = parts[position];
  const { earlier = before?.earlier } = added;
  const part = { ...added, earlier, part: withOrigin(before?.part, added.part) };
  return {
    parts: position < 0 ? [...others, part] : others.toSpliced(position, 0, part),
    gone: gone.filter((id) => others.some((one) => one.id === id)),
    removed: null,
    draftNotice: null,
    checkout: withEarlierInfo(checkout, added.earlier),
  };
}

/** What has been entered stays; what an earlier request said is filled in where nothing has been. */
function withEarlierInfo(checkout: unknown, earlier: DraftPart['earlier']): unknown {
  const { info, ...saved } = readCheckoutDraft(checkout);
  if (!info || !earlier) return checkout;
  const { comment = earlier.comment, reason = earlier.reason } = info;
  return {
    ...saved,
    info: {
      ...info,
      comment,
      reason,
      referenceFieldValues: { ...earlier.referenceFieldValues, ...info.referenceFieldValues },
    },
  };
}

/** A part that is chosen again still replaces, or repeats, the part of a trip for which it was chosen first. */
function withOrigin(before: CheckoutPart | undefined, part: CheckoutPart): CheckoutPart {
  const { replacedPart = before?.replacedPart, repeats = before?.repeats } = part;
  return {
    ...part,
    ...(replacedPart !== undefined && { replacedPart }),
    ...(repeats !== undefined && { repeats }),
  };
}

export function withoutPart({ parts, gone, removed }: TripDraftContext, id: string): Changes {
  const position = parts.findIndex((one) => one.id === id);
  const part = parts[position];
  return {
    parts: parts.filter((one) => one.id !== id),
    gone: gone.filter((one) => one !== id),
    removed: part ? { part, position, isGone: gone.includes(id) } : removed,
  };
}

export function restorePart({ parts, gone, removed }: TripDraftContext): Changes {
  if (!removed) return {};
  const { part, position, isGone } = removed;
  return {
    parts: parts.toSpliced(position, 0, part),
    gone: isGone ? [...gone, part.id] : gone,
    removed: null,
  };
}

/**
 * Assigns the parts to a trip; the entered information remains if the trip is the same.
 */
export function assignTrip(context: TripDraftContext, trip: TripToExtend, info: unknown): Changes {
  if (context.extended?.tripId === trip.tripId) return { extended: trip };
  return { ...clearReplacements(context), extended: trip, checkout: { info, order: null, trip: null } };
}

export function leaveTrip(context: TripDraftContext): Changes {
  return { ...clearReplacements(context), extended: null, checkout: null };
}

function clearReplacements({ parts, removed }: TripDraftContext): Changes {
  return {
    parts: parts.map(withoutReplaced),
    removed: removed && { ...removed, part: withoutReplaced(removed.part) },
  };
}

function withoutReplaced({ part: { replacedPart: _, ...part }, ...draft }: DraftPart): DraftPart {
  return { ...draft, part };
}

export function renewPrices({ parts }: TripDraftContext, accepted: readonly CheckoutPart[]): Changes {
  return {
    parts: parts.map((one, position) => ({ ...one, part: accepted[position] ?? one.part })),
    gone: [],
  };
}

export function firstExpiry({ parts }: Pick<TripDraftContext, 'parts'>): string | null {
  const [first = null] = parts.map(({ part }) => part.priced.expiresAt).sort();
  return first;
}
