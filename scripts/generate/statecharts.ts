import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import type { Generator } from './generator.ts';
import { root } from './run-tool.ts';
import { statechartPage } from './statechart-page.ts';

const pages = 'docs/statecharts';

/** A page for each chart, generated from its definition. */
export const statecharts: Generator = {
  name: 'statechart pages',
  writes: [pages],
  async run(drafts) {
    await mkdir(path.join(drafts, pages), { recursive: true });
    for (const file of globSync('machines/*/*-machine.ts', { cwd: root }).sort()) {
      const exported: object = await import(pathToFileURL(path.join(root, file)).href);
      const machine = Object.values(exported).find((value) => value instanceof StateMachine);
      if (!machine) throw new Error(`${file} exports no chart`);
      const name = path.basename(file, '-machine.ts');
      await writeFile(path.join(drafts, pages, `${name}.md`), statechartPage(machine, name, file));
    }
  },
};
