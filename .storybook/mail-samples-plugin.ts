import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { linguiPlugins } from '../scripts/build/lingui-plugins.ts';

const NAME = 'virtual:mail-samples';
const SAMPLES = path.resolve(import.meta.dirname, '../stories/support/mails/mail-samples.ts');

/** Lets stories show the mails that the server writes: they are written in Node, since browsers can't run the server. */
export function mailSamplesPlugin(): Plugin {
  return {
    name: 'mail-samples',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return;
      const config = { configFile: false, plugins: linguiPlugins } as const;
      const { module, dependencies } = await runnerImport<{ MAILS: ReadonlyMap<string, unknown> }>(
        SAMPLES,
        config,
      );
      for (const file of [SAMPLES, ...dependencies]) this.addWatchFile(file);
      return `export const MAILS = new Map(${JSON.stringify([...module.MAILS])});`;
    },
  };
}
