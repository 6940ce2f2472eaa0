import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Cleanup } from '../measure/cleanup.ts';
import type { Load, LoadResult } from './load.ts';

export type LoadGenerator = (load: Load) => Promise<LoadResult>;

type Said = { result: LoadResult } | { fault: string };

export function startLoadGenerator(cleanup: Cleanup): LoadGenerator {
  // As a clone, so that a number may be infinite.
  const child = fork(path.join(import.meta.dirname, 'load-worker.ts'), { serialization: 'advanced' });
  cleanup.add(() => child.disconnect());
  return async (load) => {
    child.send(load);
    const [said] = (await once(child, 'message')) as [Said]; // what load-worker.ts sends
    if ('fault' in said) throw new Error(`${load.address}: ${said.fault}`);
    return said.result;
  };
}
