import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { readCookie } from './cookies.ts';
import type { PublicContext, SignedInContext } from './handler.ts';

const REFRESH_COOKIE = 'zugvogel_refresh';

/** What handlers know of a request beside its parts; made cheaply, as most of them ask for little. */
export class RequestContext implements PublicContext {
  readonly requestId: string;
  readonly #request: FastifyRequest;
  #log: FastifyBaseLogger | undefined;

  constructor(request: FastifyRequest) {
    this.requestId = request.id;
    this.#request = request;
  }

  get ip(): string {
    return this.#request.ip;
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  get refreshToken(): string | undefined {
    return readCookie(this.#request.headers.cookie, REFRESH_COOKIE);
  }

  get log(): FastifyBaseLogger {
    this.#log ??= this.#request.log.child({ requestId: this.requestId });
    return this.#log;
  }
}

export class SignedInRequestContext extends RequestContext implements SignedInContext {
  readonly signedIn: SignedInContext['signedIn'];
  readonly abilities: SignedInContext['abilities'];

  constructor(request: FastifyRequest, caller: Pick<SignedInContext, 'signedIn' | 'abilities'>) {
    super(request);
    this.signedIn = caller.signedIn;
    this.abilities = caller.abilities;
  }
}
