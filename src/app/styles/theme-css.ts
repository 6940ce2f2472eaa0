import {
  type CSSVariablesResolver,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { THEME_COLORS, theme } from '../theme.ts';
import { PALETTE, themeValues } from './theme-values.ts';

type Variables = Record<string, string>;

const { blue, purple, gray, dark, red, green, orange } = PALETTE;

/** Text and marks differ from Mantine's where its shades fall below a contrast of 4.5:1 on the page. */
const ownVariables = {
  variables: {
    '--toolbar-height': '56px',
    '--drawer-width': '240px',
    '--switcher-width': '250px',
  },
  light: {
    '--mantine-color-body': '#f5f5f5',
    '--mantine-color-error': red[7],
    '--mantine-color-success': green[7],
    '--mantine-color-anchor': blue[8],
    '--mantine-color-dimmed': gray[7],
    '--mantine-color-placeholder': gray[7],
    '--mantine-color-default-border': gray[4],
    '--mantine-color-disabled-color': gray[7],
    '--mantine-color-blue-light-color': blue[9],
    '--mantine-color-purple-light-color': purple[9],
    '--surface': '#ffffff',
    '--surface-hover': gray[1],
    '--hairline': gray[2],
    '--control-border': gray[6],
    '--focus-ring': blue[7],
    '--brand-top': '#0b3a7e',
    '--brand-bottom': blue[7],
    '--notice-info': blue[0],
    '--notice-success': green[0],
    '--notice-warning': orange[0],
    '--notice-error': red[0],
    '--notice-info-mark': blue[8],
    '--notice-success-mark': green[7],
    '--notice-warning-mark': orange[7],
    '--notice-error-mark': red[7],
    '--shadow-raised': '0 1px 2px rgb(27 39 51 / 6%), 0 8px 24px rgb(27 39 51 / 8%)',
  },
  dark: {
    '--mantine-color-body': dark[8],
    '--mantine-color-error': red[2],
    '--mantine-color-success': green[2],
    '--mantine-color-anchor': blue[2],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-disabled-color': dark[2],
    '--mantine-color-blue-light-color': blue[2],
    '--mantine-color-purple-light-color': purple[2],
    '--surface': dark[7],
    '--surface-hover': dark[6],
    '--hairline': dark[5],
    '--control-border': dark[3],
    '--focus-ring': blue[3],
    '--brand-top': '#081c38',
    '--brand-bottom': '#12457f',
    '--notice-info': '#12283d',
    '--notice-success': '#12301c',
    '--notice-warning': '#35260d',
    '--notice-error': '#3b1a18',
    '--notice-info-mark': blue[2],
    '--notice-success-mark': green[2],
    '--notice-warning-mark': orange[2],
    '--notice-error-mark': red[2],
    '--shadow-raised': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 32%)',
  },
} satisfies ReturnType<CSSVariablesResolver>;

const colourOf = /^--mantine-color-([a-z]+)-/;
const namedColours = new Set<string>(THEME_COLORS);
const coloursWithoutVariables = new Set(
  Object.keys(DEFAULT_THEME.colors).filter((name) => !namedColours.has(name) && !/^(gray|dark)$/.test(name)),
);

/** What only components, levels of headings, variants and shades read that the product does without. */
const UNREAD = [
  'color-[a-z]+-(outline|outline-hover|text)',
  'color-(gray|dark)-(filled|light).*',
  'color-(blue|purple)-[034569]',
  'color-(red-[345]|gray-[58]|dark-9)',
  'primary-color-(\\d|light-color)',
  'h[4-6]-.+',
  'h\\d-font-weight',
  'heading-text-wrap',
  'breakpoint-.+',
  '(shadow|line-height)-(xs|xl)',
];

export const UNREAD_VARIABLE = new RegExp(`^--mantine-(${UNREAD.join('|')})$`);

function kept(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => {
      if (UNREAD_VARIABLE.test(name)) return false;
      const colour = colourOf.exec(name)?.[1];
      return colour === undefined || !coloursWithoutVariables.has(colour);
    }),
  );
}

/** The variables of both schemes; light is what applies as long as no scheme is set. */
export function themeVariables(): { light: Variables; dark: Variables } {
  const merged = mergeMantineTheme(DEFAULT_THEME, { ...theme, ...themeValues });
  const defaults = defaultCssVariablesResolver(merged);
  return {
    light: kept({
      ...defaults.variables,
      ...defaults.light,
      ...ownVariables.variables,
      ...ownVariables.light,
    }),
    dark: kept({ ...defaults.dark, ...ownVariables.dark }),
  };
}

function rule(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(
    ([name, value]) => `  ${name}: ${value.replaceAll(/\s+/g, ' ')};`,
  );
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

/** The style sheet that stands in for the one which MantineProvider would create in the browser. */
export function themeCss(): string {
  const { light, dark } = themeVariables();
  return [rule(':root', light), rule(':root[data-mantine-color-scheme="dark"]', dark)].join('\n');
}
