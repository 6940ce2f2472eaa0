import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AirlineChangeBook } from './airline-changes.ts';
import { ChangeBook } from './changes.ts';
import {
  createOffers,
  type OfferRequest,
  offerAnswer,
  type StoredOffer,
  seatMapAnswers,
  serviceAnswers,
} from './offers.ts';
import { OrderBook } from './orders.ts';
import { type Reply, refuse, reply } from './replies.ts';

/**
 * What happens to a call: it is not carried out, or is and its answer gets lost, comes in part or doubled, or late; or
 * another answer is given.
 */
export type Fault =
  | 'callLost'
  | 'answerLost'
  | 'half'
  | 'doubled'
  | { lateMs: number }
  | { until: () => Promise<void> }
  | { status: number; body: string; headers?: Record<string, string> };

export const TOKEN = 'duffel_test_of_these_tests';

/** A server that speaks the protocol of Duffel's flights as it is publicly described, in its test mode. */
export class DuffelServer {
  readonly asked: string[] = [];
  readonly searches: OfferRequest[] = [];
  readonly offers = new Map<string, StoredOffer>();
  readonly book = new OrderBook((prefix) => this.#newId(prefix));
  readonly changes = new ChangeBook((prefix) => this.#newId(prefix), this.book.find);
  readonly airline = new AirlineChangeBook((prefix) => this.#newId(prefix));
  /** Changes each offer on its way out, as Duffel might at any time. */
  change: (offer: Record<string, unknown>) => unknown = (offer) => offer;
  /** What is still to be answered of each search. */
  readonly #batches = new Map<string, StoredOffer[][]>();
  readonly #faults = new Map<string, Fault[]>();
  #count = 0;
  readonly #server = createServer((request, response) => {
    void this.#serve(request, response);
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo; // it listens on a port
    return `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The faults of the next calls, such as `POST /air/orders`, in order. */
  next(call: string, ...faults: Fault[]): void {
    this.#faults.set(call, [...(this.#faults.get(call) ?? []), ...faults]);
  }

  /** Removes the faults that no call has met. */
  forgetFaults(): void {
    this.#faults.clear();
  }

  #newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_0000${String(this.#count).padStart(6, '0')}`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://duffel');
    const call = `${request.method} ${pathname.replaceAll(/\/[a-z]{3}_\w+/g, '/:id')}`;
    const body = await readBody(request);
    this.asked.push(call);
    const fault = this.#faults.get(call)?.shift();
    if (fault === 'callLost') return void request.socket.destroy();
    if (typeof fault === 'object' && 'status' in fault) {
      response.writeHead(fault.status, fault.headers).end(fault.body);
      return;
    }
    if (typeof fault === 'object') await ('until' in fault ? fault.until() : wait(fault.lateMs));
    const { status, body: content } =
      refuseHeaders(request) ?? this.#answer(call, pathname.split('/'), searchParams, body);
    const text = JSON.stringify(content);
    if (fault === 'answerLost') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json', 'ratelimit-remaining': '3999' });
    if (fault !== 'half') return void response.end(fault === 'doubled' ? text + text : text);
    response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
  }

  #answer(call: string, path: readonly string[], query: URLSearchParams, data: unknown): Reply {
    const now = new Date();
    const id = path.find((part) => /^[a-z]{3}_/.test(part)) ?? '';
    switch (call) {
      case 'POST /air/batch_offer_requests':
        return this.#search(data as OfferRequest, now);
      case 'GET /air/batch_offer_requests/:id':
        return this.#readBatch(id);
      case 'GET /air/offers/:id':
        return this.#readOffer(id, now);
      case 'GET /air/seat_maps':
        return this.#readSeatMaps(query.get('offer_id') ?? '');
      case 'POST /air/orders': {
        const order = data as Parameters<OrderBook['create']>[0];
        return this.book.create(order, this.offers.get(order.selected_offers[0] ?? ''), now);
      }
      case 'GET /air/orders':
        return this.book.list(query.get('offer_id'));
      case 'GET /air/orders/:id':
        return this.book.read(id);
      case 'POST /air/payments':
        return this.book.pay(data as Parameters<OrderBook['pay']>[0], now);
      case 'POST /air/order_cancellations':
        return this.book.quote(data as { order_id: string }, now);
      case 'POST /air/order_cancellations/:id/actions/confirm':
        return this.book.confirmCancellation(id, now);
      case 'GET /air/order_cancellations':
        return this.book.listCancellations(query.get('order_id'));
      case 'POST /air/order_change_requests':
        return this.changes.request(data as Parameters<ChangeBook['request']>[0]);
      case 'GET /air/order_change_offers/:id':
        return this.changes.readOffer(id);
      case 'POST /air/order_changes':
        return this.changes.create(data as Parameters<ChangeBook['create']>[0]);
      case 'GET /air/order_changes/:id':
        return this.changes.read(id);
      case 'POST /air/order_changes/:id/actions/confirm':
        return this.changes.confirm(id, data as Parameters<ChangeBook['confirm']>[1], now);
      case 'GET /air/airline_initiated_changes':
        return this.airline.list(query.get('order_id'));
      case 'POST /air/airline_initiated_changes/:id/actions/accept':
        return this.airline.accept(id);
      case 'PATCH /air/airline_initiated_changes/:id':
        return this.airline.update(id, data as Parameters<AirlineChangeBook['update']>[1]);
      default:
        return refuse(404, 'invalid_request_error', 'not_found');
    }
  }

  #search(request: OfferRequest, now: Date): Reply {
    this.searches.push(request);
    const offers = createOffers(request, (prefix) => this.#newId(prefix), now);
    if (offers[0]?.scenario === 'searchTimeout') return refuse(504, 'airline_error', 'airline_timeout');
    for (const offer of offers) this.offers.set(offer.id, offer);
    const id = this.#newId('orq');
    const hours = [...new Set(offers.map(({ slices }) => slices[0]?.hour))];
    const batches = hours.map((hour) => offers.filter(({ slices }) => slices[0]?.hour === hour));
    // An airline that has found nothing is a batch, too.
    this.#batches.set(id, [[], ...batches]);
    const total = batches.length + 1;
    return reply(201, { id, live_mode: false, total_batches: total, remaining_batches: total });
  }

  #readBatch(id: string): Reply {
    const batches = this.#batches.get(id);
    if (!batches) return refuse(404, 'invalid_request_error', 'not_found');
    const offers = (batches.shift() ?? []).map((offer) =>
      this.change(offerAnswer(offer) as Record<string, unknown>),
    );
    return reply(200, { id, live_mode: false, remaining_batches: batches.length, offers });
  }

