/** The build puts this script into the head of each page, where it runs before the first paint. */
import { startEarly } from './early-start.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';

// A prerendered form can be submitted before the application has loaded: it is marked here, and submitted
// then.
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.sent = '';
});

window.earlyStart = startEarly();
