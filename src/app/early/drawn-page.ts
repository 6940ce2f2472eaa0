/**
 * Runs in a page that is drawn already, before anything else is loaded. The page is painted before anything is asked
 * for: asking for things, the scripts among them, costs a slow processor as much time as painting.
 */
import { askAhead, revealPage, unwrap } from './ask-ahead.ts';

const LONGEST_WAIT_MS = 1000;

addEventListener('submit', keepSent);
void firstPaint().then(() => {
  revealPage();
  askAhead();
  unwrap();
});

/** A form that is sent before the page has come alive bears a mark of it: it is sent as soon as it can be taken. */
function keepSent(event: SubmitEvent): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.sent = '';
}

/** A page in the background is not painted, but all of it is loaded, as it is where no painting is told of. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
