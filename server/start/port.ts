import { createServer } from 'node:net';
import type { ServerConfig } from './config.ts';
import { StartFault } from './start-fault.ts';

/** Checked first, before a database is created for a server that can't listen. */
export async function assertPortIsFree({ host, port }: Pick<ServerConfig, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen({ host, port }, resolve));
  } catch (error) {
    throw new StartFault(explain(error, host, port));
  }
  await new Promise((resolve) => probe.close(resolve));
}

function explain(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  return `The server can't listen on ${host}:${port}: ${String(error)}`;
}
