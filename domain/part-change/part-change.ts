import type { CheckoutPart } from '../checkout/checkout-part.ts';
import { toPartRequest } from '../checkout/part-requests.ts';
import type { PartChangeQuote, PartChangeRequest, Trip, TripPart } from '../contract.ts';

export type ChangeInfo = Pick<PartChangeRequest, 'reason' | 'comment'>;

export interface ChangeWithQuote {
  quote: PartChangeQuote;
  booked: TripPart;
  part: CheckoutPart;
}

export type ChangeSubmission = 'requested' | 'placed';

export type QuoteDifference = 'same' | 'cheaper' | 'dearer' | 'otherTerms';

export function quoteDifference(accepted: PartChangeQuote, current: PartChangeQuote): QuoteDifference {
  if (accepted.due.currency !== current.due.currency) return 'otherTerms';
  const more = sumCost(current) - sumCost(accepted);
  if (more !== 0) return more > 0 ? 'dearer' : 'cheaper';
  return serializeTerms(accepted) === serializeTerms(current) ? 'same' : 'otherTerms';
}

function sumCost({ difference, penalty }: PartChangeQuote): number {
  return difference.amount + penalty.amount;
}

function serializeTerms({ after, penalty, onSite, verdict, approvers, lost }: PartChangeQuote): string {
  const { action, levels, inPolicy } = verdict;
  const ids = approvers.map(({ _id }) => _id);
  return JSON.stringify([after, penalty, onSite, action, levels, inPolicy, ids, lost]);
}

export function toChangeRequest(
  { quote: { after, penalty, verdict }, part }: ChangeWithQuote,
  info: ChangeInfo,
): PartChangeRequest {
  return { part: toPartRequest(part), agreed: { price: after, penalty }, levels: verdict.levels, ...info };
}

export function findChangeSubmission(
  { changes = [] }: Pick<Trip, 'changes'>,
  partId: string,
): ChangeSubmission {
  const change = changes.findLast((one) => one.partId === partId);
  return change?.approval ? 'requested' : 'placed';
}
