import type { RenderedPage } from '../../src/entry-prerender.tsx';
import type { PageFiles } from './chunks.ts';

export interface PageParts {
  /** The page that Vite made of index.html. */
  template: string;
  rendered: RenderedPage;
  prerendered: 'page' | 'start';
  /** What runs in the page itself: before the first paint, and before everything else is loaded. */
  schemeScript: string;
  earlyScript: string;
  /** The rules that stand in the page, and the style sheets that are among them as a whole. */
  inlineCss: string;
  inlined: readonly string[];
  /** What is fetched before it is asked for; the loader of chunks puts it to use. */
  ahead: PageFiles;
  /** What is fetched after that, one after the other. */
  later: readonly PageFiles[];
}

const LOADED = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const ICON = /\s*<link rel="icon"[^>]*>/g;

/**
 * Otherwise a slow processor paints the page before it has parsed all of it, and moves what it has painted. What is
 * waited for stands behind all that is shown: a browser takes an element for there as soon as it begins.
 */
const PAINTED_AS_A_WHOLE = '<link rel="expect" href="#end" blocking="render">';
const AT_THE_END = '<template id="end">';

/** The parser would stop for any other inline script. */
const afterParsing = (script: string): string => `<script type="module">${script}</script>`;

/** Puts a page together: everything that the first paint needs stands in it. */
export function pageHtml(parts: PageParts): string {
  const { rendered, prerendered, inlineCss } = parts;
  const { template, asked, kept } = prerendered === 'page' ? keepAll(parts) : keepLater(parts);
  const isDrawn = prerendered === 'page';
  const pieces: [placeholder: string | RegExp, text: string][] = [
    [/<title>[\s\S]*?<\/title>/, `<title>${escapeText(rendered.title)}</title>`],
    ['<!--scheme-->', `<script>${parts.schemeScript}</script>`],
    ['<!--early-->', isDrawn ? PAINTED_AS_A_WHOLE : `<script>${parts.earlyScript}</script>`],
    ['<!--styles-->', [`<style>${inlineCss}</style>`, ...asked].join('\n')],
    [
      '<div id="root"><!--page--></div>',
      `<div id="root" data-prerendered="${prerendered}">${rendered.html}</div>`,
    ],
    ['<!--afterwards-->', [...kept, ...(isDrawn ? [afterParsing(parts.earlyScript)] : [])].join('\n')],
  ];
  return pieces.reduce((html, [placeholder, text]) => fill(html, placeholder, text), template);
}

/** What a page asks for at once, and what it keeps in wrappings until its early script takes it out. */
interface Links {
  template: string;
  asked: string[];
  kept: string[];
}

/** What is drawn already is painted first. */
function keepAll({ template, inlined, ahead }: PageParts): Links {
  const taken = (tags: RegExp) => (template.match(tags) ?? []).map((tag) => tag.trim());
  const links = linksTo(ahead, template, inlined);
  return {
    template: template.replaceAll(LOADED, '').replaceAll(ICON, ''),
    asked: [],
    kept: [wrapped([...taken(LOADED), ...standing(inlined), ...links, ...taken(ICON)], AT_THE_END)],
  };
}

function keepLater({ template, inlined, ahead, later }: PageParts): Links {
  return {
    template,
    asked: [...standing(inlined), ...linksTo(ahead, template, inlined)],
    kept: nested(later.map((files) => linksTo(files, template, inlined))),
  };
}

function nested([first, ...rest]: readonly (readonly string[])[]): string[] {
  return first ? [wrapped([...first, ...nested(rest)])] : [];
}

const wrapped = (tags: readonly string[], start = '<template>'): string =>
  `${start}${tags.join('\n')}</template>`;

/**
 * A style sheet that stands in the page is named as well, switched off, which keeps it from being fetched: the loader
 * of chunks takes it for loaded.
 */
const standing = (inlined: readonly string[]): string[] =>
  inlined.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);

/** Whatever isn't asked for by the page of Vite, which names what runs first. */
const linksTo = ({ scripts, styles }: PageFiles, template: string, inlined: readonly string[]): string[] => [
  ...styles
    .filter((href) => !inlined.includes(href))
    .map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
  ...scripts
    .filter((src) => !template.includes(`"${src}"`))
    .map((src) => `<link rel="modulepreload" crossorigin href="${src}">`),
];

function fill(html: string, placeholder: string | RegExp, text: string): string {
  if (html.search(placeholder) < 0) throw new Error(`index.html has no place for ${placeholder}`);
  return html.replace(placeholder, () => text);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
