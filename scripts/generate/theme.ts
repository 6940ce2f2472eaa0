import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { themeCss } from '#src/app/styles/theme-css.ts';
import type { Generator } from './generator.ts';

const sheet = 'src/app/styles/theme-variables.css';

/** The variables of the theme as a static style sheet, because the page may not create style elements. */
export const theme: Generator = {
  name: 'theme',
  writes: [sheet],
  async run(drafts) {
    await mkdir(path.dirname(path.join(drafts, sheet)), { recursive: true });
    await writeFile(path.join(drafts, sheet), themeCss());
  },
};
