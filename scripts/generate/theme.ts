import type { Generator } from './generator.ts';
import { runTool } from './run-tool.ts';

/** The variables of the theme, as a style sheet. */
export const theme: Generator = {
  name: 'theme',
  writes: ['src/app/styles/theme-variables.css'],
  run: async () => runTool('node', ['scripts/generate-theme-css.ts']),
};
