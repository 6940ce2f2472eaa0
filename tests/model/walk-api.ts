import createClient, { type Client } from 'openapi-fetch';
import type { BrowserContext } from 'playwright/test';
import type { SessionAnswer } from '#domain/contract.ts';
import type { paths } from '#openapi/generated/schema.d.ts';
import type { Account } from './installation.ts';

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** The calls of an installation, as the person who walks through it. */
export class WalkApi {
  readonly http: Client<paths>;
  readonly session: SessionAnswer;
  /** What makes a browser go on with the session. */
  readonly cookie: Cookie;
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  private constructor(origin: string, session: SessionAnswer, cookie: Cookie) {
    this.#origin = origin;
    this.#headers = { authorization: `Bearer ${session.token}` };
    this.http = createClient<paths>({ baseUrl: origin, headers: this.#headers, fetch: fetchPatiently });
    this.session = session;
    this.cookie = cookie;
  }

  static async signIn(origin: string, account: Account): Promise<WalkApi> {
    const http = createClient<paths>({ baseUrl: origin, fetch: fetchPatiently });
    const answer = await http.POST('/api/auth/login', { body: account });
    const cookie = answer.response.headers.getSetCookie().find((line) => line.includes('refresh'));
    if (!answer.data || cookie === undefined) throw refusalOf(answer);
    return new WalkApi(origin, answer.data, parseCookie(origin, cookie));
  }

  /** Goes on in another company. */
  async actAs(companyId: string): Promise<WalkApi> {
    const params = { path: { companyId } };
    const session = await readAnswer(this.http.GET('/api/auth/companies/{companyId}', { params }));
    return new WalkApi(this.#origin, session, this.cookie);
  }

  /** Of the operations that differ by what is booked. */
  async post<Body>(url: string, body: object): Promise<Body> {
    const answer = await fetchPatiently(
      new Request(this.#origin + url, {
        method: 'POST',
        headers: { ...this.#headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    if (!answer.ok) throw refusalOf({ response: answer, error: await answer.text() });
    return (await answer.json()) as Body; // the contract tests have checked it
  }
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** What a call answered; fails when it was refused. */
export async function readAnswer<Data>(call: Promise<Answer<Data>>): Promise<NonNullable<Data>> {
  const answer = await call;
  if (answer.data === undefined || answer.data === null) throw refusalOf(answer);
  return answer.data;
}

function refusalOf({ error, response }: Answer<unknown>): Error {
  return new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`);
}

/** Waits when the installation asks for that. */
async function fetchPatiently(request: Request): Promise<Response> {
  const copy = request.clone();
  const answer = await fetch(request);
  if (answer.status !== 429) return answer;
  const seconds = Number(answer.headers.get('retry-after') ?? 1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return await fetchPatiently(copy);
}

function parseCookie(origin: string, line: string): Cookie {
  const [pair = '', ...attributes] = line.split(/; */);
  const [name = '', value = ''] = pair.split('=');
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
  const secure = attributes.some((attribute) => /^secure$/i.test(attribute));
  const { hostname: domain } = new URL(origin);
  return { name, value, domain, path, secure, httpOnly: true, sameSite: 'Strict' };
}
