/** Writes the variables of the theme as a static style sheet, because the page may not create style elements. */
import { writeFileSync } from 'node:fs';
import { themeCss } from '#src/app/styles/theme-css.ts';

writeFileSync(new URL('../src/app/styles/theme-variables.css', import.meta.url), themeCss());
