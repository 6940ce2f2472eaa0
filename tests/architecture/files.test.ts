import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, root, sourceFiles } from './repository-files.ts';

const rooms = [
  'deploy',
  'docs',
  'domain',
  'machines',
  'openapi',
  'scripts',
  'server',
  'src',
  'stories',
  'tests',
];
const lengthLimit = 350;

const defaultExportsByTools = /(^|\/)(.+\.config\.(ts|mjs)|\.storybook\/.+|stories\/.+|.+\.d\.ts)$/;

describe('the files of the repository', () => {
  const files = sourceFiles();

  it('lie in rooms that the architecture knows', () => {
    const ignored = ['node_modules', 'dist', 'coverage', 'storybook-static', 'public'];
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(rooms);
  });

  it('are short', () => {
    const long = files
      .filter(({ text }) => lines(text) > lengthLimit)
      .map(({ name, text }) => `${name}: ${lines(text)} lines`);
    expect(long).toEqual([]);
  });

  it('are not barrels: none only re-exports other files', () => {
    const barrels = files.filter(
      ({ name, text }) =>
        (/(^|\/)index\.tsx?$/.test(name) && !name.startsWith('src/routes/')) || onlyPassesOn(text),
    );
    expect(barrels.map(({ name }) => name)).toEqual([]);
  });

  it('have no default export unless a tool asks for one', () => {
    const found = files.filter(
      ({ name, text }) => /^export default /m.test(text) && !defaultExportsByTools.test(name),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('create no Intl format when loaded: the first one takes a slow phone a tenth of a second', () => {
    const found = files.filter(
      ({ name, text }) => name.startsWith('src/') && /^(export )?const .*= new Intl\./m.test(text),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('replace modules only in tests with a process of their own', () => {
    const alone = read('vitest.config.ts');
    const found = files.filter(({ name, text }) => /^vi\.mock\(/m.test(text) && !alone.includes(`'${name}'`));
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('do not let journeys open browsers that are not watched for errors', () => {
    const found = files.filter(
      ({ name, text }) => /^tests\/e2e\/.+\.spec\.ts$/.test(name) && /\bbrowser\.new\w+\(/.test(text),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('register clean-up hooks only in test files: other modules are loaded once for many files', () => {
    const found = files.filter(
      ({ name, text }) => /^(before|after)(Each|All)\(/m.test(text) && !/\.test\.tsx?$/.test(name),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});

function lines(text: string): number {
  return text.trimEnd().split('\n').length;
}

function onlyPassesOn(text: string): boolean {
  const statements = text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  return statements.length > 0 && statements.every((statement) => /^export [^;]*\bfrom ['"]/.test(statement));
}
