import type { BrowserContext, Request, Route } from 'playwright/test';
import type { RequestInFlight } from '#tests/support/network.ts';

interface HeldRequest extends RequestInFlight {
  request: Request;
}

/** The network of a browser: passes everything on, and holds back or breaks the calls that a walk asks it to. */
export class BrowserNetwork {
  #holding: readonly string[] = [];
  #held: HeldRequest[] = [];
  #waiting: (() => void)[] = [];

  /** For the calls of one browser to one installation. */
  static async between(context: BrowserContext, origin: string): Promise<BrowserNetwork> {
    const network = new BrowserNetwork();
    const isCall = (url: URL) => url.origin === origin && url.pathname.startsWith('/api/');
    await context.route(isCall, (route) => network.#take(route));
    // The page has given it up.
    context.on('requestfailed', (request) => network.#forget(request));
    return network;
  }

  /** From now on, requests with these beginnings wait for `next`: methods and paths. */
  hold(...beginnings: string[]): void {
    this.#holding = beginnings;
  }

  /** Releases the held requests with this beginning. */
  release(beginning: string): void {
    const released = this.#held.filter(({ line }) => line.startsWith(beginning));
    this.#held = this.#held.filter((held) => !released.includes(held));
    for (const held of released) held.release();
  }

  /** Whether a request with this beginning is held. */
  isHeld(beginning: string): boolean {
    return this.#held.some(({ line }) => line.startsWith(beginning));
  }

  /** Resolves once a request with this beginning is held. */
  async arrival(beginning: string): Promise<void> {
    while (!this.isHeld(beginning)) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** The first held request with this beginning, once it has arrived. */
  async next(beginning: string): Promise<RequestInFlight> {
    await this.arrival(beginning);
    const index = this.#held.findIndex(({ line }) => line.startsWith(beginning));
    const [held] = this.#held.splice(index, 1);
    if (!held) throw new Error(`Nothing is held at ${beginning}`);
    return held;
  }

  async #take(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const line = `${request.method()} ${pathname}${search}`;
    if (!this.#holding.some((beginning) => line.startsWith(beginning))) {
      await route.continue();
      return;
    }
    const reset = () => void route.abort('connectionreset');
    this.#held.push({
      request,
      line,
      release: () => void route.continue(),
      reset,
      async loseAnswer() {
        await route.fetch();
        reset();
      },
    });
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #forget(request: Request): void {
    this.#held = this.#held.filter((held) => held.request !== request);
  }
}
