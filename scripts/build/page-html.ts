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
}

const LOADED = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** Puts a page together: everything that the first paint needs stands in it. */
export function pageHtml(parts: PageParts): string {
  const { template, rendered, prerendered, inlineCss } = parts;
  const early = `<script>${parts.earlyScript}</script>`;
  const ahead = links(parts);
  // What is drawn already is painted first; the early script takes all that is loaded out of its wrapping then.
  const isDrawn = prerendered === 'page';
  const loaded = [...(template.match(LOADED) ?? []).map((tag) => tag.trim()), ...ahead].join('\n');
  const pieces: [placeholder: string | RegExp, text: string][] = [
    [/<title>[\s\S]*?<\/title>/, `<title>${escapeText(rendered.title)}</title>`],
    ['<!--scheme-->', `<script>${parts.schemeScript}</script>`],
    ['<!--early-->', isDrawn ? '' : early],
    ['<!--styles-->', `<style>${inlineCss}</style>\n${isDrawn ? '' : ahead.join('\n')}`],
    [
      '<div id="root"><!--page--></div>',
      `<div id="root" data-prerendered="${prerendered}">${rendered.html}</div>`,
    ],
    ['<!--afterwards-->', isDrawn ? `<template>${loaded}</template>\n${early}` : ''],
  ];
  const emptied = isDrawn ? template.replaceAll(LOADED, '') : template;
  return pieces.reduce((html, [placeholder, text]) => fill(html, placeholder, text), emptied);
}

/**
 * Whatever isn't asked for by the page of Vite, which names what runs first. A style sheet that stands in the page is
 * named as well, switched off, which keeps it from being fetched: the loader of chunks takes it for loaded.
 */
function links({ template, inlined, ahead }: PageParts): string[] {
  return [
    ...inlined.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...ahead.styles
      .filter((href) => !inlined.includes(href))
      .map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
    ...ahead.scripts
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
