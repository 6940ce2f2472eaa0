import type { ClientConfig } from '#domain/contract.ts';
import { DEFAULT_LANGUAGE } from '../i18n/language.ts';
import { backendAddress } from './config/backend-address.ts';

export interface EarlyStart {
  config: Promise<ClientConfig>;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyStart?: EarlyStart;
  }
}

export function startEarly(): EarlyStart {
  const config = readConfig();

  const request = (path: string, cache: RequestCache): Promise<Response> => {
    const answer = config.then((known) =>
      fetch(backendAddress(known, location) + path, { credentials: 'include', cache }),
    );
    // The application handles the failure when it takes the answer.
    answer.catch(() => {});
    return answer;
  };

  const session = '/api/auth/refresh';
  const choices = `/api/enums/${DEFAULT_LANGUAGE}`;
  return {
    config,
    answers: { [session]: request(session, 'no-store'), [choices]: request(choices, 'default') },
  };
}

/** The server writes it into the page; a page of the development server has to ask for it. */
function readConfig(): Promise<ClientConfig> {
  const configText = document.getElementById('config')?.textContent.trim();
  if (configText) return Promise.resolve(JSON.parse(configText));
  return fetch('/config.json').then((response) => response.json());
}
