import { deepStrictEqual } from 'node:assert';
import type {
  CarCheckAnswer,
  HotelCheckAnswer,
  HotelDetailsAnswer,
  PartToChange,
  TripRequest,
} from '#domain/contract.ts';
import { type Answer, type Call, call } from '../call.ts';
import { carsOf } from '../cars.ts';
import type { ContractApp } from '../contract-app.ts';
import { cheapestOffer, offersRequest, type PartKind, type PartSpec } from '../practice-offers.ts';
import { openSession } from '../sessions.ts';
import { dueOnSite } from './ordered-offers.ts';
import type { PracticeSwitches } from './trip-commands.ts';
import type { Person } from './trip-people.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Far enough ahead that no clock gets there by chance, nor to where a cancellation costs something. */
export const FIRST_DAY = 40;

const WEEK_DAYS = 7;
/** 1970 began on a Thursday. */
const MONDAY = 4;

/** A stay of one night, or a car for one day, as many days ahead by the company's clock. */
interface OfferSpec extends PartSpec {
  day: number;
  /** The company's time. */
  now: number;
  /** The booked part that it is to replace. */
  changes?: PartToChange;
}

/** A day that is far enough ahead of the company's time. */
export function dateAhead(now: number): string {
  return dateOf(Math.floor(now / DAY_MS) + FIRST_DAY);
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function cheapestRefundable(answer: unknown): string | undefined {
  const { options } = answer as HotelDetailsAnswer; // the contract has checked it
  return options.find(({ room }) => room.refundable)?.offer;
}

function dueOnSiteIn(answer: unknown, { kind, offer }: { kind: PartKind; offer: string }): number {
  const offers = kind === 'hotel' ? (answer as HotelDetailsAnswer).options : carsOf(answer);
  return dueOnSite(offers.find((one) => one.offer === offer) ?? {});
}

/** People at the operations of the contract. */
export class TripCaller {
  readonly #opened: ContractApp;
  readonly #dueOnSite = new Map<string, number>();
  readonly #tokens = new Map<Person, { token: string; at: number }>();

  constructor(opened: ContractApp) {
    this.#opened = opened;
  }

  async call(as: Person, request: Omit<Call, 'token'>): Promise<Answer> {
    return await call(this.#opened.app, { ...request, token: await this.#tokenOf(as) });
  }

  async order(as: Person, body: TripRequest, key: string): Promise<Answer> {
    const headers = { 'idempotency-key': key };
    return await this.call(as, { method: 'POST', url: '/api/trips', body, headers });
  }

  /** The reference of the cheapest offer that is to be had for the traveler; null when none is. */
  async offer(traveler: Person, { day, now, changes, ...part }: OfferSpec): Promise<string | null> {
    const first = Math.floor(now / DAY_MS) + FIRST_DAY;
    // Cars are had from a Monday on, when all counters are open.
    const begin =
      part.kind === 'car' ? first + ((WEEK_DAYS + MONDAY - (first % WEEK_DAYS)) % WEEK_DAYS) : first;
    const wanted = { ...part, traveler: traveler.companyUserId, day: dateOf(begin + day) };
    const { path: url, body } = offersRequest(wanted);
    const answer = await this.call(traveler, { method: 'POST', url, body: { ...body, changes } });
    if (answer.status !== 200) throw new Error(`Nothing can be seen: ${JSON.stringify(answer.body)}`);
    // On every other day a stay is one that can be changed.
    const changeable = part.kind === 'hotel' && day % 2 === 0 && cheapestRefundable(answer.body);
    const offer = changeable || cheapestOffer(part.kind, answer.body);
    if (offer !== null) this.#dueOnSite.set(offer, dueOnSiteIn(answer.body, { kind: part.kind, offer }));
    return offer;
  }

  /** The reference of the same offer at its price of now; null when it is not to be had. */
  async priceAgain(traveler: Person, kind: PartSpec['kind'], offer: string): Promise<string | null> {
    const url = `/api/booking/${kind}/check`;
    const body = { travelers: [traveler.companyUserId], offer };
    const answer = await this.call(traveler, { method: 'POST', url, body });
    if (answer.status !== 200) throw new Error(`Nothing can be priced: ${JSON.stringify(answer.body)}`);
    const checked = answer.body as HotelCheckAnswer | CarCheckAnswer; // the contract has checked it
    return checked.outcome === 'priced' ? checked.offer : null;
  }

  async practise(admin: Person, switches: PracticeSwitches): Promise<void> {
    const body = { ...switches, failedSources: [] };
    const { status } = await this.call(admin, { method: 'PUT', url: '/api/practice', body });
    deepStrictEqual(status, 200);
  }

  /** How much of the price of an offer that was found is paid on site. */
  dueOnSite(offer: string): number {
    return this.#dueOnSite.get(offer) ?? 0;
  }

  async #tokenOf(person: Person): Promise<string> {
    const at = this.#opened.clock.now().getTime();
    const known = this.#tokens.get(person);
    if (known?.at === at) return known.token;
    const { token } = await openSession(this.#opened.deps, person);
    this.#tokens.set(person, { token, at });
    return token;
  }
}
