import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Cached compiled modules start in half the time; if the directory is not writable, only that is lost.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
const { serve } = await import('./start/serve.ts');
await serve();