  #readOffer(id: string, now: Date): Reply {
    const offer = this.offers.get(id);
    if (!offer) return refuse(404, 'invalid_request_error', 'not_found');
    if (offer.expiresAt <= now) return refuse(422, 'invalid_state_error', 'offer_expired');
    if (offer.scenario === 'goneOnReading') {
      return refuse(422, 'airline_error', 'offer_no_longer_available');
    }
    const step = offer.total / 10;
    if (offer.scenario === 'dearerOnReading') offer.total += step;
    if (offer.scenario === 'oursCheaperOnReading') offer.total -= step;
    const answer = { ...offerAnswer(offer), available_services: serviceAnswers(offer) };
    return reply(200, this.change(answer));
  }

  #readSeatMaps(offerId: string): Reply {
    const offer = this.offers.get(offerId);
    return offer ? reply(200, seatMapAnswers(offer)) : refuse(404, 'invalid_request_error', 'not_found');
  }
}

function refuseHeaders({ headers }: IncomingMessage): Reply | null {
  if (headers.authorization !== `Bearer ${TOKEN}`) {
    return refuse(401, 'authentication_error', 'access_token_not_found');
  }
  return headers['duffel-version'] === 'v2'
    ? null
    : refuse(400, 'invalid_request_error', 'missing_version_header');
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? null : JSON.parse(text).data;
}
