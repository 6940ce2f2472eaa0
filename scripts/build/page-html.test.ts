import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type PageParts, pageHtml } from './page-html.ts';

const source = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
/** The HTML as Vite generates it, with the files that it built. */
const template = source.replace(
  '</head>',
  `<script type="module" crossorigin src="/assets/main.js"></script>
   <link rel="modulepreload" crossorigin href="/assets/react.js">
   <link rel="stylesheet" crossorigin href="/assets/main.css"></head>`,
);

const parts: PageParts = {
  template,
  rendered: { title: 'Terms & more | {appName}', html: '<p>$& Welcome</p>' },
  prerendered: 'page',
  earlyScript: 'early()',
  inlineCss: 'a{color:red}',
  inlined: ['/assets/main.css'],
  files: {
    scripts: ['/assets/react.js', '/assets/main.js', '/assets/login.js'],
    styles: ['/assets/main.css', '/assets/login.css'],
  },
};

const html = pageHtml(parts);

it('contains everything that the first paint needs', () => {
  expect(html).toContain('<title>Terms &amp; more | {appName}</title>');
  expect(html).toContain('<style nonce="{nonce}">a{color:red}</style>');
  expect(html).toContain('<div id="root" data-prerendered="page"><p>$& Welcome</p></div>');
});

it('asks for the session before it is drawn', () => {
  const order = ['id="config"', '<script nonce="{nonce}">early()</script>', '<style', '</head>', '<p>'];
  const places = order.map((piece) => html.indexOf(piece));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('waits for no style sheet, and preloads those that are not inlined', () => {
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/main.css" disabled>',
  ]);
  expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="style" crossorigin href="/assets/login.css">',
  ]);
});

it('fetches the scripts of its route ahead, each once', () => {
  expect(html.match(/<link rel="modulepreload"[^>]*>/g)?.toSorted()).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/login.js">',
    '<link rel="modulepreload" crossorigin href="/assets/react.js">',
  ]);
});

it('leaves the empty block that the server fills', () => {
  expect(html).toContain('<script type="application/json" id="config"></script>');
});

it('fails when the page has no place for a part', () => {
  expect(() => pageHtml({ ...parts, template: '<title></title>' })).toThrow('index.html has no place for');
});
