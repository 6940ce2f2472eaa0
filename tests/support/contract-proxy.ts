import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

/** Judges everything that is said between browser and server by the contract, and refuses what violates it. */
export interface ContractProxy {
  url: string;
  close(): Promise<void>;
}

export async function startContractProxy(upstream: string): Promise<ContractProxy> {
  const port = await freePort();
  const contract = 'openapi/generated/openapi.json';
  const prism = spawn(
    process.execPath,
    ['node_modules/.bin/prism', 'proxy', contract, upstream, '--errors', '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    prism.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Prism is listening')) resolve();
    });
    prism.stderr.on('data', (chunk) => {
      said += chunk;
    });
    prism.on('exit', () => reject(new Error(`The contract proxy did not start:\n${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      prism.kill();
      if (prism.exitCode === null) await once(prism, 'exit');
    },
  };
}
