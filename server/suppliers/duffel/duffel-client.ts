import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Fields } from '../fields.ts';

export const DUFFEL_SOURCE = 'duffel';

export interface DuffelAccess {
  url: string;
  token: string;
}

/** Only a token of the test mode is known to buy nothing. */
export function isLiveToken({ token }: DuffelAccess): boolean {
  return !token.startsWith('duffel_test_');
}

/** `lost` when it is unknown what happened: there was no answer, half of one, or an error of Duffel or an airline. */
export type DuffelAnswer =
  | { kind: 'data'; status: number; data: unknown }
  | { kind: 'refused'; status: number; type: string; code: string }
  | { kind: 'lost' };

export interface DuffelClient {
  get(path: string, signal: AbortSignal): Promise<DuffelAnswer>;
  post(path: string, data: object, signal: AbortSignal): Promise<DuffelAnswer>;
  patch(path: string, data: object, signal: AbortSignal): Promise<DuffelAnswer>;
}

interface Request {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  data?: object;
}

const LOST = { kind: 'lost' } as const;
const MOST_ATTEMPTS = 3;
const LONGEST_PAUSE_MS = 60_000;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** One client for each process: all its calls keep to the same rate limit. */
export function createDuffelClient(
  { url, token }: DuffelAccess,
  log: Pick<FastifyBaseLogger, 'warn'>,
): DuffelClient {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'duffel-version': 'v2',
  };
  let pausedUntil = 0;

  async function send({ method, path, data }: Request, signal: AbortSignal): Promise<Response> {
    const pause = pausedUntil - Date.now();
    if (pause > 0) await wait(pause, undefined, { signal });
    const body = data && JSON.stringify({ data });
    const response = await fetch(`${url}${path}`, { method, headers, body, signal, redirect: 'error' });
    pausedUntil = Math.max(pausedUntil, findPauseEnd(response));
    return response;
  }

  /** A call that was refused because of the rate limit has done nothing, so it is sent again. */
  async function ask(request: Request, signal: AbortSignal): Promise<DuffelAnswer> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        const response = await send(request, signal);
        const text = await response.text();
        if (response.status === TOO_MANY_REQUESTS && attempt < MOST_ATTEMPTS) continue;
        return readAnswer(response, text);
      }
    } catch {
      return LOST;
    }
  }

  async function askAndLog(request: Request, signal: AbortSignal): Promise<DuffelAnswer> {
    const answer = await ask(request, signal);
    if (answer.kind === 'data') return answer;
    const { method, path } = request;
    const call = `${method} ${path.replace(/\?.*/, '').replaceAll(/\/[a-z]{3}_\w+/g, '/:id')}`;
    if (answer.kind === 'lost') log.warn({ call }, 'Duffel has not answered');
    else log.warn({ call, status: answer.status, code: answer.code }, 'Duffel has refused a call');
    return answer;
  }

  return {
    get: (path, signal) => askAndLog({ method: 'GET', path }, signal),
    post: (path, data, signal) => askAndLog({ method: 'POST', path, data }, signal),
    patch: (path, data, signal) => askAndLog({ method: 'PATCH', path, data }, signal),
  };
}

/** When the next call may be sent, by the clock of this machine; 0 for now. */
function findPauseEnd({ status, headers }: Response): number {
  if (headers.get('ratelimit-remaining') !== '0' && status !== TOO_MANY_REQUESTS) return 0;
  const theirNow = Date.parse(headers.get('date') ?? '');
  const reset = Date.parse(headers.get('ratelimit-reset') ?? '');
  const pause = reset - (Number.isNaN(theirNow) ? Date.now() : theirNow);
  return Number.isNaN(pause) ? 0 : Date.now() + Math.min(Math.max(pause, 0), LONGEST_PAUSE_MS);
}

function readAnswer({ ok, status }: Response, text: string): DuffelAnswer {
  if (status >= SERVER_ERROR) return LOST;
  const body = new Fields(JSON.parse(text), 'answer');
  if (ok) return { kind: 'data', status, data: JSON.parse(text).data };
  const [error] = body.objects('errors');
  // The code of one documented error is a number.
  const code = error?.optionalNumber('code') ?? error?.optionalText('code') ?? '';
  return { kind: 'refused', status, type: error?.optionalText('type') ?? '', code: String(code) };
}
