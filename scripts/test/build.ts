import { ensureBuild } from '../setup/ensure-build.ts';

await ensureBuild();
