import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { distanceKm } from '#domain/geography.ts';
import type { Fault } from '../duffel-server/duffel-server.ts';
import { type BookingBody, BookingList } from './bookings.ts';
import {
  CHAINS,
  contentAnswer,
  createRates,
  HOUSES,
  type House,
  hotelAnswer,
  rateAnswer,
  type Stay,
  type StoredRate,
} from './rates.ts';
import { type Reply, refuse, reply } from './replies.ts';

export const KEY = 'key-of-these-tests';
export const SECRET = 'secret-of-these-tests';

/** How far the second of a signature may be from the time of the server. */
const MOST_SECONDS = 5;

const CHECKED = '~checked';

interface AvailabilityBody {
  stay: { checkIn: string; checkOut: string };
  occupancies: { rooms: number; adults: number; children: number }[];
  geolocation?: { latitude: number; longitude: number; radius: number; unit: string };
  hotels?: { hotel: number[] };
  filter?: { paymentType?: string; packaging?: boolean };
}

/** A server that speaks the protocol of Hotelbeds' hotels as it is publicly described. */
export class HotelbedsServer {
  readonly asked: string[] = [];
  readonly rates = new Map<string, StoredRate>();
  readonly list = new BookingList();
  /** Changes each rate on its way out, as Hotelbeds might at any time. */
  change: (rate: Record<string, unknown>) => object = (rate) => rate;
  /** How many hotels the list of contents has, of which this server knows the first ones. */
  hotelCount = HOUSES.length;
  /** The queries for contents. */
  readonly contentAsked: string[] = [];
  readonly #faults = new Map<string, Fault[]>();
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

  /** The faults of the next calls, such as `POST /bookings`, in order. */
  next(call: string, ...faults: Fault[]): void {
    this.#faults.set(call, [...(this.#faults.get(call) ?? []), ...faults]);
  }

  /** Removes the faults that no call has met. */
  forgetFaults(): void {
    this.#faults.clear();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://hotelbeds');
    const [, id = ''] = /\/bookings\/(.+)$/.exec(pathname) ?? [];
    const flag = searchParams.get('cancellationFlag') ?? '';
    const path = pathname.replace('/hotel-api/1.0', '').replace(id, id && ':id');
    const call = `${request.method} ${path}${flag && ` ${flag}`}`;
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
      refuseSignature(request) ?? this.#answer(call, { id, flag, searchParams, body });
    const text = JSON.stringify(content);
    if (fault === 'answerLost') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' });
    if (fault !== 'half') return void response.end(fault === 'doubled' ? text + text : text);
    response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
  }

  #answer(call: string, { id, flag, searchParams, body }: Asked): Reply {
    switch (call) {
      case 'POST /hotels':
        return this.#search(body as AvailabilityBody);
      case 'GET /hotel-content-api/1.0/hotels':
        return this.#listContent(searchParams);
      case 'GET /hotel-content-api/1.0/types/chains':
        return reply(200, { chains: CHAINS, from: 1, to: CHAINS.length, total: CHAINS.length });
      case 'POST /checkrates':
        return this.#check(body as { rooms: { rateKey: string }[] });
      case 'POST /bookings': {
        const booking = body as BookingBody;
        return this.#book(booking, booking.rooms?.[0]?.rateKey ?? '');
      }
      case 'GET /bookings':
        return this.list.list(searchParams);
      case 'GET /bookings/:id':
        return this.list.read(id);
      case 'DELETE /bookings/:id SIMULATION':
      case 'DELETE /bookings/:id CANCELLATION':
        return this.list.cancel(id, flag, new Date());
      default:
        return refuse(404, 'INVALID_REQUEST', 'Not found');
    }
  }

  #search({ stay, occupancies: [occupancy], geolocation, hotels, filter }: AvailabilityBody): Reply {
    if (!occupancy || filter?.paymentType !== 'AT_WEB') return refuse(400, 'INVALID_REQUEST', 'Wrong');
    const { rooms, adults } = occupancy;
    const found = HOUSES.filter((house) =>
      geolocation ? distanceKm(house, geolocation) <= geolocation.radius : hotels?.hotel.includes(house.code),
    ).map((house) => this.#offer(house, { ...stay, rooms, adults }));
    const { checkIn, checkOut } = stay;
    if (found.length === 0) return reply(200, { hotels: { total: 0 } });
    return reply(200, { hotels: { checkIn, checkOut, total: found.length, hotels: found } });
  }

  #listContent(query: URLSearchParams): Reply {
    const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
    this.contentAsked.push(`${from}-${to} ${query.get('lastUpdateTime') ?? 'all'}`);
    const hotels = HOUSES.slice(from - 1, to).map(contentAnswer);
    return reply(200, { from, to, total: this.hotelCount, hotels });
  }

  #offer(house: House, stay: Stay): object {
    const rates = createRates(house, stay);
    for (const rate of rates) this.rates.set(rate.rateKey, rate);
    return hotelAnswer(
      house,
      rates.map((rate) => this.change(rateAnswer(rate))),
      rates,
    );
  }

  #book(booking: BookingBody, rateKey: string): Reply {
    const shown = this.rates.get(rateKey.replace(CHECKED, ''));
    if (shown?.house.situation === 'dearerAtBooking') shown.net += 1000;
    return this.list.create(booking, this.rates.get(rateKey));
  }

  /** A rate that had to be checked gets another key, which can be booked. */
  #check({ rooms: [asked] }: { rooms: { rateKey: string }[] }): Reply {
    const rate = this.rates.get(asked?.rateKey ?? '');
    if (!rate || rate.expired) return refuse(400, 'INVALID_DATA', 'The rate key is not valid');
    if (rate.house.situation === 'soldOut') return refuse(500, 'PRODUCT_ERROR', 'Insufficient allotment');
    const checked = { ...rate, rateType: 'BOOKABLE' as const, rateKey: rate.rateKey + CHECKED };
    this.rates.set(checked.rateKey, checked);
    const answer = { ...rateAnswer(checked), rateComments: 'Check-in hour 16:00-00:00. Car park NO.' };
    const { checkIn, checkOut } = rate;
    const hotel = hotelAnswer(rate.house, [this.change(answer)], [checked]);
    return reply(200, { hotel: { ...hotel, checkIn, checkOut, paymentDataRequired: false } });
  }
}

interface Asked {
  id: string;
  flag: string;
  searchParams: URLSearchParams;
  body: unknown;
}

function refuseSignature({ headers }: IncomingMessage): Reply | null {
  const now = Math.floor(Date.now() / 1000);
  const isSigned = Array.from({ length: MOST_SECONDS }, (_, ago) => now - ago).some(
    (second) =>
      headers['x-signature'] === createHash('sha256').update(`${KEY}${SECRET}${second}`).digest('hex'),
  );
  return headers['api-key'] === KEY && isSigned ? null : { status: 401, body: { error: 'Not Authorized' } };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? null : JSON.parse(text);
}
