import { expect, it } from 'vitest';
import { writeConstants } from './constants.ts';
import { parseCss, writeCss } from './css-text.ts';

const written = (css: string, inlineStyles = '') =>
  writeCss(writeConstants(parseCss(css), inlineStyles)).replace(/^:root\{[^}]*\}/, '');

it('writes the values of variables that only the whole document sets', () => {
  expect(written(':root{--unit:2px;--gap:var(--unit)}p{margin:var(--gap) var(--unit,4px)}')).toBe(
    'p{margin:2px 2px}',
  );
});

it('writes them where they stand in place of others', () => {
  const css = ':root{--unit:2px}p{margin:var(--own,calc(var(--other,var(--unit)) + var(--unit)))}';
  expect(written(css)).toBe('p{margin:var(--own,calc(var(--other,2px) + 2px))}');
});

it('leaves out a scale of one', () => {
  const css = ':root{--scale:1}p{margin:calc(2rem * var(--scale)) calc(1px - calc(.5rem * var(--scale)))}';
  expect(written(css)).toBe('p{margin:2rem calc(1px - .5rem)}');
});

it.each([
  ['an element sets', ':root{--gap:2px}a{--gap:1px}p{margin:var(--gap)}'],
  ['one element alone sets', 'a{--gap:1px}p{margin:var(--gap)}'],
  ['a colour scheme sets', ':root{--gap:2px}:root[data-dark]{--gap:1px}p{margin:var(--gap)}'],
  ['a condition sets', '@media print{:root{--gap:1px}}p{margin:var(--gap)}'],
  ['depends on one that elements set', ':root{--gap:var(--own)}a{--own:1px}p{margin:var(--gap)}'],
])('leaves a variable that %s', (_, css) => {
  expect(written(css)).toContain('p{margin:var(--gap)}');
});

it('leaves a variable that style attributes set or read', () => {
  const css = ':root{--gap:2px;--wide:var(--own)}p{margin:var(--gap) var(--wide)}';
  expect(written(css, '--gap:3px;--own:1px')).toBe('p{margin:var(--gap) var(--wide)}');
});
