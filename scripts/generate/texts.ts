import type { Generator } from './generator.ts';
import { runTool } from './run-tool.ts';

/** The catalogues of all texts that people see. */
export const texts: Generator = {
  name: 'texts',
  writes: ['src/i18n/locales'],
  run: async () => runTool('lingui', ['extract', '--clean']),
};
