import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './run-command.ts';
import { slowFiles } from './steps.ts';

test.each(slowFiles)('there are files that match %s, which the inner loop leaves out', (files) => {
  expect(globSync(files, { cwd: root })).not.toHaveLength(0);
});
