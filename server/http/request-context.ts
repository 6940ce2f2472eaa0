import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { CookieNames } from '../features/auth/refresh-cookie.ts';
import { prefersLines } from './accepted-types.ts';
import { readCookie } from './cookies.ts';
import type { PublicContext, SignedInContext } from './handler.ts';
import type { OpenRequests } from './open-requests.ts';

/** The two sides of an exchange, and where its end is noticed. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  openRequests: OpenRequests;
  cookieNames: CookieNames;
}

/** What handlers know of a request beside its parts; made cheaply, as most of them ask for little. */
export class RequestContext implements PublicContext {
  readonly requestId: string;
  readonly #exchange: Exchange;
  #signal: AbortSignal | undefined;
  #log: FastifyBaseLogger | undefined;

  constructor(exchange: Exchange) {
    this.requestId = exchange.request.id;
    this.#exchange = exchange;
  }

  get ip(): string {
    return this.#exchange.request.ip;
  }

  get userAgent(): string {
    return this.#exchange.request.headers['user-agent'] ?? '';
  }

  get refreshToken(): string | undefined {
    return readCookie(this.#exchange.request.headers.cookie, this.#exchange.cookieNames.refresh);
  }

  get deviceToken(): string | undefined {
    return readCookie(this.#exchange.request.headers.cookie, this.#exchange.cookieNames.device);
  }

  get prefersLines(): boolean {
    return prefersLines(this.#exchange.request.headers.accept);
  }

  get signal(): AbortSignal {
    this.#signal ??= this.#exchange.openRequests.signalFor(this.#exchange.reply);
    return this.#signal;
  }

  get log(): FastifyBaseLogger {
    this.#log ??= this.#exchange.request.log.child({ requestId: this.requestId });
    return this.#log;
  }
}

export class SignedInRequestContext extends RequestContext implements SignedInContext {
  readonly signedIn: SignedInContext['signedIn'];
  readonly abilities: SignedInContext['abilities'];

  constructor(exchange: Exchange, caller: Pick<SignedInContext, 'signedIn' | 'abilities'>) {
    super(exchange);
    this.signedIn = caller.signedIn;
    this.abilities = caller.abilities;
  }
}
