import { DEFAULT_THEME, defaultVariantColorsResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { THEME_COLORS, theme } from './theme.ts';
import { variantColours } from './variant-colours.ts';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);

describe.each(['filled', 'default', 'light', 'subtle'])('the variant %s', (variant) => {
  it.each(THEME_COLORS)('has the colours that Mantine gives it in %s', (color) => {
    const wanted = { color, theme: merged, variant };
    expect(variantColours(wanted)).toEqual(defaultVariantColorsResolver(wanted));
  });

  it('is of the first colour when none is named', () => {
    expect(variantColours({ color: undefined, theme: merged, variant })).toEqual(
      variantColours({ color: 'blue', theme: merged, variant }),
    );
  });
});
