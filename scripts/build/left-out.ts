import { basename } from 'node:path';
import type { CSSOptions, Plugin } from 'vite';

type PostcssOptions = Exclude<CSSOptions['postcss'], string | undefined>;
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number];

/** Parts that Mantine's components import for what the product never asks of them. */
export const LEFT_OUT_PARTS: Readonly<Record<string, readonly string[]>> = {
  'Button/Button.mjs': ['Transition', 'Loader', 'ButtonGroup', 'ButtonGroupSection'],
  'Input/Input.mjs': ['Loader', 'InputClearButton', 'InputPlaceholder', 'InputSuccess'],
  'Input/InputWrapper/InputWrapper.mjs': ['InputSuccess'],
};

/** The classes that only those parts have. */
export const LEFT_OUT_CLASSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Button/Button.module.mjs': { loader: 'm_a25b86ee', group: 'm_80d6d844', groupSection: 'm_70be2a01' },
  'Input/Input.module.mjs': { placeholder: 'm_88bacfd0', success: 'm_9d9d40e0' },
};

const COMPONENTS = '@mantine/core/esm/components/';
const MARK = '\0left-out:';

/** Keeps those parts out of the scripts; a component that asked for one after all would fail. */
export const leaveOutParts: Plugin = {
  name: 'leave-out-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const part = basename(source, '.mjs');
    const component = importer?.split(COMPONENTS)[1];
    return component && LEFT_OUT_PARTS[component]?.includes(part) ? MARK + part : null;
  },
  load: (id) => (id.startsWith(MARK) ? `export const ${id.slice(MARK.length)} = undefined;` : null),
};

/** Keeps the rules of those parts out of the style sheets. */
export const leaveOutRules: PostcssPlugin = {
  postcssPlugin: 'leave-out-rules',
  Rule(rule) {
    const selectors = rule.selectors.filter((selector) => !isLeftOut(selector));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  },
};

/** What is used of the map's own style sheet: neither its buttons nor its pictures, which the pages' policy forbids. */
const MAP_PARTS = /\.maplibregl-(map|canvas|ctrl-(top|bottom)-(left|right)|ctrl-attrib)/;

const leftOutClasses = Object.values(LEFT_OUT_CLASSES).flatMap((classes) => Object.values(classes));

function isLeftOut(selector: string): boolean {
  if (selector.includes('.maplibregl-'))
    return !MAP_PARTS.test(selector) || /-button|-compact|-group/.test(selector);
  return leftOutClasses.some((name) => selector.includes(`.${name}`));
}
