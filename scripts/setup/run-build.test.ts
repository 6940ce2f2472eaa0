import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBuild } from './run-build.ts';

describe('building the pages', () => {
  let root: string;
  let program: string;
  let lines: string[];

  const build = () => runBuild({ program, tell: (line) => lines.push(line), tellEveryMs: 20 });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'zugvogel-build-'));
    program = path.join(root, 'build.mjs');
    lines = [];
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('tells that it goes on, and when it is done', async () => {
    writeFileSync(program, 'setTimeout(() => {}, 200)');
    await build();
    expect(lines[0]).toBe('Building the pages.');
    expect(lines.at(1)).toBe('  still building, 0 s');
    expect(lines.at(-1)).toMatch(/^ {2}built in \d+ s$/);
  });

  it('tells nothing more after it has failed', async () => {
    writeFileSync(program, 'process.exit(2)');
    await expect(build()).rejects.toThrow('The pages could not be built; the reason stands above.');
    expect(lines.at(-1)).not.toMatch(/built in/);
  });
});
