import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type PageParts, pageHtml } from './page-html.ts';

const source = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
/** As Vite leaves it: with the files that it made. */
const template = source.replace(
  '</head>',
  '<script type="module" crossorigin src="/assets/main.js"></script><link rel="modulepreload" crossorigin href="/assets/react.js"></head>',
);

const parts: PageParts = {
  template,
  rendered: { title: 'Terms & more | {appName}', html: '<p>$& Welcome</p>' },
  prerendered: 'page',
  schemeScript: 'scheme()',
  earlyScript: 'early()',
  inlineCss: 'a{color:red}',
  inlined: ['/assets/whole.css'],
  ahead: {
    scripts: ['/assets/react.js', '/assets/main.js', '/assets/login.js'],
    styles: ['/assets/whole.css', '/assets/main.css'],
  },
  later: [],
};

const html = pageHtml(parts);
const startHtml = pageHtml({
  ...parts,
  prerendered: 'start',
  later: [
    { scripts: ['/assets/home.js'], styles: ['/assets/home.css'] },
    { scripts: ['/assets/select.js'], styles: [] },
  ],
});

it('holds what the first paint needs', () => {
  expect(html).toContain('<title>Terms &amp; more | {appName}</title>');
  expect(html).toContain('<style>a{color:red}</style>');
  expect(html).toContain('<div id="root" data-prerendered="page"><p>$& Welcome</p></div>');
});

const places = (page: string, pieces: string[]) => pieces.map((piece) => page.indexOf(piece));
const inOrder = (page: string, pieces: string[]) => {
  const found = places(page, pieces);
  expect(found[0]).toBeGreaterThan(0);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
};

it('takes its colours before anything is drawn, and asks for things after all of it is', () => {
  inOrder(html, [
    'id="config"',
    '<script>scheme()</script>',
    '<style>',
    '<p>$& Welcome</p>',
    '<template id="end">',
    'src="/assets/main.js"',
    '</template>',
    '<script type="module">early()</script>',
  ]);
});

it('is painted as a whole where it is drawn already', () => {
  const parsedFirst = '<link rel="expect" href="#end" blocking="render">';
  inOrder(html, [parsedFirst, '<style>', '</head>']);
  expect(startHtml).not.toContain(parsedFirst);
});

it('asks for things before everything else when it shows nothing yet', () => {
  const pieces = ['id="config"', '<script>scheme()</script>', '<script>early()</script>', '<style>'];
  inOrder(startHtml, [...pieces, 'src="/assets/main.js"']);
});

it('waits for no style sheet, and fetches those ahead that do not stand in it', () => {
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/whole.css" disabled>',
  ]);
  expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="style" crossorigin href="/assets/main.css">',
  ]);
});

it('fetches ahead what comes next, each once', () => {
  const scripts = html.match(/<link rel="modulepreload"[^>]*>/g);
  expect(scripts?.toSorted()).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/login.js">',
    '<link rel="modulepreload" crossorigin href="/assets/react.js">',
  ]);
});

const wrapped = (page: string) => /<template[^>]*>([\s\S]*)<\/template>/.exec(page)?.[1] ?? '';

it('is painted before it fetches anything', () => {
  const fetched = html.match(/<(?:script|link) [^>]*(?:src|href)="\/(?:assets|src)\/[^>]*>/g) ?? [];
  expect(fetched).toHaveLength(7);
  expect(fetched.filter((tag) => !wrapped(html).includes(tag))).toEqual([]);
});

it('asks for its icon last', () => {
  inOrder(html, ['src="/assets/main.js"', '/assets/login.js', 'rel="icon"', '</template>']);
  inOrder(startHtml, ['rel="icon"', '</head>']);
});

it('keeps what comes later, one wrapped into the other, when it shows nothing yet', () => {
  expect(wrapped(startHtml).split('\n')).toEqual([
    '<link rel="preload" as="style" crossorigin href="/assets/home.css">',
    '<link rel="modulepreload" crossorigin href="/assets/home.js">',
    '<template><link rel="modulepreload" crossorigin href="/assets/select.js"></template>',
  ]);
  expect(startHtml.replace(wrapped(startHtml), '')).toContain('src="/assets/main.js"');
  inOrder(startHtml, ['<script>early()</script>', '<div id="root"', '<template>']);
});

it('leaves the empty block that the server fills', () => {
  expect(html).toContain('<script type="application/json" id="config"></script>');
});

it('fails when the page has no place for a part', () => {
  const placeless = { ...parts, template: '<title></title>' };
  expect(() => pageHtml(placeless)).toThrow('index.html has no place for');
});
