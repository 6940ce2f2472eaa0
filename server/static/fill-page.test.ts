import { expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';

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
