import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { LEFT_OUT_CLASSES, LEFT_OUT_PARTS, leaveOutRules } from './left-out.ts';
import { ROOT } from './paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const readComponent = (file: string) => read(`node_modules/@mantine/core/esm/components/${file}`);

const config = { configFile: false as const, css: { postcss: { plugins: [leaveOutRules] } } };

const sources = globSync('src/**/*.tsx', { cwd: ROOT }).filter((file) =>
  read(file).includes(`from '@mantine/core'`),
);

it.each(Object.entries(LEFT_OUT_PARTS))('speaks of parts that %s imports', (file, parts) => {
  const code = readComponent(file);
  for (const part of parts)
    expect(code).toMatch(new RegExp(`import \\{ ${part} \\} from "[^"]+/${part}\\.mjs"`));
});

it.each(Object.entries(LEFT_OUT_CLASSES))('speaks of classes of %s', (file, classes) => {
  const code = readComponent(file);
  for (const [name, hash] of Object.entries(classes)) expect(code).toContain(`"${name}": "${hash}"`);
});

const asking =
  /^\s+(?:loading|success|clearable)(?:=|$)|<[A-Z]\w* [^>]*\b(?:loading|success|clearable)(?:=|[\s>/])|\b(?:Button|Input)\.[A-Z]/m;

it('leaves nothing out that a component asks for', () => {
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((file) => asking.test(read(file)))).toEqual([]);
});

it.each([
  '<Button loading>',
  '<Button\n  loading={isBusy}\n>',
  '<TextInput clearable label="City" />',
  '<Button.Group>',
])('would notice %s', (written) => {
  expect(written).toMatch(asking);
});

it('takes their rules out of a style sheet, and no others', async () => {
  const css = '.m_80d6d844{a:b}.m_80d6d844 .m_77c9d27d:hover,.m_77c9d27d{c:d}@media print{.m_70be2a01{e:f}}';
  const { code } = await preprocessCSS(css, 'sheet.css', await resolveConfig(config, 'build'));
  expect(code).toBe('.m_77c9d27d{c:d}@media print{}');
});

it('keeps of the style sheet of maps what places them and their credits, and no picture', async () => {
  const css = read('node_modules/maplibre-gl/dist/maplibre-gl.css');
  const { code } = await preprocessCSS(css, 'sheet.css', await resolveConfig(config, 'build'));
  expect(code).toContain('.maplibregl-canvas{');
  expect(code).toContain('.maplibregl-ctrl-attrib a{');
  expect(code).not.toContain('data:');
  expect(code.length).toBeLessThan(4000);
});
