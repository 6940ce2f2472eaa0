import type { Plugin } from 'vite';

const CORE = '@mantine/core/esm/core/';

/**
 * Parts of Mantine's core that every component runs through for what the product never asks of them, and what stands
 * in their place: properties that are styles, of which Mantine's own lists name one, the colours of its own theme, and
 * variants that mix colours in the browser.
 */
export const REPLACED_PARTS: Readonly<Record<string, string>> = {
  'Box/style-props/extract-style-props/extract-style-props.mjs':
    'export const extractStyleProps = ({ mah, ...rest }) => ({ styleProps: mah === undefined ? {} : { mah }, rest });',
  'Box/style-props/parse-style-props/parse-style-props.mjs': `
    import { rem } from '../../../utils/units-converters/rem.mjs';
    export const parseStyleProps = ({ styleProps: { mah } }) => ({
      hasResponsiveStyles: false,
      styles: {},
      inlineStyles: mah === undefined ? {} : { maxHeight: rem(mah) },
      media: [],
    });`,
  'Box/style-props/style-props-data.mjs': 'export const STYLE_PROPS_DATA = {};',
  'InlineStyles/InlineStyles.mjs': 'export const InlineStyles = undefined;',
  'InlineStyles/hash-styles.mjs': 'export const hashStyleProps = undefined;',
  'MantineProvider/default-colors.mjs': 'export const DEFAULT_COLORS = {};',
  'MantineProvider/color-functions/default-variant-colors-resolver/default-variant-colors-resolver.mjs':
    'export const defaultVariantColorsResolver = undefined;',
};

/** Puts them in their place. */
export const replaceParts: Plugin = {
  name: 'replace-parts',
  apply: 'build',
  enforce: 'pre',
  load: (id) => REPLACED_PARTS[id.split(CORE)[1] ?? ''] ?? null,
};
