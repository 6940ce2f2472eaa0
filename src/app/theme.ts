import { colorsTuple, createTheme } from '@mantine/core';
import { variantColours } from './variant-colours.ts';

/** Those that have all of their variables in the generated style sheet; no other may be named in a component. */
export const THEME_COLORS = ['blue', 'purple', 'red'] as const;

/** The shades stand in the style sheet alone; here a colour only has to be known. */
const known = (name: (typeof THEME_COLORS)[number]) => colorsTuple(`var(--mantine-color-${name}-filled)`);

const textField = { defaultProps: { variant: 'standard', size: 'sm', withAsterisk: false } };

/** What components read of the theme while they run; what only its style sheet needs is in `theme-values.ts`. */
export const theme = createTheme({
  colors: { blue: known('blue'), purple: known('purple'), red: known('red') },
  primaryColor: 'blue',
  primaryShade: 7,
  variantColorResolver: variantColours,
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // What all text fields of Mantine are made of.
    InputBase: textField,
    Notification: { defaultProps: { radius: 'md' } },
  },
});
