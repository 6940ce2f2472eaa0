/**
 * Runs in every page before anything else is loaded: asks for the session and the choices of forms, so that their
 * answers travel beside the scripts. A page that is drawn already is painted before that: asking for things, the
 * scripts among them, costs a slow processor as much time as painting. What only they see who are signed in is asked
 * for once that is known, what comes last on their page after that: neither takes from the line what comes first.
 */
import type { ClientConfig } from '#domain/contract.ts';
import { DEFAULT_LANGUAGE } from '../i18n/language.ts';
import { backendAddress } from './config/backend-address.ts';

const LONGEST_WAIT_MS = 1000;
const SESSION = '/api/auth/refresh';
const ENUMS = `/api/enums/${DEFAULT_LANGUAGE}`;

if (document.querySelector('template')) {
  addEventListener('submit', keepSent);
  void firstPaint().then(() => {
    askAhead();
    unwrap();
  });
} else {
  const { session, enums } = askAhead();
  Promise.all([signedIn(session).then(unwrap), allOf(enums)]).then(unwrap, () => {});
}

function askAhead(): { session: Promise<Response>; enums: Promise<Response> } {
  delete document.documentElement.dataset.unpainted;
  const config = readConfig();
  const session = ask(config, SESSION);
  const enums = ask(config, ENUMS);
  window.earlyStart = { config, answers: { [SESSION]: session, [ENUMS]: enums } };
  return { session, enums };
}

/** What has been kept from being loaded is loaded, but for what is wrapped once more: that comes first in the page now. */
function unwrap(): void {
  const wrapped = document.querySelector('template');
  if (wrapped) document.head.append(wrapped.content);
}

/** A form that is sent before the page has come alive bears a mark of it: it is sent as soon as it can be taken. */
function keepSent(event: SubmitEvent): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.sent = '';
}

/** An answer is there with its first bytes; its last ones may come much later. */
async function allOf(answer: Promise<Response>): Promise<void> {
  await (await answer).clone().arrayBuffer();
}

async function signedIn(session: Promise<Response>): Promise<void> {
  const { status } = await session;
  if (status !== 200) throw new Error('Nobody is signed in');
}

function readConfig(): Promise<ClientConfig> {
  const written = document.getElementById('config')?.textContent.trim();
  if (written) return Promise.resolve(JSON.parse(written));
  return fetch('/config.json').then((response) => response.json());
}

function ask(config: Promise<ClientConfig>, path: string): Promise<Response> {
  const answer = config.then((known) =>
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
