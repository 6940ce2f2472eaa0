import type { Money } from '#domain/contract.ts';
import { addPercent } from '#domain/money.ts';
import type { Fate, PartKind, PartSpec } from '../practice-offers.ts';
import type { ChangeSpec } from './model-trip.ts';
import type { FaultyCall, Loss, PracticeSwitches } from './trip-commands.ts';

const MINUTE = 60_000;
const HOLD_MS = 24 * 60 * MINUTE;

export const NOTHING_PRACTISED: PracticeSwitches = {
  lostAnswers: false,
  soldOut: false,
  silentApprovers: false,
  clockOffsetMinutes: 0,
  priceChangePercent: 0,
};

export interface BookingSpec extends PartSpec {
  companyId: string;
  /** As it was searched for. */
  seen: Money;
}

export interface DeskBooking extends PartSpec {
  companyId: string;
  /** What it costs. */
  price: Money;
  status: 'held' | 'confirmed' | 'cancelled';
  heldUntil: number | null;
  /** What its cancellation costs by the clock of its company, as the supplier says. */
  penalty: number;
  /** What was paid back and kept, together, when it was cancelled. */
  settled: number | null;
  /** It has become dearer than what was agreed to. */
  isRisen: boolean;
  /** The last change that was carried out. */
  changedBy: string | null;
}

type DeskCall = FaultyCall | 'quoteCancellation';
type NoAnswer = 'unknown';
type ChangeAnswer = 'changed' | 'soldOut' | 'dearer';
export type DeskStatus = DeskBooking['status'] | 'expired';

const PERCENT: Record<PartKind, Partial<Record<Fate, number>>> = {
  hotel: { rising: 12, slightlyRising: 2, falling: -8 },
  car: { rising: 12, slightlyRising: 2, falling: -10 },
};
export const TOLERATED_PERCENT = 3;
/** More than anything may cost beside what was agreed to, even after it has become cheaper. */
const RISE_PERCENT = 30;

