import { openOtherTabs } from '../actors/other-tabs.ts';
import { createSessionActor } from '../actors/session-actor.ts';
import { createApi } from '../api/client.ts';
import { createEnumStore } from '../api/enum-store.ts';
import { paths } from '../components/paths.ts';
import { startLanguage } from '../i18n/language.ts';
import { backendAddress } from './config/backend-address.ts';
import type { EarlyStart } from './early/early-start.ts';
import { nextTask } from './next-task.ts';
import type { AppRouter } from './router.ts';
import type { RouterContext } from './router-context.ts';
import { askForHome } from './session/ask-for-home.ts';

export interface Beginning {
  context: RouterContext;
  /** Whoever draws the pages hands over the router that leads through them. */
  provideRouter: (router: AppRouter) => void;
}

/** Whatever needs no React begins while React is on its way. */
export async function begin({ config: configured, answers }: EarlyStart): Promise<Beginning> {
  const config = await configured;
  await nextTask();
  const { promise: router, resolve: provideRouter } = Promise.withResolvers<AppRouter>();
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
      enterCompany: () => void router.then((pages) => pages.navigate({ to: paths.home })),
    },
    startLanguage(),
  );
  if (location.pathname === paths.home && location.search === '') askForHome(session, api);
  return { context: { api, config, enums, session }, provideRouter };
}
