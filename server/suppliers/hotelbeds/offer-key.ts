const LONGEST = 400;
/** A rate key is copied, never read: what it is made of may change at any time. */
const RATE_KEY = /^[\x20-\x7e]{10,}$/;

/** Rate keys have signs that would need encoding in an address. Null when it would become too long. */
export function writeOfferKey(rateKey: string): string | null {
  const key = Buffer.from(rateKey).toString('base64url');
  return key.length <= LONGEST && RATE_KEY.test(rateKey) ? key : null;
}

export function readOfferKey(key: string): string | null {
  const rateKey = Buffer.from(key, 'base64url').toString();
  return writeOfferKey(rateKey) === key ? rateKey : null;
}
