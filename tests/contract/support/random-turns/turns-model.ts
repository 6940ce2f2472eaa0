import type { PartStatus, TripStatus } from '#domain/trip-status.ts';

/** What happens to a part each time that its supplier is asked to confirm it. */
export type Fate = 'booked' | 'soldOut' | 'declined' | 'answerLost' | 'callLost';

export interface PartSpec {
  /** Parts with a lower turn are confirmed first. */
  turn: number;
  /** In this order; after the last one the part is booked. */
  fates: readonly Fate[];
}

export interface TurnsPart {
  turn: number;
  status: PartStatus;
  fates: Fate[];
  /** The actual state at the supplier when its answer was lost. */
  found: 'confirmed' | 'held' | null;
  hasFailed: boolean;
}

const BUSY: readonly PartStatus[] = ['confirming', 'unknown', 'cancelling'];

/**
 * What is bought in which order when parts fail: the rules in a few lines, without charts, jobs and
 * suppliers.
 */
export class TurnsModel {
  status: TripStatus = 'approved';
  end: 'failed' | 'cancelled' | null = null;
  readonly parts: readonly TurnsPart[];
  /** The indexes of the parts that were asked to be confirmed, in order. */
  readonly asked: number[] = [];
  /** How many mails say that a part could not be booked. */
  failureMails = 0;
  /** The indexes of the parts with pending work. */
  #queue: number[] = [];

  constructor(wanted: readonly PartSpec[]) {
    this.parts = wanted.map(({ turn, fates }) => ({
      turn,
      status: 'held',
      fates: [...fates],
      found: null,
      hasFailed: false,
    }));
    this.#settle();
  }

  get isIdle(): boolean {
    return this.#queue.length === 0;
  }

  /** Whether the travelers have to decide. */
  get isStopped(): boolean {
    const isAtRest = !this.parts.some(({ status }) => BUSY.includes(status));
    return this.status === 'approved' && isAtRest && this.#has('failed');
  }

  /** Does the pending work, but not what follows from it. */
  work(): void {
    for (const place of this.#queue.splice(0)) {
      const part = this.#at(place);
      const wasBooking = part.status !== 'cancelling';
      this.#hear(part, place);
      this.#settle();
      if (wasBooking && this.isStopped && (this.#has('confirmed') || this.#has('held')))
        this.failureMails += 1;
    }
  }

  /** Another server continues the unfinished work. */
  repair(): void {
    this.#queue = [...this.parts.keys()].filter((place) => BUSY.includes(this.#at(place).status));
  }

  leaveOut(place: number): boolean {
    const isPossible = this.isStopped && (this.#has('confirmed') || this.#has('held'));
    if (!isPossible || this.#at(place).status !== 'failed') return false;
    this.#at(place).status = 'cancelled';
    this.#settle();
    return true;
  }

  giveBack(place: number): boolean {
    if (!this.isStopped || this.#at(place).status !== 'held') return false;
    this.#cancel(place);
    return true;
  }

  cancelAll(): boolean {
    const open = [...this.parts.keys()].filter((place) =>
      ['held', 'confirmed'].includes(this.#at(place).status),
    );
    if (!this.isStopped || open.length === 0) return false;
    for (const place of open) this.#cancel(place);
    return true;
  }

  /** What is held again is free to give up. */
  tryAgain(): boolean {
    if (!this.isStopped) return false;
    for (const part of this.parts.filter(({ status }) => status === 'failed')) {
      Object.assign(part, { status: 'held', turn: 1, hasFailed: false });
    }
    this.#settle();
    return true;
  }

  lapse(): boolean {
    if (!this.isStopped) return false;
    for (const part of this.parts.filter(({ status }) => status === 'held')) this.#fail(part);
    this.#settle();
    return true;
  }

  #hear(part: TurnsPart, place: number): void {
    if (part.status === 'cancelling') part.status = 'cancelled';
    else if (part.status === 'unknown') this.#lookUp(part, place);
    else this.#confirm(part, place);
  }

  #confirm(part: TurnsPart, place: number): void {
    this.asked.push(place);
    const fate = part.fates.shift() ?? 'booked';
    if (fate === 'booked') part.status = 'confirmed';
    else if (fate === 'soldOut' || fate === 'declined') this.#fail(part);
    else {
      part.status = 'unknown';
      part.found = fate === 'answerLost' ? 'confirmed' : 'held';
      this.#queue.push(place);
    }
  }

  #lookUp(part: TurnsPart, place: number): void {
    part.status = part.found ?? 'held';
    part.found = null;
    if (part.status === 'held' && !this.#has('failed')) this.#begin(place);
  }

  #fail(part: TurnsPart): void {
    part.status = 'failed';
    part.hasFailed = true;
  }

  #begin(place: number): void {
    this.#at(place).status = 'confirming';
    this.#queue.push(place);
  }

  #cancel(place: number): void {
    this.#at(place).status = 'cancelling';
    this.#queue.push(place);
  }

  #settle(): void {
    if (this.status !== 'approved' || this.parts.some(({ status }) => BUSY.includes(status))) return;
    const held = [...this.parts.keys()].filter((place) => this.#at(place).status === 'held');
    if (held.length > 0 && !this.#has('failed')) {
      const turn = Math.min(...held.map((place) => this.#at(place).turn));
      for (const place of held.filter((one) => this.#at(one).turn === turn)) this.#begin(place);
    } else if (!this.#has('held') && !this.#has('confirmed')) {
      this.status = 'cancelled';
      this.end = this.parts.every(({ hasFailed }) => hasFailed) ? 'failed' : 'cancelled';
    } else if (!this.#has('held') && !this.#has('failed')) this.status = 'complete';
  }

  #has(wanted: PartStatus): boolean {
    return this.parts.some(({ status }) => status === wanted);
  }

  #at(place: number): TurnsPart {
    const part = this.parts[place];
    if (!part) throw new Error(`There is no part ${place}`);
    return part;
  }
}
