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
    for (const index of this.#queue.splice(0)) {
      const part = this.#at(index);
      const wasBooking = part.status !== 'cancelling';
      this.#hear(part, index);
      this.#settle();
      if (wasBooking && this.isStopped && (this.#has('confirmed') || this.#has('held')))
        this.failureMails += 1;
    }
  }

  /** Another server continues the unfinished work. */
  repair(): void {
    this.#queue = [...this.parts.keys()].filter((index) => BUSY.includes(this.#at(index).status));
  }

  leaveOut(index: number): boolean {
    const isPossible = this.isStopped && (this.#has('confirmed') || this.#has('held'));
    if (!isPossible || this.#at(index).status !== 'failed') return false;
    this.#at(index).status = 'cancelled';
    this.#settle();
    return true;
  }

  giveBack(index: number): boolean {
    if (!this.isStopped || this.#at(index).status !== 'held') return false;
    this.#cancel(index);
    return true;
  }

  cancelAll(): boolean {
    const open = [...this.parts.keys()].filter((index) =>
      ['held', 'confirmed'].includes(this.#at(index).status),
    );
    if (!this.isStopped || open.length === 0) return false;
    for (const index of open) this.#cancel(index);
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

  #hear(part: TurnsPart, index: number): void {
    if (part.status === 'cancelling') part.status = 'cancelled';
    else if (part.status === 'unknown') this.#lookUp(part, index);
    else this.#confirm(part, index);
  }

  #confirm(part: TurnsPart, index: number): void {
    this.asked.push(index);
    const fate = part.fates.shift() ?? 'booked';
    if (fate === 'booked') part.status = 'confirmed';
    else if (fate === 'soldOut' || fate === 'declined') this.#fail(part);
    else {
      part.status = 'unknown';
      part.found = fate === 'answerLost' ? 'confirmed' : 'held';
      this.#queue.push(index);
    }
  }

  #lookUp(part: TurnsPart, index: number): void {
    part.status = part.found ?? 'held';
    part.found = null;
    if (part.status === 'held' && !this.#has('failed')) this.#begin(index);
  }

  #fail(part: TurnsPart): void {
    part.status = 'failed';
    part.hasFailed = true;
  }

  #begin(index: number): void {
    this.#at(index).status = 'confirming';
    this.#queue.push(index);
  }

  #cancel(index: number): void {
    this.#at(index).status = 'cancelling';
    this.#queue.push(index);
  }

  #settle(): void {
    if (this.status !== 'approved' || this.parts.some(({ status }) => BUSY.includes(status))) return;
    const held = [...this.parts.keys()].filter((index) => this.#at(index).status === 'held');
    if (held.length > 0 && !this.#has('failed')) {
      const turn = Math.min(...held.map((index) => this.#at(index).turn));
      for (const index of held.filter((one) => this.#at(one).turn === turn)) this.#begin(index);
    } else if (!this.#has('held') && !this.#has('confirmed')) {
      this.status = 'cancelled';
      this.end = this.parts.every(({ hasFailed }) => hasFailed) ? 'failed' : 'cancelled';
    } else if (!this.#has('held') && !this.#has('failed')) this.status = 'complete';
  }

  #has(wanted: PartStatus): boolean {
    return this.parts.some(({ status }) => status === wanted);
  }

  #at(index: number): TurnsPart {
    const part = this.parts[index];
    if (!part) throw new Error(`There is no part ${index}`);
    return part;
  }
}
