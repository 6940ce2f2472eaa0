import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Network } from '../random-commands/network.ts';
import type { Loss } from '../random-trips/trip-commands.ts';
import type { PageTime } from './page-time.ts';

/** An order as the server has received it. */
export interface OrderRecord {
  key: string;
  request: TripRequest;
  /** Null when it was refused, or its outcome is unknown. */
  trip: Trip | null;
}

/**
 * Where the connection of a page breaks: after so many further requests, before or after the next one
 * arrives.
 */
interface Break {
  host: string;
  after: number;
  what: Loss;
}

/** A network that loses orders or their answers and breaks connections on request. */
export class OrderLine {
  #received: OrderRecord[] = [];
  #break: Break | null = null;
  readonly #network: Network;
  readonly #time: PageTime;
  #losses: Loss[] = [];

  constructor(network: Network, time: PageTime) {
    this.#network = network;
    this.#time = time;
  }

  get received(): readonly OrderRecord[] {
    return this.#received;
  }

  begin(): void {
    this.#received = [];
    this.#break = null;
    this.forgetLosses();
  }

  /** The fate of the next order. */
  lose(what: Loss): void {
    this.#losses.push(what);
  }

  forgetLosses(): void {
    this.#losses = [];
  }

  /** From then on no request of the page arrives. */
  breakOff(where: Break): void {
    this.#break = where;
  }

  /** Replaces `fetch`. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const { host, pathname } = new URL(request.url);
    const isOrder = request.method === 'POST' && pathname === '/api/trips';
    const loss = this.#breakAt(host) ?? (isOrder ? this.#losses.shift() : undefined);
    if (loss === 'callLost') throw new TypeError('The request did not arrive');
    const answer = isOrder ? await this.#order(request) : await this.#send(request);
    if (loss === 'answerLost') throw new TypeError('The answer did not arrive');
    return answer;
  };

  #breakAt(host: string): Loss | undefined {
    if (this.#break?.host !== host) return undefined;
    this.#break.after -= 1;
    if (this.#break.after >= 0) return undefined;
    return this.#break.after === -1 ? this.#break.what : 'callLost';
  }

  async #order(request: Request): Promise<Response> {
    const order = {
      key: request.headers.get('idempotency-key') ?? '',
      request: (await request.clone().json()) as TripRequest, // checked against the contract
    };
    const answer = await this.#send(request);
    const trip = answer.status === 201 ? ((await answer.clone().json()) as Trip) : null; // checked, too
    this.#received.push({ ...order, trip });
    return answer;
  }

  /** The server's work takes none of the page's simulated time. */
  #send(request: Request): Promise<Response> {
    return this.#time.outside(() => this.#network.fetch(request));
  }
}
