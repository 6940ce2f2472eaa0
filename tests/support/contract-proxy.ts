import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const POLL_MS = 50;

/** Checks all traffic between browser and server against the contract, and refuses violations. */
export interface ContractProxy {
  url: string;
  close(): Promise<void>;
}

export async function startContractProxy(upstream: string): Promise<ContractProxy> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const contract = 'openapi/generated/openapi.json';
  // Its log of each call is not read, and costs as much as the check.
  const options = ['--errors', '--port', String(port), '--verboseLevel', 'fatal'];
  const prism = spawn(
    process.execPath,
    ['node_modules/.bin/prism', 'proxy', contract, upstream, ...options],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const output of [prism.stdout, prism.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  while (!(await answers(url))) {
    if (prism.exitCode !== null) throw new Error(`The contract proxy did not start:\n${said}`);
    await wait(POLL_MS);
  }
  return {
    url,
    close: async () => {
      prism.kill();
      if (prism.exitCode === null) await once(prism, 'exit');
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(new URL('/healthz', url)).then(
    ({ ok }) => ok,
    () => false,
  );
}
