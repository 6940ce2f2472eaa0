import type { HotelDetailsAnswer, TripRequest } from '#domain/contract.ts';
import { type Answer, type Call, call } from '../call.ts';
import type { ContractApp } from '../contract-app.ts';
import { detailsBody } from '../hotels.ts';
import { HOTELS } from '../orders.ts';
import { openSession } from '../sessions.ts';
import type { HotelName } from './trip-commands.ts';
import type { Person } from './trip-people.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Far enough ahead that no clock which is put forward gets there, nor to where a cancellation costs something. */
const FIRST_DAY = 40;

/** A stay of one night, as many days ahead by the company's clock. */
interface Stay {
  hotel: HotelName;
  day: number;
  /** The company's time. */
  now: number;
}

/** People at the operations of the contract. */
export class TripCaller {
  readonly #opened: ContractApp;
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

  /** The reference of the cheapest room that is free for the traveller; null when none is. */
  async offer(traveller: Person, { hotel, day, now }: Stay): Promise<string | null> {
    const dateOf = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
    const stay = { checkIn: dateOf(FIRST_DAY + day), checkOut: dateOf(FIRST_DAY + day + 1) };
    const body = detailsBody([traveller.companyUserId], HOTELS[hotel], stay);
    const answer = await this.call(traveller, { method: 'POST', url: '/api/booking/hotel/details', body });
    if (answer.status !== 200) throw new Error(`The hotel can't be seen: ${JSON.stringify(answer.body)}`);
    return (answer.body as HotelDetailsAnswer).options[0]?.offer ?? null; // the contract has checked it
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
