import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { PartChangeQuote, Trip, TripPart } from '#domain/contract.ts';
import type { Answer } from '../call.ts';
import { REASON } from '../cancellations.ts';
import { createdTrip, orderBody } from '../orders.ts';
import type { Asker } from './asker.ts';
import type { Changes, Seller, StepName } from './seller.ts';
import type { TimePassing } from './time-passing.ts';

/** Longer than a supplier may still do what it has not answered. */
const SETTLED_S = 180;
/** How often a person repeats what has failed. */
const TRIES = 3;

/** One trip, from its search to its cancellation, by a person who repeats what fails. */
export class Purchase {
  readonly #seller: Seller;
  readonly #asker: Asker;
  readonly #time: TimePassing;
  readonly #key = randomUUID();
  #offer: string | null = null;
  #priced: string | null = null;
  #trip: Trip | null = null;

  constructor(seller: Seller, asker: Asker, time: TimePassing) {
    this.#seller = seller;
    this.#asker = asker;
    this.#time = time;
  }

  /** False when it did not succeed at any attempt. */
  async do(step: StepName): Promise<boolean> {
    switch (step) {
      case 'search':
        this.#offer = await this.#until(() => this.#seller.search(this.#asker));
        return this.#offer !== null;
      case 'price':
        this.#priced = await this.#until(async () => this.#seller.price(this.#asker, this.#offer ?? ''));
        return this.#priced !== null;
      case 'order':
        return await this.#order();
      case 'book':
        await this.#time.passes();
        return (await this.part()).status === 'confirmed';
      case 'change':
        return await this.#change();
      case 'cancel':
        return await this.#cancel();
    }
  }

  async trip(): Promise<Trip> {
    const { body } = await this.#asker.get(`/api/trips/${this.#trip?._id}`);
    return body as Trip; // the contract has checked it
  }

  async part(): Promise<TripPart> {
    const [part] = (await this.trip()).parts;
    if (!part) throw new Error('The trip has no part');
    return part;
  }

  /** Whether anything was ordered. */
  get isOrdered(): boolean {
    return this.#trip !== null;
  }

  async #until<Result>(attempt: () => Promise<Result | null>): Promise<Result | null> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const result = await attempt();
      if (result !== null) return result;
      await this.#time.passesBy(SETTLED_S);
    }
    return null;
  }

  /** The same order under the same key, while the supplier does not answer. */
  async #order(): Promise<boolean> {
    const { member } = this.#asker;
    const parts = [{ kind: this.#seller.kind, offer: this.#priced ?? '' }];
    const body = orderBody(member, '', { parts });
    const answer = await this.#whileUnavailable(() => this.#asker.post('/api/trips', body, this.#key));
    if (answer?.status !== 201) return false;
    this.#trip = createdTrip(answer);
    return true;
  }

  async #whileUnavailable(attempt: () => Promise<Answer>): Promise<Answer | null> {
    return await this.#until(async () => {
      const answer = await attempt();
      return answer.status === 503 ? null : answer;
    });
  }

  async #cancel(): Promise<boolean> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      await this.#asker.get(`/api/trips/${this.#trip?._id}/cancellation`);
      await this.askToCancel();
      await this.#time.passes();
      if ((await this.part()).status === 'cancelled') return true;
    }
    return false;
  }

  async askToCancel(): Promise<Answer> {
    return await this.#asker.post(`/api/trips/${this.#trip?._id}/cancel`, { reason: REASON });
  }

  async #change(): Promise<boolean> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const send = await this.agreeToChange();
      await send?.();
      await this.#time.passes();
      if ((await this.trip()).changes?.some(({ status }) => status === 'done')) return true;
      await this.#time.passesBy(SETTLED_S);
    }
    return false;
  }

  /** What asks for a change that was searched, priced and quoted; null when one of these has failed. */
  async agreeToChange(): Promise<(() => Promise<Answer>) | null> {
    const trip = await this.trip();
    const changes: Changes = { tripId: trip._id, partId: trip.parts[0]?._id ?? '' };
    const found = await this.#seller.search(this.#asker, changes);
    const offer = found && (await this.#seller.price(this.#asker, found, changes));
    if (!offer) return null;
    const url = `/api/trips/${changes.tripId}/parts/${changes.partId}/change`;
    const part = { kind: this.#seller.kind, offer };
    const quote = await this.#asker.post(`${url}/quote`, { part }, randomUUIDv7());
    if (quote.status !== 200) return null;
    const { after: price, penalty } = quote.body as PartChangeQuote; // the contract has checked it
    const body = { part, levels: [], agreed: { price, penalty } };
    const key = randomUUIDv7();
    return () => this.#asker.post(url, body, key);
  }
}
