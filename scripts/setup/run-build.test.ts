import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
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

  it('reports progress and the end', async () => {
    writeFileSync(program, 'setTimeout(() => {}, 200)');
    await build();
    expect(lines[0]).toBe('Building the pages.');
    expect(lines.at(1)).toBe('  still building, 0 s');
    expect(lines.at(-1)).toMatch(/^ {2}built in \d+ s$/);
  });

  it('reports nothing more after it has failed', async () => {
    writeFileSync(program, 'process.exit(2)');
    await expect(build()).rejects.toThrow('The pages could not be built; the reason stands above.');
    expect(lines.at(-1)).not.toMatch(/built in/);
  });

  it('ends with the process that waits for it', async () => {
    const pid = path.join(root, 'pid');
    writeFileSync(
      program,
      `import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(pid)}, String(process.pid));
      setTimeout(() => {}, 60_000);`,
    );
    const waiting = `import { runBuild } from ${JSON.stringify(path.join(import.meta.dirname, 'run-build.ts'))};
      await runBuild({ program: ${JSON.stringify(program)} });`;
    const waiter = spawn(process.execPath, ['--input-type=module', '--eval', waiting], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const output = text(waiter.stderr);
    await expect.poll(() => existsSync(pid) && readFileSync(pid, 'utf8'), { timeout: 20_000 }).toBeTruthy();
    waiter.kill('SIGTERM');
    const [code] = await once(waiter, 'exit');
    expect(code).toBe(1);
    expect(await output).toContain('Building the pages was interrupted; the next start begins it anew.');
    expect(() => process.kill(Number(readFileSync(pid, 'utf8')), 0)).toThrow('ESRCH');
  });
});
