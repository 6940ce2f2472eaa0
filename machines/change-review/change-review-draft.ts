import type { AgreedChange, Money, PartChangeRequest } from '#domain/contract.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import type { ChangeInfo } from '#domain/part-change/part-change.ts';
import {
  hasFields,
  hasShape,
  isDay,
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

/** What a change that is sent again needs of its part. */
type ChangedPart = Pick<ChangeTarget, 'tripId' | 'partId' | 'title' | 'startsOn' | 'endsOn'>;

/** A change that may have been sent, with the part that it changes. */
export interface SentChange extends SavedChange {
  changes: ChangedPart;
}

/** The saved state of a review. */
export interface ReviewDraft {
  /** The trip information entered so far. */
  info: ChangeInfo;
  /** The last change that may have been sent. */
  change: SavedChange | null;
}

/** Takes the change out of a review that is saved. */
export function splitChange(
  saved: unknown,
  changes: unknown,
): { checkout: unknown; change: SentChange | null } {
  const { change, ...checkout } = toFields(saved);
  if (!isChange(change) || !isChangedPart(changes)) return { checkout: saved, change: null };
  const { tripId, partId, title, startsOn, endsOn } = changes;
  return { checkout, change: { ...change, changes: { tripId, partId, title, startsOn, endsOn } } };
}

/** The saved review with its change. */
export function joinChange(saved: unknown, { key, request }: SentChange): unknown {
  return { ...toFields(saved), change: { key, request } };
}

/** The part of a change whose draft can't be read; its extras matter only to another choice. */
export function changedBy({ changes }: SentChange): ChangeTarget {
  return { ...changes, seats: [], bags: [], memberships: [] };
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

const isChangedPart = hasFields<ChangedPart>({
  tripId: isText,
  partId: isText,
  title: isText,
  startsOn: isDay,
  endsOn: isDay,
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