/** What the supplier is to do, and what becomes of calls that are lost on their way. */
export class DeskModel {
  readonly bookings = new Map<string, DeskBooking>();
  readonly #asked: DeskCall[] = [];
  readonly #faults = new Map<DeskCall, Loss[]>();
  readonly #switches = new Map<string, PracticeSwitches>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  switchesOf(companyId: string): PracticeSwitches {
    return this.#switches.get(companyId) ?? NOTHING_PRACTISED;
  }

  companyNow(companyId: string): number {
    return this.#now() + this.switchesOf(companyId).clockOffsetMinutes * MINUTE;
  }

  /** A clock that is put forward uses up what the company holds. */
  practise(companyId: string, switches: PracticeSwitches): void {
    const passed = switches.clockOffsetMinutes - this.switchesOf(companyId).clockOffsetMinutes;
    this.#switches.set(companyId, switches);
    for (const booking of this.bookings.values()) {
      if (passed <= 0 || booking.companyId !== companyId || booking.heldUntil === null) continue;
      booking.heldUntil -= passed * MINUTE;
    }
  }

  lose(call: FaultyCall, what: Loss): void {
    this.#faults.set(call, [...(this.#faults.get(call) ?? []), what]);
  }

  /** Every call since the last time that this was asked. */
  takeAsked(): DeskCall[] {
    return this.#asked.splice(0);
  }

  forgetFaults(): void {
    this.#faults.clear();
  }

  /** Why such an offer can't be ordered now; null when it can. */
  refusalOf(
    part: PartSpec & Pick<BookingSpec, 'seen'>,
    companyId: string,
    accepted: Money,
  ): { status: number; code: string } | null {
    const unsold = this.unsold(part, companyId);
    if (unsold) return unsold;
    const highest = addPercent(accepted, TOLERATED_PERCENT);
    const isDearer = this.priceNow(part, { companyId, seen: part.seen }).amount > highest.amount;
    return isDearer ? { status: 409, code: 'price_changed' } : null;
  }

  /** From which price the tolerance counts once an offer was priced again: a rise within it changes nothing. */
  baseAfter(part: PartSpec, { companyId, seen }: Pick<BookingSpec, 'companyId' | 'seen'>): Money {
    const now = this.priceNow(part, { companyId, seen });
    const isTolerated = now.amount > seen.amount && now.amount <= addPercent(seen, TOLERATED_PERCENT).amount;
    return isTolerated ? seen : now;
  }

  /** The same at any cost. */
  unsold({ fate }: PartSpec, companyId: string): { status: number; code: string } | null {
    if (fate === 'briefOffer') return { status: 410, code: 'offer_expired' };
    const isGone = fate === 'full' || this.switchesOf(companyId).soldOut;
    return isGone ? { status: 409, code: 'offer_sold_out' } : null;
  }

  priceNow(part: PartSpec, { companyId, seen }: Pick<BookingSpec, 'companyId' | 'seen'>): Money {
    return addPercent(seen, this.#percentOf(part, companyId));
  }

  hold(reference: string, { kind, fate, companyId, seen }: BookingSpec): 'held' | NoAnswer {
    return this.#ask('hold', () => {
      if (!this.bookings.has(reference)) {
        const heldUntil = this.#now() + HOLD_MS;
        const price = this.priceNow({ kind, fate }, { companyId, seen });
        this.bookings.set(reference, {
          kind,
          fate,
          companyId,
          price,
          status: 'held',
          heldUntil,
          penalty: 0,
          settled: null,
          isRisen: false,
          changedBy: null,
        });
      }
      return 'held' as const;
    });
  }

  lookUp(reference: string): DeskStatus | 'notFound' | NoAnswer {
    return this.#ask('lookUp', () => this.statusOf(reference) ?? 'notFound');
  }

  /** Raises the price of what is held; undefined when it is not held. */
  rise(reference: string): Money | undefined {
    const booking = this.bookings.get(reference);
    if (!booking || this.statusOf(reference) !== 'held') return undefined;
    booking.price = addPercent(booking.price, RISE_PERCENT);
    booking.isRisen = true;
    return booking.price;
  }

  agreeTo(reference: string): void {
    const booking = this.bookings.get(reference);
    if (booking) booking.isRisen = false;
  }

  priceOf(reference: string): number {
    return this.bookings.get(reference)?.price.amount ?? 0;
  }

  confirm(reference: string): 'confirmed' | 'expired' | 'declined' | 'dearer' | NoAnswer {
    return this.#ask('confirm', () => {
      const booking = this.bookings.get(reference);
      const status = this.statusOf(reference);
      if (!booking || status === 'cancelled' || status === undefined) return 'declined';
      if (status === 'expired') return 'expired';
      if (status === 'held') {
        if (booking.fate === 'closedDesk') return 'declined';
        if (booking.isRisen) return 'dearer';
        Object.assign(booking, { status: 'confirmed', heldUntil: null });
      }
      return this.#isLost(booking) ? 'unknown' : 'confirmed';
    });
  }

  /** The booking becomes the other one, in one call; under the same name once. */
  change(reference: string, name: string, wanted: ChangeSpec): ChangeAnswer | NoAnswer {
    return this.#ask('change', () => {
      const booking = this.bookings.get(reference);
      if (!booking) throw new Error('What is changed is not booked');
      const isLost = this.#isLost(booking);
      if (booking.changedBy !== name) {
        const { companyId } = booking;
        const { kind, fate, seen, accepted } = wanted;
        if (this.unsold(wanted, companyId)) return 'soldOut';
        const price = this.priceNow({ kind, fate }, { companyId, seen });
        if (price.amount > accepted) return 'dearer';
        Object.assign(booking, { fate, price, changedBy: name });
      }
      return isLost ? 'unknown' : 'changed';
    });
  }

  /** What it would cost to cancel it. */
  quoteCancellation(reference: string): number | NoAnswer {
    return this.#ask('quoteCancellation', () => this.bookings.get(reference)?.penalty ?? 0);
  }

  /** For no more than was agreed to: nothing of what is only held. */
  cancel(reference: string, agreed = 0): 'cancelled' | 'expired' | 'dearer' | NoAnswer {
    return this.#ask('cancel', () => {
      const booking = this.bookings.get(reference);
      if (!booking || this.statusOf(reference) === 'expired') return 'expired';
      if (booking.status === 'confirmed' && booking.penalty > agreed) return 'dearer';
      // Nothing was paid for what is held.
      booking.settled ??= booking.status === 'confirmed' ? booking.price.amount : 0;
      Object.assign(booking, { status: 'cancelled', heldUntil: null });
      return this.#isLost(booking) ? 'unknown' : 'cancelled';
    });
  }

  settledOf(reference: string): number | null {
    return this.bookings.get(reference)?.settled ?? null;
  }

  statusOf(reference: string): DeskStatus | undefined {
    const booking = this.bookings.get(reference);
    const isOver = typeof booking?.heldUntil === 'number' && booking.heldUntil <= this.#now();
    return isOver ? 'expired' : booking?.status;
  }

  #percentOf({ kind, fate }: PartSpec, companyId: string): number {
    return this.switchesOf(companyId).priceChangePercent + (PERCENT[kind][fate] ?? 0);
  }

  #isLost({ fate, companyId }: DeskBooking): boolean {
    return fate === 'lostLetter' || this.switchesOf(companyId).lostAnswers;
  }

  #ask<Answer>(call: DeskCall, ask: () => Answer): Answer | NoAnswer {
    this.#asked.push(call);
    const fault = this.#faults.get(call)?.shift();
    if (fault === 'callLost') return 'unknown';
    const answer = ask();
    return fault === 'answerLost' ? 'unknown' : answer;
  }
}
