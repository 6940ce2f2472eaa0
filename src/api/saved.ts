import { type Answer, readData } from './errors.ts';

/**
 * The outcome of a change to a record: saved, or not because another user has saved first; with the current
 * record.
 */
export type Saved<Body> = { state: 'saved' | 'stale'; record: Body };

/** The outcome of a change that was sent with the version it is based on; throws all other errors. */
export async function readSaved<Body>(call: Promise<Answer<Body>>): Promise<Saved<Body>> {
  const answer = await call.catch(() => undefined);
  if (answer?.response.status === 412) {
    // The contract answers 412 with the record, as it does 200.
    return { state: 'stale', record: answer.error as Body };
  }
  return { state: 'saved', record: await readData(call) };
}

/** The header with the version that a change is based on. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}
