import type { HotelSupplier } from '#server/suppliers/hotel-supplier.ts';
import type { SourceAnswer } from '#server/suppliers/supplier.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';

type Asked = 'price' | 'hold' | 'confirm' | 'lookUp' | 'cancel';
type Outcome<Name extends Asked> = Awaited<ReturnType<HotelSupplier[Name]>>;
/**
 * The call is lost on its way, or the answer on its way back; what was asked is done after nobody waits for it any more,
 * or is asked twice; or something else is answered than what is so.
 */
type Fault<Name extends Asked> = 'callLost' | 'answerLost' | 'late' | 'twice' | Outcome<Name>;

type SourceFailure = Extract<SourceAnswer<unknown>, { failure: unknown }>;

const UNKNOWN = { outcome: 'unknown' } as const;

/** The hotels of the inventory, of which some calls go wrong as they are told to. */
export class FaultyHotels {
  readonly #faults = new Map<Asked, Fault<Asked>[]>();
  readonly #asked: Asked[] = [];
  readonly #late: (() => Promise<unknown>)[] = [];
  #failing: SourceFailure | null = null;

  /** What happens to the next calls of this name, one after the other. */
  next<Name extends Asked>(name: Name, ...faults: Fault<Name>[]): void {
    this.#faults.set(name, [...(this.#faults.get(name) ?? []), ...faults]);
  }

  /** Every search from now on has no answer of this source. */
  failSource(failure: SourceFailure | null): void {
    this.#failing = failure;
  }

  /** From now on, nothing goes wrong any more unless it is told to again. */
  forgetFaults(): void {
    this.#faults.clear();
  }

  /** Every call since the last time that this was asked. */
  takeAsked(): Asked[] {
    return this.#asked.splice(0);
  }

  readonly between = (suppliers: Suppliers): Suppliers => {
    const { hotels } = suppliers;
    return {
      ...suppliers,
      hotels: {
        ...hotels,
        search: (query, call) => this.#search(hotels.search(query, call)),
        price: (order, call) => this.#ask('price', () => hotels.price(order, call)),
        hold: (order, call) => this.#ask('hold', () => hotels.hold(order, call)),
        confirm: (booking, call) => this.#ask('confirm', () => hotels.confirm(booking, call)),
        lookUp: (booking, call) => this.#ask('lookUp', () => hotels.lookUp(booking, call)),
        cancel: (booking, call) => this.#ask('cancel', () => hotels.cancel(booking, call)),
      },
    };
  };

  async *#search<Found>(answers: AsyncIterable<SourceAnswer<Found>>): AsyncIterable<SourceAnswer<Found>> {
    for await (const answer of answers)
      yield answer.source === this.#failing?.source ? this.#failing : answer;
  }

  async #ask<Name extends Asked>(
    name: Name,
    ask: () => Promise<Outcome<Name>>,
  ): Promise<Outcome<Name> | typeof UNKNOWN> {
    const late = this.#late.splice(0);
    try {
      return await this.#askNow(name, ask);
    } finally {
      for (const one of late) await one();
    }
  }

  async #askNow<Name extends Asked>(
    name: Name,
    ask: () => Promise<Outcome<Name>>,
  ): Promise<Outcome<Name> | typeof UNKNOWN> {
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
        return fault as Outcome<Name>; // it was told with this name
    }
  }
}
