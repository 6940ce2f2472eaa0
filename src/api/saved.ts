import { type Answer, readData } from './errors.ts';

export type Saved<Body> = { state: 'saved' | 'stale'; record: Body };

export async function readSaved<Body>(call: Promise<Answer<Body>>): Promise<Saved<Body>> {
  const answer = await call.catch(() => undefined);
  if (answer?.response.status === 412) {
    // The contract answers 412 with the record, as it does 200.
    return { state: 'stale', record: answer.error as Body };
  }
  return { state: 'saved', record: await readData(call) };
}

export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}
