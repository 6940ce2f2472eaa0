import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PartChangeQuote, Trip, TripEventKind, TripPartRequest } from '#domain/contract.ts';
import { ChangeDesk, lastChange } from './change-desk.ts';
import { type ChangeTraces, readChangeTraces } from './change-traces.ts';
import type { ContractApp } from './contract-app.ts';
import { ALWAYS } from './decision-calls.ts';
import type { CallOptions } from './kills/send.ts';
import { kindsOf } from './orders.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

const NIGHTS_AFTER = 3;

export type ChangeLevel = 1 | 2;
type End = 'done' | 'withdrawn' | 'refused' | 'expired' | 'cancelled';

/** A stay that is booked, the longer one that it is to become, and what its people send for that. */
export class ChangeScenario {
  readonly desk: ChangeDesk;
  readonly before: Trip;
  readonly quote: PartChangeQuote;
  readonly #part: TripPartRequest;
  readonly #levels: ChangeLevel[];
  readonly #tokens: Map<Member, string>;
  readonly #traces: ChangeTraces;

  private constructor(
    { desk, before, quote }: Pick<ChangeScenario, 'desk' | 'before' | 'quote'>,
    { part, levels }: { part: TripPartRequest; levels: ChangeLevel[] },
    { tokens, traces }: { tokens: Map<Member, string>; traces: ChangeTraces },
  ) {
    this.desk = desk;
    this.before = before;
    this.quote = quote;
    this.#part = part;
    this.#levels = levels;
    this.#tokens = tokens;
    this.#traces = traces;
  }

  static async prepare(opened: ContractApp, levels: ChangeLevel[]): Promise<ChangeScenario> {
    const desk = await ChangeDesk.open(opened);
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
    const tokens = new Map<Member, string>();
    for (const person of [desk.traveler, desk.first, desk.second])
      tokens.set(person, (await openSession(opened.deps, person)).token);
    const traces = await readChangeTraces(opened.db, desk.traced);
    return new ChangeScenario({ desk, before, quote }, { part, levels }, { tokens, traces });
  }

  /** The same key again is the same request. */
  change(idempotencyKey: string = randomUUID()): CallOptions {
    const { after: price, penalty } = this.quote;
    const reason = this.#levels.length > 0 && { reason: { code: 'closerToMeeting' } };
    const body = { part: this.#part, levels: this.#levels, agreed: { price, penalty }, ...reason };
    const path = `/api/trips/${this.before._id}/parts/${this.before.parts[0]?._id}/change`;
    return { ...this.#post(path, this.desk.traveler, body), idempotencyKey };
  }

  approve({ version, ...trip }: Trip, as = this.desk.first): CallOptions {
    return this.#post(`${this.#pathOf(trip)}/approve`, as, { version });
  }

  reject({ version, ...trip }: Trip, as = this.desk.first): CallOptions {
    return this.#post(`${this.#pathOf(trip)}/reject`, as, { version, comment: 'Stay as planned' });
  }

  withdraw(trip: Pick<Trip, 'changes'>): CallOptions {
    return this.#post(`${this.#pathOf(trip)}/withdraw`, this.desk.traveler);
  }

  /** The part that is to be changed, or the whole trip. */
  cancel(what: 'part' | 'trip'): CallOptions {
    const parts = this.before.parts.map(({ _id }) => _id);
    const body = { reason: 'The meeting was moved', parts: what === 'part' ? parts : undefined };
    return this.#post(`/api/trips/${this.before._id}/cancel`, this.desk.traveler, body);
  }

  read(): CallOptions {
    const token = this.#tokens.get(this.desk.traveler) ?? '';
    return { path: `/api/trips/${this.before._id}`, token };
  }

  /** The trip, the books of the supplier and the mails agree about the one end that the change has come to. */
  expectEnd(after: Trip, traces: ChangeTraces): void {
    const isCancelled = after.status === 'cancelled';
    const end = (isCancelled ? 'cancelled' : lastChange(after).status) as End;
    const { changes = [] } = after;
    const news = kindsOf(after).slice(kindsOf(this.before).length);
    const approvals = this.#levels.map(() => 'changeApproved' as const);
    const requested = changes.map(() => 'changeRequested' as const);
    const withdrawn = changes.map(() => 'changeWithdrawn' as const);
    const kinds: Record<End, TripEventKind[]> = {
      done: [...requested, ...approvals, 'changing', 'changed'],
      withdrawn: [...requested, 'changeWithdrawn'],
      refused: [...requested, 'changeRejected'],
      expired: [...requested, 'changeExpired'],
      cancelled: [...requested, ...withdrawn, 'cancellationRequested', 'partCancelled', 'cancelled'],
    };
    expect(changes.length).toBeLessThanOrEqual(1);
    expect(news).toEqual(kinds[end]);
    const isWaited = this.#levels.length > 0 && changes.length > 0;
    const waited = isWaited ? ['change_waiting'] : [];
    const mails: Record<End, string[]> = {
      done: [...(isWaited ? ['change_waiting', 'change_approved'] : []), 'change_done'],
      withdrawn: waited,
      refused: [...waited, 'change_rejected'],
      expired: [...waited, 'change_expired'],
      cancelled: [...waited, 'trip_cancelled'],
    };
    const asked = isWaited ? ['change_approval_requested'] : [];
    const toSecond = this.#levels.includes(2) ? asked : [];
    expect(traces.mails).toEqual([['trip_confirmed', ...mails[end]], asked, toSecond]);
    if (end === 'done') this.#expectChanged(after, traces);
    else if (end === 'cancelled') this.#expectCancelled(after, traces);
    else this.#expectUnchanged(after, traces);
  }

  #expectChanged(after: Trip, { bookings, nights, changes }: ChangeTraces): void {
    const price = this.quote.after;
    expect(after).toMatchObject({
      status: 'complete',
      total: { asked: price },
      parts: [{ status: 'confirmed', nights: NIGHTS_AFTER, price: { asked: price } }],
    });
    const { penalty, due, refund } = lastChange(after);
    expect([penalty, due, refund]).toEqual([this.quote.penalty, this.quote.due, this.quote.refund]);
    expect(bookings).toMatchObject([{ status: 'confirmed', amount: price.amount }]);
    expect(bookings[0]?.key).not.toBe(this.#traces.bookings[0]?.key);
    expect([nights, changes]).toEqual([NIGHTS_AFTER, 1]);
  }

  #expectUnchanged(after: Trip, { bookings, nights, changes }: ChangeTraces): void {
    const { status, total, parts } = this.before;
    expect([after.status, after.total, after.parts]).toEqual([status, total, parts]);
    expect(bookings).toEqual(this.#traces.bookings);
    expect([nights, changes]).toEqual([1, 0]);
  }

  #expectCancelled(after: Trip, { bookings, nights, changes }: ChangeTraces): void {
    const price = this.before.parts[0]?.price.asked;
    expect(after).toMatchObject({
      end: 'cancelled',
      parts: [{ status: 'cancelled', price: { asked: price }, unpaid: { place: 'hotel', waived: price } }],
    });
    expect(bookings).toEqual([{ ...this.#traces.bookings[0], status: 'cancelled' }]);
    expect([nights, changes]).toEqual([0, 0]);
  }

  #pathOf({ changes }: Pick<Trip, 'changes'>): string {
    return `/api/trips/${this.before._id}/changes/${changes?.at(-1)?._id}`;
  }

  #post(path: string, as: Member, body?: object): CallOptions {
    return { method: 'POST', path, token: this.#tokens.get(as) ?? '', body };
  }
}
