/**
 * Runs in every page before anything else is loaded: asks for the session and the choices of forms, so that their
 * answers travel beside the scripts. A page that is drawn already is painted before that: asking for things, the
 * scripts among them, costs a slow processor as much time as painting.
 */
import type { ClientConfig } from '#domain/contract.ts';
import { DEFAULT_LANGUAGE } from '../i18n/language.ts';
import { backendAddress } from './config/backend-address.ts';

const LONGEST_WAIT_MS = 1000;

const ahead = document.querySelector('template');
const drawn = ahead ? firstPaint() : Promise.resolve();
void drawn.then(() => ahead && document.head.append(ahead.content));

const config = readConfig();

window.earlyStart = {
  config,
  answers: Object.fromEntries(
    ['/api/auth/refresh', `/api/enums/${DEFAULT_LANGUAGE}`].map((path) => [path, ask(path)]),
  ),
};

function readConfig(): Promise<ClientConfig> {
  const written = document.getElementById('config')?.textContent.trim();
  if (written) return Promise.resolve(JSON.parse(written));
  return fetch('/config.json').then((response) => response.json());
}

function ask(path: string): Promise<Response> {
  const answer = Promise.all([config, drawn]).then(([known]) =>
    fetch(backendAddress(known, location) + path, { credentials: 'include' }),
  );
  // Whoever takes the answer over meets the failure; until then it is nobody's.
  answer.catch(() => {});
  return answer;
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
