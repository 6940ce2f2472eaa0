import { createRoot, hydrateRoot } from 'react-dom/client';
import { selectGate } from '#machines/session/session-selectors.ts';
import { openOtherTabs } from './actors/other-tabs.ts';
import { createSessionActor, type SessionActor } from './actors/session-actor.ts';
import { createApi } from './api/client.ts';
import { createEnumStore } from './api/enum-store.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/App.tsx';
import { backendAddress } from './app/config/backend-address.ts';
import { startEarly } from './app/early-start.ts';
import { recordMissingScripts } from './app/navigation/chunk-reload.ts';
import { followPageChanges } from './app/navigation/on-page-change.ts';
import { type AppRouter, createAppRouter } from './app/router.ts';
import { renewQueryClient } from './app/session/renew-query-client.ts';
import { paths } from './components/paths.ts';
import { startLanguage } from './i18n/language.ts';

await start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks its root');
  const isPrerendered = root.dataset.prerendered === 'page';
  const { config: configured, answers } = window.earlyStart ?? startEarly();
  const config = await configured;

  const api = createApi({
    address: backendAddress(config, location),
    early: answers,
    onRenewed: ({ companyUser, company }) =>
      session.send({ type: 'session.renewed', session: { companyUser, company } }),
    onExpired: () => session.send({ type: 'session.expired' }),
  });
  const enums = createEnumStore(api);
  const session = createSessionActor(
    {
      api,
      enums,
      otherTabs: openOtherTabs(),
      // After the transition: a page that must not be stayed on is recognised by the session as it is then.
      enterCompany: () => queueMicrotask(() => void router.navigate({ to: paths.home })),
    },
    startLanguage(),
  );
  const router = createAppRouter({ api, config, enums, queryClient: createQueryClient(), session });
  recordMissingScripts();
  followPageChanges(router, config.appName);
  // Before the guards, so that no page is opened with the data of the previous person.
  renewQueryClient(router, session);
  rerunGuards(router, session);

  // A prerendered page shows the session's first state and is hydrated in it; App starts the session afterwards.
  if (!isPrerendered) session.start();
  await router.load();
  const nonce = document.querySelector('style')?.nonce ?? '';
  const app = <App router={router} session={session} nonce={nonce} />;
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

function rerunGuards(router: AppRouter, session: SessionActor): void {
  let gate = selectGate(session.getSnapshot());
  session.subscribe((snapshot) => {
    const next = selectGate(snapshot);
    if (next === gate) return;
    gate = next;
    void router.invalidate();
  });
}
