import type { SourceAnswer, Supplier } from '#server/suppliers/supplier.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';

type Seller = Supplier<unknown, unknown, unknown>;
type CallName =
  | 'price'
  | 'hold'
  | 'confirm'
  | 'lookUp'
  | 'quoteCancellation'
  | 'cancel'
  | 'quoteChange'
  | 'change';
type Outcome<Name extends CallName> = Awaited<ReturnType<Seller[Name]>>;
/**
 * The call or its answer is lost; the call is executed after the caller has given up, or twice; or a
 * different answer is returned.
 */
type Fault<Name extends CallName> = 'callLost' | 'answerLost' | 'late' | 'twice' | Outcome<Name>;

type SourceFailure = Extract<SourceAnswer<unknown>, { failure: unknown }>;

const UNKNOWN = { outcome: 'unknown' } as const;

/** The suppliers of the inventory, with faults injected into selected calls of any kind. */
export class FaultySuppliers {
  readonly #faults = new Map<CallName, Fault<CallName>[]>();
  readonly #asked: CallName[] = [];
  readonly #late: (() => Promise<unknown>)[] = [];
  #failing: SourceFailure | null = null;

  /** The faults of the next calls of this name, in order. */
  next<Name extends CallName>(name: Name, ...faults: Fault<Name>[]): void {
    this.#faults.set(name, [...(this.#faults.get(name) ?? []), ...faults]);
  }

  /** From now on this source fails in every search. */
  failSource(failure: SourceFailure | null): void {
    this.#failing = failure;
  }

  /** Removes all injected faults. */
  forgetFaults(): void {
    this.#faults.clear();
  }

  /** All calls since the last time that this was read. */
  takeAsked(): CallName[] {
    return this.#asked.splice(0);
  }

  readonly between = ({ flights, hotels, cars, ...others }: Suppliers): Suppliers => ({
    ...others,
    flights: { ...flights, ...this.#before(flights) },
    hotels: { ...hotels, ...this.#before(hotels) },
    cars: { ...cars, ...this.#before(cars) },
  });

  #before<Query, Found, Priced>(
    supplier: Supplier<Query, Found, Priced>,
  ): Pick<Supplier<Query, Found, Priced>, CallName | 'search'> {
    return {
      search: (query, call) => this.#search(supplier.search(query, call)),
      price: (order, call) => this.#ask('price', () => supplier.price(order, call)),
      hold: (order, call) => this.#ask('hold', () => supplier.hold(order, call)),
      confirm: (booking, call) => this.#ask('confirm', () => supplier.confirm(booking, call)),
      lookUp: (booking, call) => this.#ask('lookUp', () => supplier.lookUp(booking, call)),
      quoteCancellation: (booking, call) =>
        this.#ask('quoteCancellation', () => supplier.quoteCancellation(booking, call)),
      cancel: (booking, call) => this.#ask('cancel', () => supplier.cancel(booking, call)),
      quoteChange: (booking, to, call) =>
        this.#ask('quoteChange', () => supplier.quoteChange(booking, to, call)),
      change: (booking, to, call) => this.#ask('change', () => supplier.change(booking, to, call)),
    };
  }

  async *#search<Found>(answers: AsyncIterable<SourceAnswer<Found>>): AsyncIterable<SourceAnswer<Found>> {
    for await (const answer of answers)
      yield answer.source === this.#failing?.source ? this.#failing : answer;
  }

  async #ask<Answer>(name: CallName, ask: () => Promise<Answer>): Promise<Answer | typeof UNKNOWN> {
    const late = this.#late.splice(0);
    try {
      return await this.#askNow(name, ask);
    } finally {
      for (const one of late) await one();
    }
  }

  async #askNow<Answer>(name: CallName, ask: () => Promise<Answer>): Promise<Answer | typeof UNKNOWN> {
    this.#asked.push(name);
    const fault = this.#faults.get(name)?.shift();
    switch (fault) {
      case undefined:
        return await ask();
      case 'callLost':
        return UNKNOWN;
      case 'late':
        this.#late.push(ask);
        return UNKNOWN;
      case 'answerLost':
        await ask();
        return UNKNOWN;
      case 'twice':
        await ask();
        return await ask();
      default:
        return fault as Answer; // it was set for this name
    }
  }
}
