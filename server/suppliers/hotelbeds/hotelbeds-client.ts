import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { findReason, type Refusal } from './refusal.ts';

/** The number of Hotelbeds among the sources of hotels. */
export const HOTELBEDS_SOURCE = '112';

export interface HotelbedsAccess {
  url: string;
  key: string;
  secret: string;
}

/** `lost` when it is unknown what happened: there was no answer, half of one, or an error of Hotelbeds. */
export type HotelbedsAnswer = { kind: 'data'; data: unknown } | Refusal | { kind: 'lost' };

export interface HotelbedsClient {
  get(path: string, signal: AbortSignal): Promise<HotelbedsAnswer>;
  post(path: string, data: object, signal: AbortSignal): Promise<HotelbedsAnswer>;
  delete(path: string, signal: AbortSignal): Promise<HotelbedsAnswer>;
}

interface Request {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  data?: object;
}

const LOST = { kind: 'lost' } as const;
const MOST_ATTEMPTS = 3;
const USUAL_PAUSE_S = 1;
const LONGEST_PAUSE_S = 30;
const SERVER_ERROR = 500;

/** One client for each process: all its calls keep to the same rate limit. */
export function createHotelbedsClient(
  access: HotelbedsAccess,
  log: Pick<FastifyBaseLogger, 'warn'>,
): HotelbedsClient {
  let pausedUntil = 0;

  async function send({ method, path, data }: Request, signal: AbortSignal): Promise<Response> {
    const pause = pausedUntil - Date.now();
    if (pause > 0) await wait(pause, undefined, { signal });
    const body = data && JSON.stringify(data);
    const headers = signedHeaders(access, Date.now());
    return await fetch(`${access.url}${path}`, { method, headers, body, signal, redirect: 'error' });
  }

  /** A call that was refused because of the rate limit has done nothing, so it is sent again. */
  async function ask(request: Request, signal: AbortSignal): Promise<HotelbedsAnswer> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        const response = await send(request, signal);
        const answer = readAnswer(response, await response.text());
        if (answer.kind !== 'refused' || answer.reason !== 'tooFast' || attempt === MOST_ATTEMPTS) {
          return answer;
        }
        pausedUntil = Math.max(pausedUntil, Date.now() + 1000 * pauseSeconds(response));
      }
    } catch {
      return LOST;
    }
  }

  async function askAndLog(request: Request, signal: AbortSignal): Promise<HotelbedsAnswer> {
    const answer = await ask(request, signal);
    if (answer.kind === 'data') return answer;
    const { method, path } = request;
    const call = `${method} ${path.replace(/\?.*/, '').replace(/\/\d+-\d+$/, '/:id')}`;
    if (answer.kind === 'lost') {
      log.warn({ call }, 'Hotelbeds has not answered');
    } else {
      const { status, code, reason } = answer;
      log.warn({ call, status, code, reason }, 'Hotelbeds has refused a call');
    }
    return answer;
  }

  return {
    get: (path, signal) => askAndLog({ method: 'GET', path }, signal),
    post: (path, data, signal) => askAndLog({ method: 'POST', path, data }, signal),
    delete: (path, signal) => askAndLog({ method: 'DELETE', path }, signal),
  };
}

/** The signature is good for some seconds around its time. */
function signedHeaders({ key, secret }: HotelbedsAccess, now: number): Record<string, string> {
  const second = Math.floor(now / 1000);
  return {
    accept: 'application/json',
    'api-key': key,
    'content-type': 'application/json',
    'x-signature': createHash('sha256').update(`${key}${secret}${second}`).digest('hex'),
  };
}

function pauseSeconds({ headers }: Response): number {
  const stated = Number(headers.get('retry-after') ?? '');
  return Math.min(Number.isFinite(stated) && stated > 0 ? stated : USUAL_PAUSE_S, LONGEST_PAUSE_S);
}

/** An error of the server is a refusal only where its product is refused; otherwise it may have done anything. */
function readAnswer({ ok, status, headers }: Response, text: string): HotelbedsAnswer {
  const body = parseObject(text);
  const error = body?.error;
  if (ok && error === undefined) return body ? { kind: 'data', data: body } : LOST;
  const { code, message } = readError(error, headers.get('x-mashery-error-code') ?? text);
  if (status >= SERVER_ERROR && code !== 'PRODUCT_ERROR') return LOST;
  return { kind: 'refused', status, code, reason: findReason(status, code, message) };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>) // just checked
      : null;
  } catch {
    return null;
  }
}

const CODE = /^[A-Z_]{1,60}$/;

/** An error is an object with code and message, or a text; a gateway sends its own page. */
function readError(error: unknown, fallback: string): { code: string; message: string } {
  if (typeof error !== 'object' || error === null) {
    return { code: '', message: typeof error === 'string' ? error : fallback };
  }
  const { code, message } = error as Record<string, unknown>; // any field may be missing
  return {
    code: typeof code === 'string' && CODE.test(code) ? code : '',
    message: typeof message === 'string' ? message : '',
  };
}
