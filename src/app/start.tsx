import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { Beginning } from './begin.ts';
import { noteMissingScripts } from './navigation/chunk-reload.ts';
import { askGuardsAgain } from './navigation/guard-changes.ts';
import { followPageChanges } from './navigation/on-page-change.ts';
import { nextTask } from './next-task.ts';
import { createAppRouter } from './router.ts';

/** Puts the application together and shows it in this element, or takes over what is drawn there already. */
export async function start(
  { context, provideRouter }: Beginning,
  root: HTMLElement,
  isDrawn: boolean,
): Promise<void> {
  const { config, session } = context;
  const router = createAppRouter(context);
  provideRouter(router);
  noteMissingScripts();
  followPageChanges(router, config.appName);
  askGuardsAgain(router, session);
  await nextTask();

  // A prerendered page can only be taken over once the script of that page is there, and then piece by piece, so that
  // whoever types already is not held up. Any other is drawn as soon as it is known which.
  await router.load();
  const app = <App router={router} session={session} />;
  if (isDrawn) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
