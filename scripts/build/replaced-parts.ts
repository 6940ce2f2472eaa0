import type { Plugin } from 'vite';

const CORE = 'core/esm/core/';

/**
 * Parts of Mantine that every component runs through for what the product never asks of them, and what stands in their
 * place: properties that are styles, of which Mantine's own lists name one, the colours of its own theme, variants
 * that mix colours in the browser, and an id that is another one as soon as its element is there. For that one each
 * field is drawn a second time, and all that waits for the first painting is done before it.
 */
export const REPLACED_PARTS: Readonly<Record<string, string>> = {
  [`${CORE}Box/style-props/extract-style-props/extract-style-props.mjs`]:
    'export const extractStyleProps = ({ mah, ...rest }) => ({ styleProps: mah === undefined ? {} : { mah }, rest });',
  [`${CORE}Box/style-props/parse-style-props/parse-style-props.mjs`]: `
    import { rem } from '../../../utils/units-converters/rem.mjs';
    export const parseStyleProps = ({ styleProps: { mah } }) => ({
      hasResponsiveStyles: false,
      styles: {},
      inlineStyles: mah === undefined ? {} : { maxHeight: rem(mah) },
      media: [],
    });`,
  [`${CORE}Box/style-props/style-props-data.mjs`]: 'export const STYLE_PROPS_DATA = {};',
  [`${CORE}InlineStyles/InlineStyles.mjs`]: 'export const InlineStyles = undefined;',
  [`${CORE}InlineStyles/hash-styles.mjs`]: 'export const hashStyleProps = undefined;',
  [`${CORE}MantineProvider/default-colors.mjs`]: 'export const DEFAULT_COLORS = {};',
  [`${CORE}MantineProvider/color-functions/default-variant-colors-resolver/default-variant-colors-resolver.mjs`]:
    'export const defaultVariantColorsResolver = undefined;',
  'hooks/esm/use-id/use-id.mjs': `
    import { useId as useOwnId } from 'react';
    const useId = (given) => {
      const own = useOwnId();
      return typeof given === 'string' ? given : 'mantine-' + own.replace(/:/g, '');
    };
    export { useId };`,
};

/** Puts them in their place. */
export const replaceParts: Plugin = {
  name: 'replace-parts',
  apply: 'build',
  enforce: 'pre',
  load: (id) => REPLACED_PARTS[id.split('/@mantine/')[1] ?? ''] ?? null,
};
