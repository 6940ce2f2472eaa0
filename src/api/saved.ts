import { type Answer, dataOf } from './errors.ts';

/**
 * The outcome of a change to a record: saved, or not because another user has saved first; with the current
 * record.
 */
export type Saved<Kept> = { state: 'saved' | 'stale'; record: Kept };

/** The outcome of a change that was sent with the version it is based on; throws all other errors. */
export async function savedOf<Kept>(call: Promise<Answer<Kept>>): Promise<Saved<Kept>> {
  const answer = await call.catch(() => undefined);
  if (answer?.response.status === 412) {
    // The contract answers 412 with the record, as it does 200.
    return { state: 'stale', record: answer.error as Kept };
  }
  return { state: 'saved', record: await dataOf(call) };
}

/** The header with the version that a change is based on. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}
