import type { PartChangeRequest } from '#domain/contract.ts';
import type { ChangeInfo } from '#domain/part-change/part-change.ts';

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

function isInfo(value: unknown): value is ChangeInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { reason, comment = '' } = toFields(value);
  const { code, text = '' } = toFields(reason);
  const isReason = reason === undefined || (typeof code === 'string' && typeof text === 'string');
  return typeof comment === 'string' && isReason;
}

function isChange(value: unknown): value is SavedChange {
  const { key, request } = toFields(value);
  const { part, agreed, levels } = toFields(request);
  const { price, penalty } = toFields(agreed);
  const isPart = typeof toFields(part).offer === 'string';
  const isAgreed = [price, penalty].every((money) => typeof toFields(money).amount === 'number');
  return typeof key === 'string' && key !== '' && isPart && isAgreed && Array.isArray(levels);
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
