import { i18n } from '../../i18n/i18n.ts';
import type { AppRouter } from '../router.ts';
import { pageTitle } from './page-title.ts';

/** Each page has its title and begins at the top; the browser's own memory of positions would undo that. */
export function followPageChanges(router: AppRouter, appName: string): void {
  history.scrollRestoration = 'manual';
  router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    document.title = pageTitle(i18n, router.state.matches, appName);
    if (pathChanged && !toLocation.hash) window.scrollTo(0, 0);
    if (pathChanged && fromLocation) focusHeading();
  });
}

const STEPS = ['keydown', 'pointerdown'] as const;

let stopLast = () => {};

/**
 * The focused element disappears with the previous page. The heading of the new page gets the
 * focus, even if the page arrives late or is rendered again, until the user acts.
 */
function focusHeading(): void {
  stopLast();
  const observer = new MutationObserver(() => afterEffects(recoverFocus));
  const stop = () => {
    observer.disconnect();
    for (const step of STEPS) window.removeEventListener(step, stop, true);
  };
  stopLast = stop;
  for (const step of STEPS) window.addEventListener(step, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  afterEffects(recoverFocus);
}

/** A page may put the focus somewhere itself, such as in its first field. */
function afterEffects(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

function recoverFocus(): void {
  const heading = document.querySelector('h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
