import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Generator } from './generator.ts';
import { root, runTool } from './run-tool.ts';

const catalogues = 'src/i18n/locales';

/** The catalogues of all user-visible texts; existing translations are preserved. */
export const texts: Generator = {
  name: 'texts',
  writes: [catalogues],
  async run(drafts) {
    const drafted = path.join(drafts, catalogues);
    await cp(path.join(root, catalogues), drafted, { recursive: true });
    runTool('lingui', ['extract', '--clean'], { CATALOGUES: drafted });
  },
};
