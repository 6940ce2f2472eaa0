import type { AgreedChange, Money, PartChangeRequest } from '#domain/contract.ts';
import type { ChangeInfo } from '#domain/part-change/part-change.ts';
import {
  hasFields,
  hasShape,
  isKey,
  isNumber,
  isOptional,
  isText,
  isWord,
  toFields,
} from '../booking/draft-checks.ts';

/** A change with the key under which it is sent, for every attempt. */
export interface SavedChange {
  key: string;
  request: PartChangeRequest;
}

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
  return { info: isInfo(info) ? info : {}, change: isChange(change) ? change : null };
}

const isInfo = hasFields<ChangeInfo>({
  reason: isOptional(hasShape<NonNullable<ChangeInfo['reason']>>({ code: isWord, text: isOptional(isText) })),
  comment: isOptional(isText),
});

const isAmount = hasFields<Money>({ amount: isNumber });

const isChange = hasShape<SavedChange>({
  key: isKey,
  request: hasFields<PartChangeRequest>({
    part: hasFields<PartChangeRequest['part']>({ offer: isText }),
    agreed: hasShape<AgreedChange>({ price: isAmount, penalty: isAmount }),
    levels: Array.isArray,
  }),
});
