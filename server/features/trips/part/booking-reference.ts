import { createHash } from 'node:crypto';

export interface OrderName {
  userId: string;
  companyId: string;
  key: string;
}

/** The hash covers the body and the company; the order of properties does not matter. */
export function hashRequest(companyId: string, request: object): Buffer {
  return createHash('sha256').update(companyId).update('\n').update(canonicalJson(request)).digest();
}

export interface OrderAttempt {
  order: OrderName;
  hash: Uint8Array;
  generation: number;
}

/**
 * Our reference for the booking of a part at its supplier. Each repetition of an order uses the same one, so that a
 * booking whose answer was lost can be found; once its holds are released, a repetition has new ones.
 */
export function bookingReference(
  { order: { userId, companyId, key }, hash, generation }: OrderAttempt,
  position: number,
): string {
  const name = [userId, companyId, key, Buffer.from(hash).toString('hex'), position];
  if (generation > 0) name.push(generation);
  return createHash('sha256').update(name.join('\n')).digest('base64url').slice(0, 32);
}

/**
 * The reference of a part that is requested again, by its generation: the same for each repetition, but never that of
 * an earlier booking.
 */
export function renewedBookingReference(partId: string, generation: number): string {
  const name = ['renewal', partId, generation].join('\n');
  return createHash('sha256').update(name).digest('base64url').slice(0, 32);
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The call by which a supplier makes a change; it is repeated by the same name, so that nothing is changed twice. */
export function changeCallReference(bookingReference: string, changeId: string): string {
  return `${bookingReference}.change.${changeId}`;
}
