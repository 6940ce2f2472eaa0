import type { HotelSupplier } from '#server/suppliers/hotel-supplier.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';

type Asked = 'price' | 'hold' | 'confirm' | 'lookUp' | 'cancel';
type Outcome<Name extends Asked> = Awaited<ReturnType<HotelSupplier[Name]>>;
/** The call is lost on its way, or the answer on its way back; or something else is answered than what is so. */
type Fault<Name extends Asked> = 'callLost' | 'answerLost' | Outcome<Name>;

const UNKNOWN = { outcome: 'unknown' } as const;

/** The hotels of the inventory, of which some calls go wrong as they are told to. */
export class FaultyHotels {
  readonly #faults = new Map<Asked, Fault<Asked>[]>();
  readonly #asked: Asked[] = [];

  /** What happens to the next calls of this name, one after the other. */
  next<Name extends Asked>(name: Name, ...faults: Fault<Name>[]): void {
    this.#faults.set(name, [...(this.#faults.get(name) ?? []), ...faults]);
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
        price: (order, call) => this.#ask('price', () => hotels.price(order, call)),
        hold: (order, call) => this.#ask('hold', () => hotels.hold(order, call)),
        confirm: (booking, call) => this.#ask('confirm', () => hotels.confirm(booking, call)),
        lookUp: (booking, call) => this.#ask('lookUp', () => hotels.lookUp(booking, call)),
        cancel: (booking, call) => this.#ask('cancel', () => hotels.cancel(booking, call)),
      },
    };
  };

  async #ask<Name extends Asked>(
    name: Name,
    ask: () => Promise<Outcome<Name>>,
  ): Promise<Outcome<Name> | typeof UNKNOWN> {
    this.#asked.push(name);
    const fault = this.#faults.get(name)?.shift();
    if (fault === 'callLost') return UNKNOWN;
    if (fault === undefined) return await ask();
    if (fault !== 'answerLost') return fault as Outcome<Name>; // it was told with this name
    await ask();
    return UNKNOWN;
  }
}
