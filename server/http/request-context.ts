import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { CookieNames } from '../features/auth/refresh-cookie.ts';
import { prefersLines } from './accepted-types.ts';
import type { PublicContext, SignedInContext } from './handler.ts';
import type { OpenRequests } from './open-requests.ts';

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  openRequests: OpenRequests;
  cookieNames: CookieNames;
}

/**
 * The context of a request for handlers, besides its parts; cheap to create, as most handlers need little of
 * it.
 */
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
    return this.#exchange.request.cookies[this.#exchange.cookieNames.refresh];
  }

  get deviceToken(): string | undefined {
    return this.#exchange.request.cookies[this.#exchange.cookieNames.device];
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
