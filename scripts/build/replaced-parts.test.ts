import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_THEME, extractStyleProps, parseStyleProps, STYLE_PROPS_DATA } from '@mantine/core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';
import { REPLACED_PARTS } from './replaced-parts.ts';

const MANTINE = join(ROOT, 'node_modules/@mantine');
const STYLE_PROPS = 'core/esm/core/Box/style-props';
const EXTRACT = `${STYLE_PROPS}/extract-style-props/extract-style-props.mjs`;
const PARSE = `${STYLE_PROPS}/parse-style-props/parse-style-props.mjs`;
const ID = 'hooks/esm/use-id/use-id.mjs';

const namesIn = (code: string) =>
  [...code.matchAll(/export (?:const (\w+)|\{ ([^}]+) \})/g)].map(
    ([, one, all]) => one ?? all?.replace(/^.* as /, ''),
  );

/** What stands in the place of a part, as a module. */
async function replaced(part: string): Promise<Record<string, (...values: unknown[]) => unknown>> {
  const folder = pathToFileURL(join(MANTINE, part));
  const packages = createRequire(folder);
  const code = (REPLACED_PARTS[part] ?? '').replace(
    /from '([^']+)'/,
    (_, path: string) => `from '${pathToFileURL(packages.resolve(path))}'`,
  );
  return await import(`data:text/javascript,${encodeURIComponent(code)}`);
}

it.each(Object.entries(REPLACED_PARTS))('offers what %s does', (part, code) => {
  expect(namesIn(code)).toEqual(namesIn(readFileSync(join(MANTINE, part), 'utf8')));
});

it.each([{ mah: 220 }, { mah: 'var(--most)' }, { mah: '50vh', id: 'list', size: 'sm' }, { role: 'listbox' }])(
  'does with %o what Mantine does',
  async (properties) => {
    const [extract, parse] = [await replaced(EXTRACT), await replaced(PARSE)];
    const taken = extract.extractStyleProps?.(properties) as ReturnType<typeof extractStyleProps>; // as the part says
    expect(taken).toEqual(extractStyleProps(properties));
    const parsed = parse.parseStyleProps?.({ styleProps: taken.styleProps });
    const wanted = { styleProps: taken.styleProps, theme: DEFAULT_THEME, data: STYLE_PROPS_DATA };
    expect(parsed).toEqual(parseStyleProps(wanted));
  },
);

it('gives each element an id of its own, and keeps a given one', async () => {
  const { useId } = await replaced(ID);
  const field = ({ id }: { id?: string }) => createElement('input', { id: useId?.(id) });
  const fields = [{}, {}, { id: 'city' }].map((properties, key) =>
    createElement(field, { key, ...properties }),
  );
  const drawn = renderToString(fields);
  const ids = [...drawn.matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    expect.stringMatching(/^mantine-[\w-]+$/),
    expect.stringMatching(/^mantine-/),
    'city',
  ]);
  expect(new Set(ids).size).toBe(3);
});

const styles = Object.keys(STYLE_PROPS_DATA).join('|');

/** The components of Mantine in a file that are asked for a style by a property. */
function askedForStyles(code: string): string[] {
  const imported = /import \{([^}]+)\} from '@mantine\/core'/.exec(code)?.[1] ?? '';
  const components = imported.match(/\b[A-Z]\w+/g) ?? [];
  return components.filter((name) =>
    new RegExp(`<${name}(?:\\s[^<>]*?)?\\s(?:${styles}|hiddenFrom|visibleFrom)[={\\s/>]`).test(code),
  );
}

it('leaves no component without a style that it is asked for', () => {
  const sources = globSync('src/**/*.tsx', { cwd: ROOT }).map((file) => join(ROOT, file));
  const ofMantine = sources.filter((file) => readFileSync(file, 'utf8').includes(`from '@mantine/core'`));
  expect(ofMantine.length).toBeGreaterThan(10);
  expect(ofMantine.filter((file) => askedForStyles(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
});

it.each(['<Button mt="md">', '<TextInput\n  label="City"\n  maw={320}\n/>', '<Button flex={1} />'])(
  'would notice %s',
  (written) => {
    const code = `import { Button, TextInput } from '@mantine/core';\n${written}`;
    expect(askedForStyles(code)).toHaveLength(1);
  },
);
