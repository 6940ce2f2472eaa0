import { assertPortIsFree } from '#server/start/port.ts';
import { readConfig } from '#server/start/read-config.ts';
import { ensureBuild } from './setup/ensure-build.ts';

try {
  // Errors that would prevent the server from starting are reported at once, not after a minute of building.
  await assertPortIsFree(readConfig(process.env));
  await ensureBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('#server/main.ts');
