import type { ChangeInfo } from '#domain/part-change/part-change.ts';
import { hasFields, hasShape, isOptional, isText, isWord, toFields } from '../booking/draft-checks.ts';
import { isSavedChange, type SavedChange } from '../checkout/sent-request.ts';

export interface ReviewDraft {
  info: ChangeInfo;
  change: SavedChange | null;
}

export function readReviewDraft(saved: unknown): ReviewDraft {
  const { info, change } = toFields(saved);
  return { info: isInfo(info) ? info : {}, change: isSavedChange(change) ? change : null };
}

const isInfo = hasFields<ChangeInfo>({
  reason: isOptional(hasShape<NonNullable<ChangeInfo['reason']>>({ code: isWord, text: isOptional(isText) })),
  comment: isOptional(isText),
});
