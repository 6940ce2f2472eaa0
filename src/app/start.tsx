import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { openOtherTabs } from '../actors/other-tabs.ts';
import { createSessionActor } from '../actors/session-actor.ts';
import { createApi } from '../api/client.ts';
import { createEnumStore } from '../api/enum-store.ts';
import { startLanguage } from '../i18n/language.ts';
import { App } from './App.tsx';
import { backendAddress } from './config/backend-address.ts';
import type { EarlyStart } from './early-start.ts';
import { reloadOnceForMissingScripts } from './navigation/chunk-reload.ts';
import { askGuardsAgain } from './navigation/guard-changes.ts';
import { followPageChanges } from './navigation/on-page-change.ts';
import { createAppRouter } from './router.ts';

/** Between its steps the page can answer its visitor. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Puts the application together and shows it in this element. */
export async function start({ config: configured, answers }: EarlyStart, root: HTMLElement): Promise<void> {
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
      enterCompany: () => void router.navigate({ to: '/' }),
    },
    startLanguage(),
  );
  await pause();
  const router = createAppRouter({ api, config, enums, session });
  reloadOnceForMissingScripts();
  followPageChanges(router, config.appName);
  askGuardsAgain(router, session);
  await pause();

  const { prerendered } = root.dataset;
  if (prerendered === undefined) {
    createRoot(root).render(<App router={router} session={session} />);
    return;
  }
  const startsEmpty = prerendered === 'start';
  const takeOver = (): void => {
    hydrateRoot(root, <App router={router} session={session} startsEmpty={startsEmpty} />);
  };
  if (startsEmpty) return takeOver();
  // A prerendered page can only be taken over once the script of that page is there; then piece by piece, so that
  // whoever types already is not held up.
  await router.load();
  startTransition(takeOver);
}
