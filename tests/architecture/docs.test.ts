import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root, sourceFiles } from './repository-files.ts';

const pages = sourceFiles('{*.md,docs/**/*.md}');

/** Code spans that begin with a folder of the repository, except for generated ones. */
const NAMED = /`((?:docs|domain|machines|openapi|scripts|server|src|stories|tests)\/[^`\s]*)`/g;
const LINKED = /\]\((?!\w+:|#)([^)#]+)(?:#([^)]+))?\)/g;

describe('the references of the documents', () => {
  it('are existing paths: dots, stars and words in brackets match anything', () => {
    const lost = pages.flatMap(({ name, text }) =>
      [...text.matchAll(NAMED)]
        .map(([, named = '']) => named)
        .filter((named) => globSync(named.replaceAll(/…|<[^>]+>/g, '*'), { cwd: root }).length === 0)
        .map((named) => `${name}: ${named}`),
    );
    expect(lost).toEqual([]);
  });

  it('are working links to other documents, including their headings', () => {
    const links = pages.flatMap(({ name, text }) =>
      [...text.matchAll(LINKED)].map(([, to = '', heading]) => ({
        link: `${name}: ${to}#${heading ?? ''}`,
        target: path.join(path.dirname(name), to),
        heading,
      })),
    );
    expect(links).not.toHaveLength(0);
    const lost = links.filter(
      ({ target, heading }) =>
        globSync(target, { cwd: root }).length === 0 ||
        (heading && !headingsOf(read(target)).includes(heading)),
    );
    expect(lost.map(({ link }) => link)).toEqual([]);
  });
});

/** In a code span or at the beginning of a line, with variables before it. */
const COMMAND = /(?:`|^)(?:[A-Z_]+=\S+ )*npm (?:run )?(?!run\b)([a-z][a-z:-]*)(?: -- ([^`|\n]*))?/gm;

describe('the commands of the documents', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = pages.flatMap(({ name, text }) =>
    [...text.matchAll(COMMAND)].map(([command, script = '', rest = '']) => ({
      command: `${name}: ${command}`,
      script,
      options: [...rest.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option),
    })),
  );

  it('exist', () => {
    expect(commands).not.toHaveLength(0);
    const lost = commands.filter(({ script }) => !(script in scripts) && script !== 'ci');
    expect(lost.map(({ command }) => command)).toEqual([]);
  });

  it('take the options that are named', () => {
    const withOptions = commands.filter(({ options }) => options.length > 0);
    expect(withOptions).not.toHaveLength(0);
    const refused = withOptions.filter(({ script, options }) => {
      const [, file = ''] = /run\.mjs ([a-z-]+)/.exec(scripts[script] ?? '') ?? [];
      const source = sourceFiles(`scripts/{${file}.ts,${file}/**/*.ts}`)
        .filter(({ name }) => !name.endsWith('.test.ts'))
        .map(({ text }) => text)
        .join('\n');
      return options.some((option) => !new RegExp(`--${option}\\b|\\b${option}: \\{ type:`).test(source));
    });
    expect(refused.map(({ command }) => command)).toEqual([]);
  });
});

describe('the index of decisions', () => {
  const index = read('docs/adr/README.md');
  const decisions = pages.filter(({ name }) => /^docs\/adr\/\d/.test(name));

  it('has a link to each of them', () => {
    const missing = decisions.filter(({ name }) => !index.includes(`(${path.basename(name)})`));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('links to decisions with context, decision and consequences', () => {
    const incomplete = decisions.filter(({ text }) =>
      ['context', 'decision', 'consequences'].some((heading) => !headingsOf(text).includes(heading)),
    );
    expect(incomplete.map(({ name }) => name)).toEqual([]);
  });
});

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
