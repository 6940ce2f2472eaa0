import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './repository-files.ts';

const COMPONENTS = /import \{([^}]*)\} from '@mantine\/core';/g;

/** The components of the library that the application uses. */
function usedComponents(): string[] {
  const named = sourceFiles('src/**/*.tsx').flatMap(({ text }) =>
    [...text.matchAll(COMPONENTS)].flatMap(([, names = '']) => names.split(',')),
  );
  return [...new Set(named.map((name) => name.trim()))].filter((name) => /^[A-Z]\w+$/.test(name)).toSorted();
}

it('every component of the library that is used has its style sheet', () => {
  const styles = sourceFiles('src/**/*.{tsx,css}')
    .map(({ text }) => text)
    .join('\n');
  const bare = usedComponents()
    .filter((name) => existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`))
    .filter((name) => !styles.includes(`@mantine/core/styles/${name}.layer.css`));
  expect(bare).toEqual([]);
});
