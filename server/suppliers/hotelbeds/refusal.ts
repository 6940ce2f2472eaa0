/** What Hotelbeds means by a refusal; `product` when the room can't be had for a reason that is not known. */
export type Reason =
  | 'tooFast'
  | 'quotaUsedUp'
  | 'notAllowed'
  | 'paymentNeeded'
  | 'soldOut'
  | 'priceChanged'
  | 'alreadyCancelled'
  | 'notCancellable'
  | 'notFound'
  | 'product'
  | 'invalid';

export interface Refusal {
  kind: 'refused';
  status: number;
  code: string;
  reason: Reason;
}

/** Messages are the only way in which Hotelbeds tells refusals of one code apart. */
const REASONS_BY_MESSAGE: readonly (readonly [RegExp, Reason])[] = [
  [/over.?qps|rate limits? exceeded|too many requests/i, 'tooFast'],
  [/over.?rate|quota exceeded/i, 'quotaUsedUp'],
  [/price has (increased|changed)/i, 'priceChanged'],
  [/allotment|stop sales|minimum stay/i, 'soldOut'],
  [/already (been )?cancel/i, 'alreadyCancelled'],
  [/not allow cancel|after the check-?in|check-?in date in the past/i, 'notCancellable'],
  [/(booking|reservation) does not exist/i, 'notFound'],
];

const REASONS_BY_STATUS: Readonly<Record<number, Reason>> = {
  401: 'notAllowed',
  402: 'paymentNeeded',
  403: 'notAllowed',
  404: 'notFound',
  // The same request has failed within the last 15 minutes, because of its product.
  410: 'soldOut',
  429: 'tooFast',
};

export function findReason(status: number, code: string, message: string): Reason {
  const [, byMessage] = REASONS_BY_MESSAGE.find(([pattern]) => pattern.test(message)) ?? [];
  if (byMessage) return byMessage;
  return REASONS_BY_STATUS[status] ?? (code === 'PRODUCT_ERROR' ? 'product' : 'invalid');
}
