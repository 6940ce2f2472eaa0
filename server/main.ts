import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Modules that were compiled once start in half the time; where the directory can't be written, nothing is lost.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
const { serve } = await import('./start/serve.ts');
await serve();
