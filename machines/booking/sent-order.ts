import { joinChange, type SentChange, splitChange } from '../change-review/change-review-draft.ts';
import { joinOrder, type SavedOrder, splitOrder } from '../checkout/checkout-draft.ts';

/** What may have been sent from the last step of a booking: the order of a trip, or a change of a booked part. */
export type SentOrder = SavedOrder | SentChange;

export function isSentChange(order: SentOrder): order is SentChange {
  return 'changes' in order;
}

interface SavedStep {
  /** Of the checkout, or of the review of a change. */
  checkout?: unknown;
  /** The part that is changed. */
  changes?: unknown;
}

/**
 * Takes what may have been sent out of a draft that is saved: it is stored beside the draft, without the version of the
 * chart, so that it can be sent again when the rest can't be read.
 */
export function splitSentOrder({ checkout: saved, changes }: SavedStep): {
  checkout: unknown;
  order: SentOrder | null;
} {
  const { checkout, change } = splitChange(saved, changes);
  return change ? { checkout, order: change } : splitOrder(saved);
}

/** The saved step with what was stored beside the draft; earlier versions stored it inside. */
export function joinSentOrder(
  saved: SavedStep,
  stored: SentOrder | null,
): { checkout: unknown; order: SentOrder | null } {
  const order = stored ?? splitSentOrder(saved).order;
  if (order && isSentChange(order)) return { checkout: joinChange(saved.checkout, order), order };
  return joinOrder(saved.checkout, order);
}
