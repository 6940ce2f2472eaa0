import { createTheme } from '@mantine/core';
import { PALETTE } from '#domain/brand/palette.ts';
import { SCHEMES } from '#domain/brand/schemes.ts';

/** All layers above the page share one shadow, whose colour depends on the scheme. */
const raised = 'var(--shadow-raised)';

const textField = { defaultProps: { variant: 'standard', size: 'sm', withAsterisk: false } };

export const theme = createTheme({
  colors: PALETTE,
  white: '#fff',
  black: SCHEMES.light.text,
  primaryColor: 'blue',
  primaryShade: 7,
  fontFamily: 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.125rem', sm: '0.25rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'sm',
  shadows: { xs: raised, sm: raised, md: raised, lg: raised, xl: raised },
  headings: {
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2857' },
      h2: { fontSize: '1.375rem', lineHeight: '1.2727' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3333' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    InputBase: textField,
    Notification: { defaultProps: { radius: 'md' } },
    Paper: { defaultProps: { variant: 'card' } },
    Text: { defaultProps: { inherit: true } },
  },
});
