import { describe, expect, it } from 'vitest';
import { parseCss, writeCss } from './css-text.ts';
import { rulesOfPage } from './rules-of-page.ts';

const page = `
  <html data-mantine-color-scheme="light"><head><script>document.write('<b class="early">')</script></head>
  <body><form noValidate="" data-size="sm"><a class="link quiet" href="/">Home</a>
  <p style="--gap:var(--wide)">Text</p><details><summary>More</summary></details></form></body></html>`;

it('reads a style sheet as it was written', () => {
  const css =
    '@layer base,late;@import "a;b{.css";@layer base{a:is(.x,[data-y="}"]):hover{content:"\\"{";color:red}}.z{background:url(a;b.svg)}';
  expect(writeCss(parseCss(css))).toBe(
    css.replace(';color:red}', ';color:red}').replace('@layer base,late;', '@layer base,late;'),
  );
});

it.each(['a{color:red', 'a{color:red}}', '.x'])('refuses what it can not read: %s', (css) => {
  expect(() => parseCss(css)).toThrow('The style sheet');
});

describe('a page gets', () => {
  it.each([
    'body,html{margin:0}',
    '*,:before{margin:0}',
    '.link.quiet:hover{margin:0}',
    'form[novalidate] > a:not(.gone)::placeholder{margin:0}',
    '[data-size=sm]:where(.gone,form){margin:0}',
    ':root[data-mantine-color-scheme=dark] p{margin:0}',
    'details[open]{margin:0}',
    'a[href^="https"]{margin:0}',
    '@media (width<=40em){p{margin:0}}',
    '@supports (anchor-scope:all){@media print{p{margin:0}}}',
  ])('%s', (css) => {
    expect(rulesOfPage(css, page)).toBe(css);
  });
});

describe('a page is spared', () => {
  it.each([
    '.gone{margin:0}',
    '.early{margin:0}',
    '.link .gone{margin:0}',
    'dialog:modal{margin:0}',
    'a[data-loading]{margin:0}',
    '[data-size=lg]{margin:0}',
    'p:is(.gone,#gone){margin:0}',
    '@media print{.gone{margin:0}}',
    ':root:not([data-unpainted]) p{margin:0}',
    'a::-webkit-search-decoration{margin:0}',
    'a::-webkit-inner-spin-button{margin:0}',
    'a:disabled{margin:0}',
    'form:has(a:disabled){margin:0}',
    '@keyframes turn{to{rotate:360deg}}',
  ])('%s', (css) => {
    expect(rulesOfPage(css, page)).toBe('');
  });
});

it('keeps of a list what concerns the page', () => {
  expect(rulesOfPage('.gone,.link:is(.gone,a),dialog{margin:0}', page)).toBe('.link:is(.gone,a){margin:0}');
});

it('keeps the keyframes that its rules name', () => {
  const css = 'p{animation:2s linear turn}@keyframes turn{to{rotate:360deg}}';
  expect(rulesOfPage(`${css}@keyframes other{to{rotate:0}}`, page)).toBe(css);
});

it('keeps the variables that are read, by each other and by style attributes too', () => {
  const dark = ':root[data-mantine-color-scheme=dark]{--red:#f88}';
  const css = `:root{--red:#f00;--text:var(--red);--wide:2px;--unread:var(--lost);--lost:0}${dark}p{color:var(--red,var(--gap))}`;
  expect(rulesOfPage(css, page)).toBe(`:root{--red:#f00;--wide:2px}${dark}p{color:var(--red,var(--gap))}`);
});
