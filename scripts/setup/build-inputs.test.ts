import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildInputs } from './build-inputs.ts';
import { isBuilt, stampBuild } from './build-stamp.ts';

describe('the number of what the pages are built from', () => {
  let root: string;
  let before: string;

  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'zugvogel-inputs-'));
    write('src/main.tsx', 'one');
    write('scripts/build.ts', 'build');
    write('package-lock.json', '{}');
    before = buildInputs(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    'src/main.tsx',
    'src/deep/inside/part.css',
    'domain/money.ts',
    'machines/session/session-machine.ts',
    'package-lock.json',
    'vite.config.ts',
    'scripts/build.ts',
    'scripts/build/bundles.ts',
    'server/http/problems.ts',
  ])('changes with %s', (name) => {
    write(name, 'two');
    expect(buildInputs(root)).not.toBe(before);
  });

  it('changes when a file gets another name', () => {
    rmSync(path.join(root, 'src/main.tsx'));
    write('src/other.tsx', 'one');
    expect(buildInputs(root)).not.toBe(before);
  });

  it.each(['server/main.ts', 'src/main.test.tsx', 'docs/page.md', 'scripts/test.ts', 'playwright.config.ts'])(
    'stays when only %s changes',
    (name) => {
      write(name, 'two');
      expect(buildInputs(root)).toBe(before);
    },
  );
});

describe('what is built', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'zugvogel-stamp-'));
    for (const folder of ['src', 'scripts', 'dist']) mkdirSync(path.join(root, folder));
    writeFileSync(path.join(root, 'src/main.tsx'), 'one');
    writeFileSync(path.join(root, 'dist/pages.json'), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is not built again', () => {
    expect(isBuilt(root)).toBe(false);
    stampBuild(root);
    expect(isBuilt(root)).toBe(true);
  });

  it.each(['src/main.tsx', 'src/other.tsx'])('is built again after %s has changed', (name) => {
    stampBuild(root);
    writeFileSync(path.join(root, name), 'two');
    expect(isBuilt(root)).toBe(false);
  });

  it('is built again when its pages are missing', () => {
    stampBuild(root);
    rmSync(path.join(root, 'dist/pages.json'));
    expect(isBuilt(root)).toBe(false);
  });
});
