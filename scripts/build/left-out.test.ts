import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { LEFT_OUT_CLASSES, LEFT_OUT_PARTS, leaveOutRules, STATED_CLASSES } from './left-out.ts';
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

it.each([...Object.entries(LEFT_OUT_CLASSES), ...Object.entries(STATED_CLASSES)])(
  'speaks of classes of %s',
  (file, classes) => {
    const code = readComponent(file);
    for (const [name, hash] of Object.entries(classes)) expect(code).toContain(`"${name}": "${hash}"`);
  },
);

const properties = 'loading|success|clearable|bottomSection|dir|variant="(?:unstyled|filled)"';
const asking = new RegExp(
  `^\\s+(?:${properties})(?:=|$)|<[A-Z]\\w* [^>]*\\b(?:${properties})(?:=|[\\s>/])|\\b(?:Button|Input)\\.[A-Z]`,
  'm',
);

it('leaves nothing out that a component asks for', () => {
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((file) => asking.test(read(file)))).toEqual([]);
});

it.each([
  '<Button loading>',
  '<Button\n  loading={isBusy}\n>',
  '<TextInput clearable label="City" />',
  '<Button.Group>',
  '<Select variant="filled" label="City" />',
  '<Textarea\n  variant="unstyled"\n/>',
])('would notice %s', (written) => {
  expect(written).toMatch(asking);
});

it('takes their rules out of a style sheet, and no others', async () => {
  const css = '.m_80d6d844{a:b}.m_80d6d844 .m_77c9d27d:hover,.m_77c9d27d{c:d}@media print{.m_70be2a01{e:f}}';
  const { code } = await preprocessCSS(css, 'sheet.css', await resolveConfig(config, 'build'));
  expect(code).toBe('.m_77c9d27d{c:d}@media print{}');
});

it('takes the rules of states out that nothing is ever in', async () => {
  const css =
    ".m_6c018570[data-variant='filled']{a:b}.m_8fb7ebe7[data-success]:focus,.m_8fb7ebe7:focus{c:d}.m_77c9d27d:hover:not([data-loading]){e:f}.m_77c9d27d::before{i:j}.other[data-success],.other::before{g:h}";
  const { code } = await preprocessCSS(css, 'sheet.css', await resolveConfig(config, 'build'));
  expect(code).toBe(
    '.m_8fb7ebe7:focus{c:d}.m_77c9d27d:hover:not([data-loading]){e:f}.other[data-success],.other::before{g:h}',
  );
});

it('keeps of the style sheet of maps what places them and their credits, and no picture', async () => {
  const css = read('node_modules/maplibre-gl/dist/maplibre-gl.css');
  const { code } = await preprocessCSS(css, 'sheet.css', await resolveConfig(config, 'build'));
  expect(code).toContain('.maplibregl-canvas{');
  expect(code).toContain('.maplibregl-ctrl-attrib a{');
  expect(code).not.toContain('data:');
  expect(code.length).toBeLessThan(4000);
});
