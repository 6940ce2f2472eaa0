import { i18n } from '../../i18n/i18n.ts';
import type { AppRouter } from '../router.ts';
import { focusHeading } from './focus-heading.ts';
import { pageTitle } from './page-title.ts';

/** Each page has its title and begins at the top; the browser's own memory of positions would undo that. */
export function followPageChanges(router: AppRouter, appName: string): void {
  history.scrollRestoration = 'manual';
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    document.title = pageTitle(i18n, router.state.matches, appName);
    if (pathChanged) window.scrollTo(0, 0);
    if (pathChanged && fromLocation) focusHeading();
  });
}
