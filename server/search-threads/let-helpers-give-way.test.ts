import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';

/** Says what priority the main thread has, and each of those that collect garbage and read files. */
const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { readFile } from 'node:fs/promises';
  import { getPriority } from 'node:os';
  const { letHelpersGiveWay } = await import(${JSON.stringify(new URL('./let-helpers-give-way.ts', import.meta.url).href)});
  await readFile('package.json');
  letHelpersGiveWay();
  const helpers = { V8Worker: new Set(), 'libuv-worker': new Set() };
  if (process.platform === 'linux') {
    for (const id of readdirSync('/proc/self/task')) {
      helpers[readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim()]?.add(getPriority(Number(id)));
    }
  }
  console.log(JSON.stringify({
    main: getPriority(),
    collecting: [...helpers.V8Worker],
    reading: [...helpers['libuv-worker']],
  }));`;

it('holds back the helpers of Node, and not the main thread', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const main = getPriority();
  const later = process.platform === 'linux' ? [Math.min(main + 5, 19)] : [];
  expect(JSON.parse(stdout)).toEqual({ main, collecting: later, reading: later });
});
