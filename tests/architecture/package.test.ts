import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './repository-files.ts';

interface Package {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  imports: Record<string, string>;
}

describe('package.json', () => {
  const { scripts, dependencies, devDependencies, imports }: Package = JSON.parse(read('package.json'));

  it('has at most twenty scripts', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
  });

  it('uses the Node version of the project, and existing commands', () => {
    const commands = Object.values(scripts).map(
      (line) => /^node scripts\/run\.mjs ([a-z-]+)/.exec(line)?.[1] ?? line,
    );
    const missing = commands.filter(
      (name) =>
        !existsSync(path.join(root, 'scripts', `${name}.ts`)) &&
        !existsSync(path.join(root, 'node_modules', '.bin', name)),
    );
    expect(missing).toEqual([]);
  });

  it('names exact versions', () => {
    const open = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[a-z-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(open).toEqual([]);
  });

  it('has one version for all packages of one family', () => {
    for (const family of ['@mantine/', '@lingui/']) {
      const versions = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
        name.startsWith(family),
      );
      expect(new Set(versions.map(([, version]) => version)).size, family).toBe(1);
    }
  });

  it('has one alias for each room of code, and no other', () => {
    const rooms = ['domain', 'machines', 'openapi', 'scripts', 'server', 'src', 'stories', 'tests'];
    expect(Object.fromEntries(rooms.map((room) => [`#${room}/*`, `./${room}/*`]))).toEqual(imports);
  });
});
