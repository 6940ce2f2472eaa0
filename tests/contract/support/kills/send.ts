import type { ClientSession } from './journal.ts';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  refreshToken?: string;
  body?: object;
  idempotencyKey?: string;
}

export interface CallResult {
  status: number;
  body: unknown;
  refreshToken: string;
}

const LIMIT_MS = 30_000;

/** One request over the network; rejected when the answer is missing or incomplete. */
export async function send(
  address: URL,
  { method = 'GET', path, ...more }: CallOptions,
): Promise<CallResult> {
  const headers = new Headers();
  if (more.token !== undefined) headers.set('authorization', `Bearer ${more.token}`);
  if (more.refreshToken !== undefined) headers.set('cookie', `zugvogel_refresh=${more.refreshToken}`);
  if (more.idempotencyKey !== undefined) headers.set('idempotency-key', more.idempotencyKey);
  if (more.body) headers.set('content-type', 'application/json');
  const answer = await fetch(new URL(path, address), {
    method,
    headers,
    signal: AbortSignal.timeout(LIMIT_MS),
    body: more.body ? JSON.stringify(more.body) : undefined,
  });
  const text = await answer.text();
  const [, refreshToken = ''] =
    /^zugvogel_refresh=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), refreshToken };
}

/** The session that an answer with status 200 opens or continues. */
export function sessionOf({ body, refreshToken }: CallResult): ClientSession {
  const { token } = body as { token: string }; // the contract says so of status 200
  return { sessionId: refreshToken.slice(0, refreshToken.indexOf('.')), token, refreshToken };
}
