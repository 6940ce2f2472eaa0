import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Rush } from './buy-at-once.ts';

export interface Buyers {
  buyAtOnce(rush: Rush): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts a process with a connection pool of its own to the database. */
export function startBuyers(connectionString: string): Buyers {
  const program = path.join(import.meta.dirname, 'buyers-process.ts');
  const child = fork(program, [connectionString], { execArgv: [] });
  const ended = once(child, 'exit');
  return {
    async buyAtOnce(rush) {
      const answer = once(child, 'message');
      child.send(rush);
      const [outcomes] = await Promise.race([answer, ended.then(() => [['The buyers are gone']])]);
      return outcomes;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
