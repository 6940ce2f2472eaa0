import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Operation } from '#server/http/contract.ts';
import { assertDocumented } from './documented-status.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Parsed if it is JSON, else the text. */
  body: unknown;
}

export interface Call {
  method?: Operation['method'];
  url: string;
  token?: string;
  refreshToken?: string;
  deviceToken?: string;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  ip?: string;
}

export async function call(app: FastifyInstance, request: Call): Promise<Answer> {
  const { method = 'GET', url, token, refreshToken, deviceToken, body, headers, ip } = request;
  const options: InjectOptions = { method, url, headers: { ...headers } };
  if (token !== undefined) options.headers = { ...options.headers, authorization: `Bearer ${token}` };
  if (refreshToken !== undefined) options.cookies = bothNames('zugvogel_refresh', refreshToken);
  if (deviceToken !== undefined)
    options.cookies = { ...options.cookies, ...bothNames('zugvogel_device', deviceToken) };
  if (body !== undefined) options.payload = body as object; // a text is sent as it is
  if (ip !== undefined) options.remoteAddress = ip;
  const answer = await app.inject(options);
  assertDocumented(method, url, answer.statusCode);
  const isJson = /\bjson/.test(String(answer.headers['content-type']));
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    body: isJson ? answer.json() : answer.body,
  };
}

/** The code of a refusal, for comparisons. */
export function refusal({ status, body }: Answer): { status: number; code: unknown } {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return { status, code };
}

/** Also under the name for TLS; the application reads only one of them. */
function bothNames(name: string, value: string) {
  return { [name]: value, [`__Secure-${name}`]: value };
}

/** The refresh token in the cookie of an answer. */
export function refreshTokenOf({ headers }: Answer): string {
  const [, token = ''] = /^(?:__Secure-)?zugvogel_refresh=([^;]*)/.exec(headers['set-cookie'] ?? '') ?? [];
  return token;
}

/** The device token in the cookie of an answer. */
export function deviceTokenOf({ headers }: Answer): string {
  const [, token = ''] = /zugvogel_device=([^;]*)/.exec(headers['set-cookie'] ?? '') ?? [];
  return token;
}
