import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Network } from '../random-commands/network.ts';
import type { Loss } from '../random-trips/trip-commands.ts';

/** An order as the server has received it. */
export interface ReceivedOrder {
  key: string;
  request: TripRequest;
  /** Null when it was refused, or its outcome is open. */
  trip: Trip | null;
}

/** The network, on which orders or the answers to them are lost when that is wanted. */
export class OrderLine {
  #received: ReceivedOrder[] = [];
  readonly #network: Network;
  #losses: Loss[] = [];

  constructor(network: Network) {
    this.#network = network;
  }

  get received(): readonly ReceivedOrder[] {
    return this.#received;
  }

  begin(): void {
    this.#received = [];
    this.forgetLosses();
  }

  /** What happens to the next order. */
  lose(what: Loss): void {
    this.#losses.push(what);
  }

  forgetLosses(): void {
    this.#losses = [];
  }

  /** In the place of `fetch`. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const isOrder = request.method === 'POST' && new URL(request.url).pathname === '/api/trips';
    if (!isOrder) return await this.#network.fetch(request);
    const loss = this.#losses.shift();
    if (loss === 'callLost') throw new TypeError('The order did not arrive');
    const order = {
      key: request.headers.get('idempotency-key') ?? '',
      request: (await request.clone().json()) as TripRequest, // checked against the contract
    };
    const answer = await this.#network.fetch(request);
    const trip = answer.status === 201 ? ((await answer.clone().json()) as Trip) : null; // checked, too
    this.#received.push({ ...order, trip });
    if (loss === 'answerLost') throw new TypeError('The answer did not arrive');
    return answer;
  };
}
