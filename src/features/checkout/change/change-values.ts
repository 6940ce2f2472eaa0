import type { PartChangeQuote } from '#domain/contract.ts';
import type { ChangeInfo } from '#domain/part-change/part-change.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import type { CheckoutValues } from '../checkout-values.ts';

export type ChangeValues = Pick<CheckoutValues, 'reasonCode' | 'reasonText' | 'comment'>;

export type ChangeFaults = Partial<Record<keyof ChangeValues, 'required'>>;

type QuoteVerdict = Pick<PartChangeQuote, 'verdict'>;

export function toChangeValues({ reason, comment = '' }: ChangeInfo): ChangeValues {
  return { reasonCode: reason?.code ?? '', reasonText: reason?.text ?? '', comment };
}

/** The reason and comment as they are sent: without empty ones, and with a reason only where it is required. */
export function toChangeInfo(values: ChangeValues, { verdict }: QuoteVerdict): ChangeInfo {
  const { reasonCode } = values;
  const text = values.reasonText.trim();
  const comment = values.comment.trim();
  return {
    reason:
      needsReason(verdict) && reasonCode !== ''
        ? { code: reasonCode, ...(text !== '' && { text }) }
        : undefined,
    comment: comment || undefined,
  };
}

export function findFaults(
  { reasonCode, reasonText }: ChangeValues,
  { verdict }: QuoteVerdict,
): ChangeFaults {
  if (!needsReason(verdict)) return {};
  return {
    reasonCode: reasonCode === '' ? 'required' : undefined,
    reasonText: reasonCode === 'other' && reasonText.trim() === '' ? 'required' : undefined,
  };
}
