import type { RenderedPage } from '../../src/entry-prerender.tsx';
import type { PageFiles } from './chunks.ts';

export interface PageParts {
  /** The HTML that Vite generated from index.html. */
  template: string;
  rendered: RenderedPage;
  /** A whole page is hydrated; the start of all other pages is replaced. */
  prerendered: 'page' | 'start';
  earlyScript: string;
  /** Inlined in place of the links to these style sheets. */
  inlineCss: string;
  inlined: readonly string[];
  /** What the page loads after the files that its template names. */
  files: PageFiles;
}

/** The server puts the nonce of the answer in its place. */
export const NONCE = '{nonce}';

const STYLE_SHEETS = /\s*<link rel="stylesheet"[^>]*>/g;

/** Assembles a page with everything inlined that the first paint needs. */
export function pageHtml(parts: PageParts): string {
  const { rendered, prerendered, earlyScript, inlineCss } = parts;
  const head = [
    `<script nonce="${NONCE}">${earlyScript}</script>`,
    `<style nonce="${NONCE}">${inlineCss}</style>`,
    ...buildLinks(parts),
  ];
  const pieces: [placeholder: string | RegExp, text: string][] = [
    [/<title>[\s\S]*?<\/title>/, `<title>${escapeText(rendered.title)}</title>`],
    ['<!--head-->', head.join('\n')],
    [
      '<div id="root"><!--page--></div>',
      `<div id="root" data-prerendered="${prerendered}">${rendered.html}</div>`,
    ],
  ];
  const template = parts.template.replaceAll(STYLE_SHEETS, '');
  return pieces.reduce((html, [placeholder, text]) => fill(html, placeholder, text), template);
}

function buildLinks({ template, inlined, files: { scripts, styles } }: PageParts): string[] {
  return [
    // Vite's loader of chunks takes a style sheet that is named for loaded; `disabled` keeps it from being fetched.
    ...inlined.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...styles
      .filter((href) => !inlined.includes(href))
      .map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
    ...scripts
      .filter((src) => !template.includes(`"${src}"`))
      .map((src) => `<link rel="modulepreload" crossorigin href="${src}">`),
  ];
}

function fill(html: string, placeholder: string | RegExp, text: string): string {
  if (html.search(placeholder) < 0) throw new Error(`index.html has no place for ${placeholder}`);
  return html.replace(placeholder, () => text);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
