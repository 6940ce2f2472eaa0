import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './run-command.ts';
import { slowFiles } from './steps.ts';

test.each(slowFiles)('the inner loop leaves out %s, which there are', (files) => {
  expect(globSync(files, { cwd: root })).not.toHaveLength(0);
});
