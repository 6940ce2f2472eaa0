import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Cleanup } from '../measure/cleanup.ts';
import type { Storm, StormResult } from './storm.ts';

type Said = { result: StormResult } | { fault: string };

export async function startStorm(cleanup: Cleanup, storm: Storm): Promise<StormResult> {
  const child = fork(path.join(import.meta.dirname, 'storm-process.ts'));
  cleanup.add(() => child.kill());
  child.send(storm);
  const [said] = (await once(child, 'message')) as [Said]; // what storm-process.ts sends
  if ('fault' in said) throw new Error(said.fault);
  return said.result;
}
