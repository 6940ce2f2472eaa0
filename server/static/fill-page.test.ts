import { expect, it } from 'vitest';
import { readConfig } from '../start/read-config.ts';
import { fillPage, fillPolicy } from './fill-page.ts';

const page =
  '<title>Sign in | {appName}</title><script type="application/json" id="config"></script>' +
  '<a href="mailto:{contactEmail}" title="{appName}">{contactEmail}</a>';

it('fills every placeholder of the configuration', () => {
  expect(fillPage(page, { appName: 'Zugvogel', contactEmail: 'hello@zugvogel.example' })).toBe(
    '<title>Sign in | Zugvogel</title>' +
      '<script type="application/json" id="config">{"appName":"Zugvogel","contactEmail":"hello@zugvogel.example"}</script>' +
      '<a href="mailto:hello@zugvogel.example" title="Zugvogel">hello@zugvogel.example</a>',
  );
});

it('escapes values', () => {
  const html = fillPage('<p title="{appName}">{appName}</p>', { appName: `"<b>&'$&`, contactEmail: '' });
  expect(html).toBe('<p title="&quot;&lt;b&gt;&amp;&#x27;$&amp;">&quot;&lt;b&gt;&amp;&#x27;$&amp;</p>');
});

it('allows no other origin for a map of its own', () => {
  const config = readConfig({ MAP_TILES: 'swiss.pmtiles' });
  expect(fillPolicy("connect-src 'self' {map}", config)).toBe("connect-src 'self'");
});
