/** One address for both halves, each restarted or reloaded when its files change. */
import { spawn } from 'node:child_process';
import { createServer, type Plugin } from 'vite';
import { ROOT } from './build/paths.ts';
import { waitForListener } from './setup/wait-for-listener.ts';

const port = Number(process.env.PORT ?? 8080);
const api = { host: '127.0.0.1', port: port + 1 };

/** Requests wait while the API starts or restarts, because each failure would flood the console. */
const waitForApi: Plugin = {
  name: 'wait-for-api',
  configureServer({ config, middlewares }) {
    const proxied = Object.keys(config.server.proxy ?? {});
    middlewares.use(async ({ url = '' }, _response, next) => {
      if (proxied.some((path) => url.startsWith(path))) await waitForListener(api).catch(() => {});
      next();
    });
  },
};

process.env.API_ADDRESS = `http://${api.host}:${api.port}`;
const site = await createServer({
  root: ROOT,
  server: { port, strictPort: true },
  plugins: [waitForApi],
});
await site.listen();

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { WARM_UP: 'false', ...process.env, PORT: String(api.port), PUBLIC_URL: `http://localhost:${port}` },
});
server.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));

console.log(`Zugvogel in development: http://localhost:${port}`);
