import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, type Rgb } from '../../components/contrast.ts';
import { THEME_COLORS } from '../theme.ts';
import { themeCss, themeVariables, UNREAD_VARIABLE } from './theme-css.ts';

const TEXT = 4.5;
const CONTROL = 3;

type Scheme = ReturnType<typeof schemeOf>;

function schemeOf(name: 'light' | 'dark') {
  const { light, dark } = themeVariables();
  const variables: Record<string, string> = name === 'light' ? light : { ...light, ...dark };
  return (variable: string): Rgb => {
    let value = variables[variable] ?? '';
    while (value.startsWith('var(')) value = variables[value.slice(4, -1)] ?? '';
    return rgbOf(value);
  };
}

function rgbOf(value: string): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (digits === undefined) throw new Error(`"${value}" is no colour`);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16);
  return [channel(0), channel(1), channel(2)];
}

it('is what the committed style sheet says', () => {
  expect(readFileSync(new URL('./theme-variables.css', import.meta.url), 'utf8')).toBe(themeCss());
});

it('has the colours and sizes of the specification', () => {
  const { light } = themeVariables();
  expect(light).toMatchObject({
    '--mantine-color-blue-7': '#1976d2',
    '--mantine-primary-color-filled': 'var(--mantine-color-blue-filled)',
    '--mantine-color-blue-filled': 'var(--mantine-color-blue-7)',
    '--mantine-color-purple-7': '#9c27b0',
    '--mantine-color-body': '#f5f5f5',
    '--toolbar-height': '56px',
    '--drawer-width': '240px',
    '--switcher-width': '250px',
  });
});

it('leaves out no variable that a rule or a component reads', () => {
  const root = new URL('../../../', import.meta.url);
  const sources = globSync('src/**/*.{css,ts,tsx}', { cwd: root });
  const written = sources.map((file) => readFileSync(new URL(file, root), 'utf8'));
  const packages = written.flatMap((text) => [...text.matchAll(/@mantine\/[\w/.]+\.layer\.css/g)]);
  const sheets = packages.map(([name]) => readFileSync(new URL(`node_modules/${name}`, root), 'utf8'));
  expect(sheets.length).toBeGreaterThan(5);
  const read = [...written, ...sheets].flatMap((text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)]);
  expect(read.map(([, name = '']) => name).filter((name) => UNREAD_VARIABLE.test(name))).toEqual([]);
  // Whoever asks for these reads variables whose names are put together by Mantine.
  const asking =
    /\bvariant="(outline|gradient)"|\bshadow="(xs|xl)"|<\w+ [^>]*\b(c|fz|lh|bg|bd)=|^\s+(c|fz|lh|bg|bd)=/m;
  expect(sources.filter((_, index) => asking.test(written[index] ?? ''))).toEqual([]);
});

describe.each(['light', 'dark'] as const)('the %s scheme', (name) => {
  const colour: Scheme = schemeOf(name);
  const grounds = ['--mantine-color-body', '--surface', '--surface-hover'];
  const texts = ['text', 'anchor', 'dimmed', 'placeholder', 'error', 'success', 'disabled-color'].map(
    (text) => `--mantine-color-${text}`,
  );

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    'keeps %s readable on %s',
    (text, ground) => {
      expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each(['info', 'success', 'warning', 'error'])(
    'keeps text and mark readable on a notice of kind %s',
    (kind) => {
      const ground = colour(`--notice-${kind}`);
      expect(contrastRatio(colour('--mantine-color-text'), ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(colour(`--notice-${kind}-mark`), ground)).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each(THEME_COLORS)('keeps white readable on filled %s, hovered too', (theme) => {
    for (const variant of ['filled', 'filled-hover']) {
      const ground = colour(`--mantine-color-${theme}-${variant}`);
      expect(contrastRatio([255, 255, 255], ground)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('keeps the greeting readable on both ends of its ground', () => {
    for (const ground of ['--brand-top', '--brand-bottom']) {
      expect(contrastRatio([255, 255, 255], colour(ground))).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it.each(grounds)('keeps the edge of a control and the focus visible on %s', (ground) => {
    expect(contrastRatio(colour('--control-border'), colour(ground))).toBeGreaterThanOrEqual(CONTROL);
    expect(contrastRatio(colour('--focus-ring'), colour(ground))).toBeGreaterThanOrEqual(CONTROL);
  });
});
