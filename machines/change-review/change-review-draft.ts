import type { ChangeInfo } from '#domain/part-change/part-change.ts';
import { hasFields, hasShape, isOptional, isText, isWord, toFields } from '../booking/draft-checks.ts';
import { isSavedChange, type SavedChange } from '../checkout/sent-request.ts';

/** The saved state of a review. */
export interface ReviewDraft {
  /** The trip information entered so far. */
  info: ChangeInfo;
  /** The last change that may have been sent. */
  change: SavedChange | null;
}

/** Reads a saved review; invalid values are left out. */
export function readReviewDraft(saved: unknown): ReviewDraft {
  const { info, change } = toFields(saved);
  return { info: isInfo(info) ? info : {}, change: isSavedChange(change) ? change : null };
}

const isInfo = hasFields<ChangeInfo>({
  reason: isOptional(hasShape<NonNullable<ChangeInfo['reason']>>({ code: isWord, text: isOptional(isText) })),
  comment: isOptional(isText),
});
