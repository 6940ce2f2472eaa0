import type { Supplier } from '#server/suppliers/supplier.ts';
import type { SupplierCall } from '#server/suppliers/supplier-call.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';

export type SupplierCallName = 'confirm' | 'change' | 'lookUp' | 'cancel';

type Seller = Pick<Supplier<never, unknown, unknown>, SupplierCallName>;

const LOST = { outcome: 'unknown' } as const;

/** A call that is held on its way to the supplier. */
interface WaitingCall {
  name: SupplierCallName;
  companyId: string;
  /** Delivers the call. */
  release(at: Date): void;
  /** Drops the call. */
  lose(): void;
}

/**
 * The connection between the server and its suppliers: holds the selected calls until the test releases or
 * drops them.
 */
export class SupplierLine {
  readonly #held = new Map<string, readonly SupplierCallName[]>();
  #waiting: WaitingCall[] = [];
  #wakes: (() => void)[] = [];

  /** From now on, such calls of a company wait for `next`. */
  hold(companyId: string, ...names: SupplierCallName[]): void {
    this.#held.set(companyId, names);
  }

  /** The first such held call of the company, once it has arrived. */
  async next(companyId: string, name: SupplierCallName): Promise<WaitingCall> {
    for (;;) {
      const found = this.#waiting.find((call) => call.companyId === companyId && call.name === name);
      if (found) {
        this.#waiting = this.#waiting.filter((call) => call !== found);
        return found;
      }
      await new Promise<void>((resolve) => this.#wakes.push(resolve));
    }
  }

  /** Stops holding calls of the company; held ones are dropped. */
  letPass(companyId: string): void {
    this.#held.delete(companyId);
    const theirs = this.#waiting.filter((call) => call.companyId === companyId);
    this.#waiting = this.#waiting.filter((call) => call.companyId !== companyId);
    for (const call of theirs) call.lose();
  }

  readonly between = ({ flights, hotels, cars, ...others }: Suppliers): Suppliers => ({
    ...others,
    flights: { ...flights, ...this.#before(flights) },
    hotels: { ...hotels, ...this.#before(hotels) },
    cars: { ...cars, ...this.#before(cars) },
  });

  #before(supplier: Seller): Seller {
    return {
      confirm: (booking, call) => this.#pass('confirm', call, (timed) => supplier.confirm(booking, timed)),
      change: (booking, to, call) =>
        this.#pass('change', call, (timed) => supplier.change(booking, to, timed)),
      lookUp: (booking, call) => this.#pass('lookUp', call, (timed) => supplier.lookUp(booking, timed)),
      cancel: (booking, call) => this.#pass('cancel', call, (timed) => supplier.cancel(booking, timed)),
    };
  }

  async #pass<Outcome>(
    name: SupplierCallName,
    call: SupplierCall,
    ask: (call: SupplierCall) => Promise<Outcome>,
  ): Promise<Outcome | typeof LOST> {
    const { companyId } = call;
    if (!this.#held.get(companyId)?.includes(name)) return await ask(call);
    const now = await new Promise<Date | null>((resolve) => {
      this.#waiting.push({ name, companyId, release: resolve, lose: () => resolve(null) });
      for (const wake of this.#wakes.splice(0)) wake();
    });
    return now === null ? LOST : await ask({ ...call, now });
  }
}
