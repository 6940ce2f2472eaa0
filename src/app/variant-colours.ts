import { rem, type VariantColorsResolver } from '@mantine/core';

const UNFRAMED = `${rem(1)} solid transparent`;

/** The colours of the variants in use, by the variables of the style sheet: nothing has to be mixed in the browser. */
export const variantColours: VariantColorsResolver = ({ color, theme, variant }) => {
  const colour = `var(--mantine-color-${color ?? theme.primaryColor}`;
  const tinted = { hover: `${colour}-light-hover)`, color: `${colour}-light-color)`, border: UNFRAMED };
  switch (variant) {
    case 'default':
      return {
        background: 'var(--mantine-color-default)',
        hover: 'var(--mantine-color-default-hover)',
        color: 'var(--mantine-color-default-color)',
        border: `${rem(1)} solid var(--mantine-color-default-border)`,
      };
    case 'light':
      return { background: `${colour}-light)`, ...tinted };
    case 'subtle':
      return { background: 'transparent', ...tinted };
    default:
      return {
        background: `${colour}-filled)`,
        hover: `${colour}-filled-hover)`,
        color: 'var(--mantine-color-white)',
        border: UNFRAMED,
      };
  }
};
