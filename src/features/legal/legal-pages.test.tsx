import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CookiePolicy } from './CookiePolicy.tsx';
import { LegalNotice } from './LegalNotice.tsx';
import type { LegalPageProps } from './legal-page-props.ts';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';

/** The markup in the source language. */
function render(Page: ComponentType<LegalPageProps>): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <Page appName="Kranich" contactEmail="data@kranich.example" />
      </MantineProvider>
    </I18nProvider>,
  );
}

const readAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);

describe.each([
  ['Privacy policy', PrivacyPolicy],
  ['Cookie policy', CookiePolicy],
  ['Legal notice', LegalNotice],
])('%s', (title, Page) => {
  const html = render(Page);

  it('has its title, and a notice that it is a template', () => {
    expect(readAll(html, /<h1>(.*?)<\/h1>/g)).toEqual([title]);
    expect(html).toContain('This is a template');
  });

  it('names the application and the address that are configured', () => {
    expect(html).toContain('Kranich');
    expect(html).toContain('href="mailto:data@kranich.example"');
    expect(html).not.toMatch(/hello@zugvogel/);
  });

  it('links to existing pages', () => {
    const links = readAll(html, /href="(\/[^"]*)"/g);
    expect(
      links.filter((link) => !['/privacy', '/cookies', '/impress', '/licences.txt'].includes(link ?? '')),
    ).toEqual([]);
  });
});

describe('Cookie policy', () => {
  it('lists what is stored: the cookie of the contract and the two keys of the specification', () => {
    const contract = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8'));
    const stored = readAll(render(CookiePolicy), /<h3><code>(.*?)<\/code><\/h3>/g);
    expect(stored).toEqual([
      contract.components.securitySchemes.refreshCookie.name,
      'lng',
      'cookie_accepted',
    ]);
  });
});
