import { startTransition } from 'react';
import { App } from './App.tsx';
import type { Beginning } from './begin.ts';
import { noteMissingScripts } from './navigation/chunk-reload.ts';
import { askGuardsAgain } from './navigation/guard-changes.ts';
import { followPageChanges } from './navigation/on-page-change.ts';
import { createAppRouter } from './router.ts';

export interface Canvas {
  root: HTMLElement;
  /** Whether the page is drawn there already. */
  isDrawn: boolean;
  /** What draws, once it has arrived. */
  drawing: Promise<typeof import('react-dom/client')>;
}

/** Puts the application together and shows it, or takes over what is drawn already. */
export async function start(
  { context, leadThrough }: Beginning,
  { root, isDrawn, drawing }: Canvas,
): Promise<void> {
  const { config, session } = context;
  const router = createAppRouter(context);
  leadThrough(router);
  noteMissingScripts();
  followPageChanges(router, config.appName);
  askGuardsAgain(router, session);
  // Between its steps the page can answer its visitor.
  await new Promise((resolve) => setTimeout(resolve));

  // A prerendered page can only be taken over once the script of that page is there, and then piece by piece, so that
  // whoever types already is not held up. Any other is drawn as soon as it is known which.
  const [{ createRoot, hydrateRoot }] = await Promise.all([drawing, router.load()]);
  const app = <App router={router} session={session} />;
  if (isDrawn) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
