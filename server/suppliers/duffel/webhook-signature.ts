import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old or how far ahead the time of a signature may be. */
const WINDOW_MS = 5 * 60_000;
const TIME = /^\d{1,12}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;
const VERSIONS: ReadonlySet<string> = new Set(['v1', 'v2']);

/** Whether Duffel has signed these bytes with this secret, a short time ago: `t=1641667496,v1=…`. */
export function isSignedByDuffel(
  { header, body }: { header: string; body: Buffer },
  secret: string,
  now: Date,
): boolean {
  const fields = header.split(',').map((field) => field.trim().split('='));
  const [, seconds = ''] = fields.find(([name]) => name === 't') ?? [];
  if (!TIME.test(seconds) || Math.abs(Number(seconds) * 1000 - now.getTime()) > WINDOW_MS) return false;
  const own = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return fields.some(
    ([name = '', value = '']) =>
      VERSIONS.has(name) && SIGNATURE.test(value) && timingSafeEqual(own, Buffer.from(value, 'hex')),
  );
}
