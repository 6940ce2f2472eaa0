import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PartChangeQuote, Trip, TripEventKind } from '#domain/contract.ts';
import type { JobName } from '#server/jobs/jobs.ts';
import type { Answer } from './call.ts';
import { ChangeDesk, lastChange, tripIn } from './change-desk.ts';
import { type ChangeTraces, readChangeTraces } from './change-traces.ts';
import { ALWAYS } from './decision-calls.ts';
import type { DyingApp } from './dying-app.ts';
import { kindsOf } from './orders.ts';

/** The trip or the change, what has happened, and the audit, each of which is written by itself. */
const FEWEST_WRITES = 4;
const NIGHTS_AFTER = 3;

type Level = 1 | 2;

interface End {
  status: string;
  failure?: string;
  kinds: TripEventKind[];
  /** To the traveler and the two approvers. */
  mails: [string[], string[]?, string[]?];
}

/** A stay that is booked, and its change into a longer one, while servers end. */
export class StayOnDyingServers {
  readonly desk: ChangeDesk;
  readonly before: Trip;
  /** Requests the change, each time under the same key. */
  readonly send: () => Promise<Answer>;
  readonly #dying: DyingApp;
  readonly #quote: PartChangeQuote;
  readonly #books: Awaited<ReturnType<ChangeDesk['books']>>;

  private constructor(
    dying: DyingApp,
    { desk, before, send }: Pick<StayOnDyingServers, 'desk' | 'before' | 'send'>,
    { quote, books }: { quote: PartChangeQuote; books: Awaited<ReturnType<ChangeDesk['books']>> },
  ) {
    this.#dying = dying;
    this.desk = desk;
    this.before = before;
    this.send = send;
    this.#quote = quote;
    this.#books = books;
  }

  static async book(dying: DyingApp, levels: Level[] = []): Promise<StayOnDyingServers> {
    const desk = await ChangeDesk.open(dying.opened);
    const { _id } = await desk.booked();
    await desk.judgeBy({
      hotel: {
        level1Threshold: levels.includes(1) ? ALWAYS : undefined,
        level2Threshold: levels.includes(2) ? ALWAYS : undefined,
      },
    });
    const part = await desk.stay({ nights: NIGHTS_AFTER });
    const before = await desk.read({ _id });
    const quote = await desk.quoted(before, part);
    const order = { key: randomUUID(), agreed: { price: quote.after, penalty: quote.penalty }, levels };
    const send = () => desk.change(before, part, order);
    return new StayOnDyingServers(dying, { desk, before, send }, { quote, books: await desk.books() });
  }

  /** Asked by a person who asks again until there is an answer; a server that ends before leaves all as it was. */
  async ask(trip: Trip, ask: () => Promise<Answer>): Promise<Trip> {
    const ends = await this.#dying.repeat(ask, async (answer) => {
      const after = await this.desk.read(trip);
      const isWritten = after.version !== trip.version;
      if (!isWritten) expect(after).toEqual(trip);
      expect(await this.desk.books()).toEqual(this.#books);
      // After the last write only the answer was lost.
      return answer?.status === 200 || isWritten;
    });
    expect(ends).toBeGreaterThanOrEqual(FEWEST_WRITES);
    return await this.desk.read(trip);
  }

  /** Requested while servers end, and once more, as when the answer was lost on its way to the browser. */
  async request(): Promise<Trip> {
    const trip = await this.ask(this.before, this.send);
    expect(tripIn(await this.send())).toEqual(trip);
    expect(trip.changes).toHaveLength(1);
    return trip;
  }

  /** Jobs do what was requested, while servers end. */
  async workOff(onDone?: (name: JobName) => void): Promise<void> {
    expect(await this.#dying.workOff(onDone)).toBeGreaterThanOrEqual(FEWEST_WRITES);
  }

  async expectChanged(end: Omit<End, 'status'>): Promise<void> {
    const after = await this.expectEnd({ status: 'done', ...end });
    const price = { asked: this.#quote.after };
    expect(after).toMatchObject({
      status: 'complete',
      total: price,
      parts: [{ status: 'confirmed', nights: NIGHTS_AFTER, price }],
    });
    const booked = await this.desk.books();
    expect(booked).toMatchObject([{ status: 'confirmed', amount: price.asked.amount }]);
    expect(booked[0]?.key).not.toBe(this.#books[0]?.key);
    expect(await this.#traces()).toMatchObject({ nights: NIGHTS_AFTER, changes: 1 });
  }

  async expectUnchanged(end: End): Promise<void> {
    const { before } = this;
    const after = await this.expectEnd(end);
    expect([after.status, after.total, after.parts]).toEqual([before.status, before.total, before.parts]);
    expect(await this.desk.books()).toEqual(this.#books);
    expect(await this.#traces()).toMatchObject({ nights: 1, changes: 0 });
  }

  async expectCancelled(end: End): Promise<void> {
    const after = await this.expectEnd(end);
    const price = this.before.parts[0]?.price.asked;
    expect(after).toMatchObject({
      status: 'cancelled',
      end: 'cancelled',
      parts: [{ status: 'cancelled', price: { asked: price }, unpaid: { place: 'hotel', waived: price } }],
    });
    expect(await this.desk.books()).toEqual([{ ...this.#books[0], status: 'cancelled' }]);
    expect(await this.#traces()).toMatchObject({ nights: 0, changes: 0 });
  }

  /** The change has come to one end, which the history and the mails tell once, and nothing is left to be done. */
  async expectEnd(end: End): Promise<Trip> {
    const { desk, before } = this;
    const after = await desk.read(before);
    expect(after.changes).toHaveLength(1);
    const { status, failure, penalty, due, refund } = lastChange(after);
    expect({ status, failure }).toEqual({ status: end.status, failure: end.failure });
    const quoted = this.#quote;
    expect([penalty, due, refund]).toEqual([quoted.penalty, quoted.due, quoted.refund]);
    expect(kindsOf(after).slice(kindsOf(before).length)).toEqual(end.kinds);
    const [toTraveler, toFirst = [], toSecond = []] = end.mails;
    const { mails } = await this.#traces();
    expect(mails).toEqual([['trip_confirmed', ...toTraveler], toFirst, toSecond]);
    expect(await this.#dying.restart()).toEqual([]);
    return after;
  }

  async #traces(): Promise<ChangeTraces> {
    return await readChangeTraces(this.#dying.opened.db, this.desk.traced);
  }
}
