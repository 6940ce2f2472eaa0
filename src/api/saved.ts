import { type Answer, dataOf } from './errors.ts';

/** What became of a change of a record: saved, or not because somebody else has saved first; the record as it is. */
export type Saved<Kept> = { state: 'saved' | 'stale'; record: Kept };

/** The outcome of a change that was sent with the version it was made on; throws what went wrong otherwise. */
export async function savedOf<Kept>(call: Promise<Answer<Kept>>): Promise<Saved<Kept>> {
  const answer = await call.catch(() => undefined);
  if (answer?.response.status === 412) {
    // The contract answers 412 with the record, as it does 200.
    return { state: 'stale', record: answer.error as Kept };
  }
  return { state: 'saved', record: await dataOf(call) };
}

/** The header that names the version a change was made on. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}
