import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const source = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
/** As Vite leaves it: with the files that it made. */
const template = source.replace(
  '</head>',
  '<script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" crossorigin href="/assets/main.css"></head>',
);

const html = pageHtml({
  template,
  rendered: { title: 'Terms & more | {appName}', html: '<p>$& Welcome</p>' },
  prerendered: 'page',
  earlyScript: 'early()',
  inlineCss: 'a{color:red}',
  inlined: ['/assets/main.css'],
  ahead: { scripts: ['/assets/main.js', '/assets/login.js'], styles: ['/assets/shell.css'] },
});

it('holds what the first paint needs', () => {
  expect(html).toContain('<title>Terms &amp; more | {appName}</title>');
  expect(html).toContain('<style>a{color:red}</style>');
  expect(html).toContain('<div id="root" data-prerendered="page"><p>$& Welcome</p></div>');
});

it('runs the early script after the configuration and before everything else', () => {
  const places = ['id="config"', '<script>early()</script>', '<style>', 'src="/assets/main.js"'].map(
    (piece) => html.indexOf(piece),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

it('fetches no style sheet that stands in the page', () => {
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g);
  expect(sheets).toEqual(['<link rel="stylesheet" href="/assets/main.css" disabled>']);
});

it('fetches ahead what comes next', () => {
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/login.js">');
  expect(html).not.toContain('<link rel="modulepreload" crossorigin href="/assets/main.js">');
  expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/shell.css">');
});

it('leaves the empty block that the server fills', () => {
  expect(html).toContain('<script type="application/json" id="config"></script>');
});

it('fails when the page has no place for a part', () => {
  const parts = {
    template: '<title></title>',
    rendered: { title: '', html: '' },
    earlyScript: '',
    inlineCss: '',
  };
  const rest = { prerendered: 'start' as const, inlined: [], ahead: { scripts: [], styles: [] } };
  expect(() => pageHtml({ ...parts, ...rest })).toThrow('index.html has no place for');
});
