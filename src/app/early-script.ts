/** The build puts this script into the head of each page, where it runs before the first paint. */
import { startEarly } from './early-start.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';

// A prerendered form can be submitted before the application is there to take it: it is marked, and submitted then.
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.sent = '';
});

window.earlyStart = startEarly();
