import type { CheckoutPart } from '../checkout/checkout-part.ts';
import { toPartRequest } from '../checkout/part-requests.ts';
import type { PartChangeQuote, PartChangeRequest, Trip, TripPart } from '../contract.ts';

/** The information entered with a change. */
export type ChangeInfo = Pick<PartChangeRequest, 'reason' | 'comment'>;

/** The supplier's current price of a change. */
export interface ChangeWithQuote {
  quote: PartChangeQuote;
  /** The part as it is booked. */
  booked: TripPart;
  /** The new part as it was last priced. */
  part: CheckoutPart;
}

/** The state of a change that was sent: approvers decide on it, or it is requested from its supplier. */
export type ChangeSubmission = 'requested' | 'placed';

/** How a new quote differs from the one that the user was shown. */
export type QuoteDifference = 'same' | 'cheaper' | 'dearer' | 'otherTerms';

/** Compared by the cost in all, then by who has to approve it, what is lost, what the amount is made up of and where it is paid. */
export function quoteDifference(shown: PartChangeQuote, now: PartChangeQuote): QuoteDifference {
  if (shown.due.currency !== now.due.currency) return 'otherTerms';
  const more = sumCost(now) - sumCost(shown);
  if (more !== 0) return more > 0 ? 'dearer' : 'cheaper';
  return serializeTerms(shown) === serializeTerms(now) ? 'same' : 'otherTerms';
}

/** The extra cost over the booked price, wherever it is paid; negative when it costs less. */
function sumCost({ difference, penalty }: PartChangeQuote): number {
  return difference.amount + penalty.amount;
}

function serializeTerms({ after, penalty, onSite, verdict, approvers, lost }: PartChangeQuote): string {
  const { action, levels, inPolicy } = verdict;
  const ids = approvers.map(({ _id }) => _id);
  return JSON.stringify([after, penalty, onSite, action, levels, inPolicy, ids, lost]);
}

/** The request: the part with the price, the penalty and the approvals that the user was shown. */
export function toChangeRequest(
  { quote: { after, penalty, verdict }, part }: ChangeWithQuote,
  info: ChangeInfo,
): PartChangeRequest {
  return { part: toPartRequest(part), agreed: { price: after, penalty }, levels: verdict.levels, ...info };
}

/** The state of the newest change of a part. */
export function findChangeSubmission(
  { changes = [] }: Pick<Trip, 'changes'>,
  partId: string,
): ChangeSubmission {
  const change = changes.findLast((one) => one.partId === partId);
  return change?.approval ? 'requested' : 'placed';
}
