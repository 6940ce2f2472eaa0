import createClient, { type Client } from 'openapi-fetch';
import type { SessionAnswer } from '#domain/contract.ts';
import type { paths } from '#openapi/generated/schema.d.ts';
import { type CompanyClock, createCompanyClock } from './company-clock.ts';
import { ApiError, readData } from './errors.ts';

export interface ApiOptions {
  address: string;
  early?: Record<string, Promise<Response>>;
  onRenewed: (answer: SessionAnswer) => void;
  onExpired: () => void;
}

export type Transport = (request: Request) => Promise<Response>;

export interface Api {
  address: string;
  clock: CompanyClock;
  http: Client<paths>;
  send: (request: Request, transport?: Transport) => Promise<Response>;
  setSession: (answer: SessionAnswer | null) => void;
  refresh: () => Promise<SessionAnswer | null>;
}

const TIMEOUT_MS = 30_000;
/**
 * With a cache, tabs wait for each other's identical requests, and hardly any answer may be cached anyway.
 */
const UNSHARED = 'no-store';
const REFRESH_PATH = '/api/auth/refresh';
const WITHOUT_TOKEN =
  /^\/api\/(auth\/(login|logout|refresh|password\/(forgot|reset))|enums\/[^/]+|booking\/flight\/airports|log)$/;

/**
 * The calls of the contract. A 401 leads to one refresh, shared by all callers, and one retry; when the
 * refresh fails, the caller gets the original answer. So does a caller with a change when another tab has
 * switched the company in the meantime, or another user has signed in there: nothing is changed in another
 * company, or in another user's name.
 */
export function createApi({ address, early = {}, onRenewed, onExpired }: ApiOptions): Api {
  const clock = createCompanyClock();
  const earlyAnswers = new Map(Object.entries(early));
  let pass: Pass | null = null;
  /** Counts sign-ins and sign-outs, so that a late answer doesn't restore a session that has ended. */
  let holder = 0;
  let refreshing: Promise<SessionAnswer | null> | null = null;
  let renewing: Promise<boolean> | null = null;

  const base = { baseUrl: address, credentials: 'include', cache: UNSHARED } as const;
  const http = createClient<paths>({ ...base, fetch: (request) => send(request) });

  async function send(request: Request, transport: Transport = inTime): Promise<Response> {
    const path = new URL(request.url).pathname;
    const repetition = request.clone();
    const sentWith = pass;
    const response = await (takeEarly(request, path) ?? sendOnce(request, path, sentWith, sendAndSetClock));
    if (response.status !== 401 || path === REFRESH_PATH) return response;
    const isRenewed = pass !== null && pass !== sentWith ? true : await renew();
    if (!isRenewed || !mayRepeat(request, path, sentWith, pass)) return response;
    // An unread answer would keep its connection; after an aborted call there is no body to cancel.
    void response.body?.cancel().catch(() => {});
    return sendOnce(repetition, path, pass, sendAndSetClock);

    async function sendAndSetClock(sent: Request): Promise<Response> {
      const answer = await transport(sent);
      clock.set(answer);
      return answer;
    }
  }

  function takeEarly({ method }: Request, path: string): Promise<Response> | undefined {
    const answer = method === 'GET' ? earlyAnswers.get(path) : undefined;
    earlyAnswers.delete(path);
    return answer;
  }

  /** True when there is a new token. Callers that were refused at the same time share one attempt. */
  function renew(): Promise<boolean> {
    renewing ??= requestRenewal().finally(() => {
      renewing = null;
    });
    return renewing;
  }

  async function requestRenewal(): Promise<boolean> {
    const passBefore = pass;
    // An unreachable server says nothing about the session.
    const answer = await refresh().catch(() => undefined);
    if (answer) onRenewed(answer);
    else if (answer === null && passBefore !== null && pass === passBefore) onExpired();
    return pass !== null && pass !== passBefore;
  }

  function refresh(): Promise<SessionAnswer | null> {
    refreshing ??= requestRefresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function requestRefresh(): Promise<SessionAnswer | null> {
    const holderBefore = holder;
    try {
      const answer = await readData(http.GET(REFRESH_PATH));
      // There is no session: the server answered without a body.
      if (!answer || holder !== holderBefore) return null;
      pass = createPass(answer);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  }

  return {
    address,
    clock,
    http,
    send,
    setSession: (answer) => {
      holder += 1;
      pass = answer && createPass(answer);
    },
    refresh,
  };
}

/** Calls without a token, such as a sign-in, act for no user, so they may always be repeated. */
function mayRepeat({ method }: Request, path: string, sentWith: Pass | null, pass: Pass | null): boolean {
  if (method === 'GET' || sentWith === null || WITHOUT_TOKEN.test(path)) return true;
  return isSameHolder(sentWith, pass);
}

function sendOnce(
  request: Request,
  path: string,
  pass: Pass | null,
  transport: Transport,
): Promise<Response> {
  if (pass && !WITHOUT_TOKEN.test(path)) request.headers.set('authorization', `Bearer ${pass.token}`);
  return transport(request);
}

function inTime(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]) });
}

interface Pass {
  token: string;
  userId: string;
  companyId: string;
}

function createPass({ token, companyUser, company }: SessionAnswer): Pass {
  return { token, userId: companyUser.user._id, companyId: company._id };
}

function isSameHolder(one: Pass, other: Pass | null): boolean {
  return one.userId === other?.userId && one.companyId === other.companyId;
}
