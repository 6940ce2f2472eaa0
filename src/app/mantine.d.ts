import type { MantineColorsTuple } from '@mantine/core';
import type { THEME_COLORS } from './theme.ts';

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<(typeof THEME_COLORS)[number], MantineColorsTuple>;
  }
}
