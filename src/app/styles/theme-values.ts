import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

const blue: MantineColorsTuple = [
  '#e3f2fd',
  '#bbdefb',
  '#90caf9',
  '#64b5f6',
  '#42a5f5',
  '#2196f3',
  '#1e88e5',
  '#1976d2',
  '#1565c0',
  '#0d47a1',
];

const purple: MantineColorsTuple = [
  '#f3e5f5',
  '#e1bee7',
  '#ce93d8',
  '#ba68c8',
  '#ab47bc',
  '#a435b8',
  '#a02db4',
  '#9c27b0',
  '#7b1fa2',
  '#4a148c',
];

const gray: MantineColorsTuple = [
  '#f8f9fb',
  '#eff2f5',
  '#e3e8ed',
  '#d3dae2',
  '#b6c0cb',
  '#8d99a7',
  '#6b7886',
  '#51606f',
  '#344250',
  '#1b2733',
];

const dark: MantineColorsTuple = [
  '#e4e9ef',
  '#c4cdd8',
  '#9caab9',
  '#748394',
  '#425163',
  '#2f3c4b',
  '#1f2933',
  '#161e27',
  '#10161d',
  '#0a0e13',
];

const red: MantineColorsTuple = [
  '#fdecea',
  '#f9d0cc',
  '#f4aaa4',
  '#ee8078',
  '#e65a51',
  '#dc3f36',
  '#cc332b',
  '#b3261e',
  '#971d16',
  '#6f140f',
];

const green: MantineColorsTuple = [
  '#e7f4ea',
  '#c6e5ce',
  '#9fd3ac',
  '#74bf87',
  '#4cab66',
  '#33964e',
  '#27823f',
  '#1b6e35',
  '#145729',
  '#0c3d1c',
];

const orange: MantineColorsTuple = [
  '#fdf1de',
  '#fadfb5',
  '#f6c988',
  '#f1b25b',
  '#e59a33',
  '#cc7f14',
  '#ad660a',
  '#8a4b00',
  '#6d3b00',
  '#4b2900',
];

/** Every colour that there is, in its ten shades. */
export const PALETTE = { blue, purple, gray, dark, red, green, orange };

/** One shadow for all that lies above the page; its colour depends on the scheme. */
const raised = 'var(--shadow-raised)';

/** What of the theme is only read while its style sheet is written. */
export const themeValues: MantineThemeOverride = {
  colors: PALETTE,
  white: '#fff',
  black: '#1b2733',
  fontFamily: 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.125rem', sm: '0.25rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  shadows: { xs: raised, sm: raised, md: raised, lg: raised, xl: raised },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2857' },
      h2: { fontSize: '1.375rem', lineHeight: '1.2727' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3333' },
    },
  },
};
