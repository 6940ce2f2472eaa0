import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { parseRgb } from '#tests/support/parse-rgb.ts';
import { contrastRatio, type Rgb } from '../../components/profile-avatar.ts';
import { cssVariables } from './css-variables.ts';
import { theme } from './theme.ts';

const TEXT = 4.5;
const CONTROL = 3;

/** What MantineProvider writes into the page. */
function readVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [defaults, own] = [defaultCssVariablesResolver(merged), cssVariables(merged)];
  return { ...defaults.variables, ...defaults[scheme], ...own.variables, ...own[scheme] };
}

type Scheme = ReturnType<typeof readScheme>;

function readScheme(name: 'light' | 'dark') {
  const variables = readVariables(name);
  return (variable: string): Rgb => {
    let value = variables[variable] ?? '';
    while (value.startsWith('var(')) value = variables[value.slice(4, -1)] ?? '';
    return parseRgb(value);
  };
}

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const color: Scheme = readScheme(scheme);
  const grounds = ['--mantine-color-body', '--surface', '--surface-hover'];
  const texts = ['text', 'anchor', 'dimmed', 'placeholder', 'error', 'success', 'disabled-color'].map(
    (text) => `--mantine-color-${text}`,
  );

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    'keeps %s readable on %s',
    (text, ground) => {
      expect(contrastRatio(color(text), color(ground))).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each(['info', 'success', 'warning', 'error'])(
    'keeps text and mark readable on a notice of kind %s',
    (kind) => {
      const ground = color(`--notice-${kind}`);
      expect(contrastRatio(color('--mantine-color-text'), ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(color(`--notice-${kind}-mark`), ground)).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each(['blue', 'purple', 'red'])('keeps white readable on filled %s, hovered too', (name) => {
    for (const variant of ['filled', 'filled-hover']) {
      const ground = color(`--mantine-color-${name}-${variant}`);
      expect(contrastRatio([255, 255, 255], ground)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('keeps the greeting readable on both ends of its gradient', () => {
    for (const ground of ['--brand-top', '--brand-bottom']) {
      expect(contrastRatio([255, 255, 255], color(ground))).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it.each(grounds)('keeps the edge of a control and the focus visible on %s', (ground) => {
    expect(contrastRatio(color('--control-border'), color(ground))).toBeGreaterThanOrEqual(CONTROL);
    expect(contrastRatio(color('--focus-ring'), color(ground))).toBeGreaterThanOrEqual(CONTROL);
  });
});
