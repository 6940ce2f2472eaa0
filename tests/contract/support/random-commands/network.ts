import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** The cookies of a browser, shared by its pages. */
export class CookieJar {
  current: string | null = null;
  former: string | null = null;

  take(header: string | null): void {
    const [, value] = /^zugvogel_refresh=([^;]*)/.exec(header ?? '') ?? [];
    if (value === undefined) return;
    this.former = this.current;
    this.current = value === '' ? null : value;
  }
}

/** The network between browsers and the application; each browser has a host name of its own. */
export class Network {
  readonly #app: FastifyInstance;
  readonly #jars = new Map<string, CookieJar>();
  #underWay = 0;
  readonly #whenNone: (() => void)[] = [];

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  connect(host: string): CookieJar {
    const jar = new CookieJar();
    this.#jars.set(host, jar);
    return jar;
  }

  /** Replaces `fetch`. */
  readonly fetch = async (request: Request): Promise<Response> => {
    this.#underWay += 1;
    try {
      return await this.#send(request);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) for (const tell of this.#whenNone.splice(0)) tell();
    }
  };

  /** Resolves when nothing is pending any more, and all callers have processed their answers. */
  async idle(): Promise<void> {
    do {
      if (this.#underWay > 0) await new Promise<void>((resolve) => this.#whenNone.push(resolve));
      await nextTurn();
    } while (this.#underWay > 0);
  }

  async #send(request: Request): Promise<Response> {
    const { host, pathname, search } = new URL(request.url);
    const jar = this.#jars.get(host);
    if (!jar) throw new TypeError(`There is no browser called ${host}`);
    const answer = await this.#app.inject({
      method: request.method as NonNullable<InjectOptions['method']>, // what the contract knows
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      cookies: jar.current !== null ? { zugvogel_refresh: jar.current } : undefined,
      payload: request.body ? await request.text() : undefined,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    jar.take(headers.get('set-cookie'));
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  }
}
