import type { BrowserContext, Page } from 'playwright/test';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { dayAhead } from '#tests/contract/support/flights.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import type { HeldRequest, Network } from '#tests/support/network.ts';
import type { TestServer } from '#tests/support/server.ts';
import type { HotelLine } from '../hotel-line.ts';
import { BookingCompany } from './booking-company.ts';
import { PLACES, type PlaceName } from './places.ts';

const CALLS = {
  draft: 'GET /api/booking/drafts/',
  keep: 'PUT /api/booking/drafts/',
  search: 'POST /api/booking/hotel/search',
  price: 'POST /api/booking/hotel/check',
  terms: 'POST /api/booking/checkout',
  order: 'POST /api/trips',
  trip: 'GET /api/trips/',
} as const;

export type Call = keyof typeof CALLS;

const OFFERS_END_AFTER_MS = 31 * 60_000;
const SOON_MS = 15_000;
let stays = 0;

interface Surroundings {
  page: Page;
  network: Network;
  server: TestServer;
  line: HotelLine;
}

/** The real application, opened by somebody who is signed in, and what tests may do to the world around it. */
export class BookingWorld {
  readonly page: Page;
  readonly network: Network;
  readonly company: BookingCompany;
  readonly criteria: HotelCriteria;
  readonly #server: TestServer;
  readonly #line: HotelLine;
  #held: readonly Call[] = [];
  #undo: (() => Promise<void>)[] = [];

  private constructor({ page, network, server, line }: Surroundings, company: BookingCompany) {
    this.page = page;
    this.network = network;
    this.company = company;
    this.#server = server;
    this.#line = line;
    this.criteria = criteriaFor(company.travelerId);
    line.hold(company.companyId, 'lookUp');
  }

  static async prepare(around: Surroundings): Promise<BookingWorld> {
    const { page, network, server } = around;
    const company = await BookingCompany.found(server);
    const world = new BookingWorld(around, company);
    await signInBefore(page.context(), network, await company.refreshToken());
    // The browser's time is the server's, so that both can be put forward.
    await page.clock.install({ time: server.clock.now() });
    return world;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.network.origin + path);
  }

  /** From now on these calls wait in the network, whenever a move begins. */
  hold(...calls: Call[]): void {
    this.#held = calls;
    this.#holdAllBut([]);
  }

  /** Until the next move these pass, and what waits of them. */
  letPass(...calls: Call[]): void {
    this.#holdAllBut(calls);
    for (const call of calls) this.network.release(CALLS[call]);
  }

  /** Is done before the next move. */
  afterwards(undo: () => Promise<void>): void {
    this.#undo.push(undo);
  }

  async beginMove(): Promise<void> {
    this.#holdAllBut([]);
    for (const undo of this.#undo.splice(0)) await undo();
  }

  async next(call: Call): Promise<HeldRequest> {
    return await this.network.next(CALLS[call]);
  }

  async arrival(call: Call): Promise<void> {
    await this.network.arrival(CALLS[call]);
  }

  /** Lets the hotel say what became of a booking whose answer was lost. */
  async letHotelAnswer(): Promise<void> {
    const call = await this.#line.next(this.company.companyId, 'lookUp');
    call.release(this.#server.clock.now());
  }

  close(): void {
    this.#line.letPass(this.company.companyId);
  }

  isAsked(call: Call): boolean {
    return this.network.isHeld(CALLS[call]);
  }

  /** Longer than a list or a price holds. */
  async letOffersEnd(): Promise<void> {
    this.#server.clock.advance(OFFERS_END_AFTER_MS);
    await this.page.clock.fastForward(OFFERS_END_AFTER_MS);
  }

  /** So soon that a request that waits meanwhile is not given up. */
  soon(): string {
    return new Date(this.#server.clock.now().getTime() + SOON_MS).toISOString();
  }

  async waitUntilSoon(): Promise<void> {
    await this.page.clock.fastForward(SOON_MS);
  }

  async keepDraft(place: PlaceName, more: Partial<BookingDraft<HotelTypes>>): Promise<void> {
    const { label, latitude, longitude, radius } = PLACES[place];
    const criteria = { ...this.criteria, place: { label, latitude, longitude }, radius };
    await this.company.keepDraft(draftWith(HOTEL_FLOW, { criteria, ...more }));
  }

  #holdAllBut(passing: readonly Call[]): void {
    const held = this.#held.filter((call) => !passing.includes(call));
    this.network.hold(...held.map((call) => CALLS[call]));
  }
}

/** Days that no other walk of this process asks for, since some hotels have one room only. */
function criteriaFor(travelerId: string): HotelCriteria {
  const { label, latitude, longitude, radius } = PLACES.Einsiedeln;
  stays += 1;
  return {
    ...{ formVariant: 'location', place: { label, latitude, longitude }, companyLocationId: null, radius },
    ...{ checkIn: dayAhead(30 + 2 * stays), checkOut: dayAhead(32 + 2 * stays), rooms: 1 },
    ...{ purpose: 'client-visit', submitButtonType: 'SearchByPrice' },
    travelers: [{ _id: travelerId, firstName: 'Anna', lastName: 'Tester' }],
  };
}

async function signInBefore(context: BrowserContext, network: Network, token: string): Promise<void> {
  const { hostname } = new URL(network.origin);
  const cookie = { name: 'zugvogel_refresh', value: token, domain: hostname, path: '/api/auth' };
  await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
}
