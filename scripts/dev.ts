/** One address for both halves, each started anew or reloaded when its files change. */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { ROOT } from './build/paths.ts';

const port = Number(process.env.PORT ?? 8080);
const apiPort = port + 1;

process.env.API_ADDRESS = `http://127.0.0.1:${apiPort}`;
const site = await createServer({ root: ROOT, server: { port, strictPort: true } });
await site.listen();

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
});
api.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => api.kill(signal));

console.log(`Zugvogel in development: http://localhost:${port}`);
