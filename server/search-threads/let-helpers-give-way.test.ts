import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = new URL('../../tests/support/search-threads/giving-helpers.ts', import.meta.url);

it('holds back the helpers of Node, and not the main thread', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(program)], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const main = getPriority();
  const later = process.platform === 'linux' ? [Math.min(main + 5, 19)] : [];
  expect(JSON.parse(stdout)).toEqual({ main, collecting: later, reading: later });
});
