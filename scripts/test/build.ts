import { ensureBuild } from '../setup/ensure-build.ts';

ensureBuild();
