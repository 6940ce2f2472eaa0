import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session-machine.ts';
import { createApi } from './api/client.ts';
import { createEnumStore } from './api/enum-store.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/App.tsx';
import { pageTitle } from './app/navigation/page-title.ts';
import { createAppRouter } from './app/router.ts';
import { i18n } from './i18n/i18n.ts';
import { DEFAULT_LANGUAGE } from './i18n/language.ts';
import './app/styles/base.css';
import { I18nProvider } from '@lingui/react';
import { AppTheme } from './app/theme/AppTheme.tsx';
import { Backdrop } from './components/Backdrop.tsx';

export interface RenderedPage {
  html: string;
  title: string;
}

const NONCE = '{nonce}';
const CONFIG = { appName: '{appName}', contactEmail: '{contactEmail}' };

const NO_PAGE = '/$';

const LEFT_TO_BROWSER = '<!--$!-->';

const missingMessages = new Set<string>();
i18n.on('missing', ({ id }) => missingMessages.add(id));

export async function renderPage(path: string): Promise<RenderedPage> {
  const { router, session } = createPage(path);
  await router.load();
  return {
    html: render(<App router={router} session={session} nonce={NONCE} />),
    title: pageTitle(i18n, router.state.matches, CONFIG.appName),
  };
}

export function renderStart(): RenderedPage {
  return {
    html: render(<StartPage nonce={NONCE} />),
    title: CONFIG.appName,
  };
}

export function pagePaths(): string[] {
  return Object.keys(createPage('/').router.routesByPath).filter((path) => path !== NO_PAGE);
}

/** React leaves rendering errors to the client, so that they would go unnoticed in the build. */
function render(app: ReactElement): string {
  const html = renderToString(app);
  if (missingMessages.size > 0) {
    throw new Error(`The catalogues lack ${[...missingMessages].join(', ')}: run "npm run generate"`);
  }
  if (html.includes(LEFT_TO_BROWSER)) throw new Error('A part of the page could not be rendered');
  return html;
}

function createPage(path: string) {
  const session = createActor(sessionMachine, { input: { language: DEFAULT_LANGUAGE } });
  const api = createApi({ address: '', onRenewed: () => {}, onExpired: () => {} });
  const enums = createEnumStore(api);
  const history = createMemoryHistory({ initialEntries: [path] });
  const context = { api, config: CONFIG, enums, queryClient: createQueryClient(), session };
  return { session, router: createAppRouter(context, history) };
}

function StartPage({ nonce }: { nonce: string }) {
  return (
    <I18nProvider i18n={i18n}>
      <AppTheme nonce={nonce}>
        <Backdrop visible />
      </AppTheme>
    </I18nProvider>
  );
}
