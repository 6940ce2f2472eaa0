import type { ClientConfig } from '#domain/contract.ts';
import { DEFAULT_LANGUAGE } from '../../i18n/language.ts';
import { backendAddress } from '../config/backend-address.ts';
import './early-start.ts';

const SESSION = '/api/auth/refresh';
const ENUMS = `/api/enums/${DEFAULT_LANGUAGE}`;

interface Asked {
  session: Promise<Response>;
  enums: Promise<Response>;
}

/** Asks for the session and the choices of forms, so that their answers travel beside the scripts. */
export function askAhead(): Asked {
  const config = readConfig();
  // Not to be kept, as one tab would wait for the other's answer.
  const session = ask(config, SESSION, 'no-store');
  const enums = ask(config, ENUMS);
  window.earlyStart = { config, answers: { [SESSION]: session, [ENUMS]: enums } };
  return { session, enums };
}

/** What has been kept from being loaded is loaded, but for what is wrapped once more: that comes first in the page now. */
export function unwrap(): void {
  const wrapped = document.querySelector('template');
  if (wrapped) document.head.append(wrapped.content);
}

/** From now on all of the page is drawn. */
export function revealPage(): void {
  delete document.documentElement.dataset.unpainted;
}

function readConfig(): Promise<ClientConfig> {
  const written = document.getElementById('config')?.textContent.trim();
  if (written) return Promise.resolve(JSON.parse(written));
  return fetch('/config.json').then((response) => response.json());
}

function ask(
  config: Promise<ClientConfig>,
  path: string,
  cache: RequestCache = 'default',
): Promise<Response> {
  const answer = config.then((known) =>
    fetch(backendAddress(known, location) + path, { credentials: 'include', cache }),
  );
  // Whoever takes the answer over meets the failure; until then it is nobody's.
  answer.catch(() => {});
  return answer;
}
