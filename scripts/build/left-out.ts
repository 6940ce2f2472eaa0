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

type ClassModules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The classes that only those parts have. */
export const LEFT_OUT_CLASSES: ClassModules = {
  'Button/Button.module.mjs': { loader: 'm_a25b86ee', group: 'm_80d6d844', groupSection: 'm_70be2a01' },
  'Input/Input.module.mjs': { placeholder: 'm_88bacfd0', success: 'm_9d9d40e0' },
};

/** The classes of buttons and fields in whose rules these states are looked for. */
export const STATED_CLASSES: ClassModules = {
  'Button/Button.module.mjs': { root: 'm_77c9d27d', inner: 'm_80f1301b', label: 'm_811560b9' },
  'Input/Input.module.mjs': {
    wrapper: 'm_6c018570',
    input: 'm_8fb7ebe7',
    section: 'm_82577fc2',
    bottomSection: 'm_93f4ed57',
  },
};

/** States that none of them is ever in, and the veil of one: they belong to those parts, or to properties that nothing sets. */
const LEFT_OUT_STATES =
  /\[data-(?:loading|success|combined-clear-section|with-bottom-section)\]|\[data-variant=["']?(?:unstyled|filled)["']?\]|\[dir=|::?before/;

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

const leftOutClasses = classNames(LEFT_OUT_CLASSES);
const statedClasses = classNames(STATED_CLASSES);

function isLeftOut(selector: string): boolean {
  if (selector.includes('.maplibregl-'))
    return !MAP_PARTS.test(selector) || /-button|-compact|-group/.test(selector);
  const names = (name: string) => selector.includes(`.${name}`);
  return leftOutClasses.some(names) || (statedClasses.some(names) && isNeverSo(selector));
}

/** What an element is not says nothing about what it has to be. */
const isNeverSo = (selector: string) => LEFT_OUT_STATES.test(selector.replaceAll(/:not\([^()]*\)/g, ''));

function classNames(modules: ClassModules): string[] {
  return Object.values(modules).flatMap((classes) => Object.values(classes));
}
