import type { Bookable } from '#server/features/trips/part/find-supplier.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { cancellationOf } from '#tests/support/suppliers/order-of.ts';
import type { Fate } from './turns-model.ts';

/** Applies the fate of its part to each booking, whenever its confirmation is requested. */
export class ScriptedHotels {
  /** By reference. */
  readonly fates = new Map<string, Fate[]>();
  readonly asked: string[] = [];

  readonly between = ({ hotels, ...others }: Suppliers): Suppliers => ({
    ...others,
    hotels: { ...hotels, confirm: this.#around(hotels) },
  });

  #around(hotels: Pick<Bookable, 'confirm' | 'cancel'>): Bookable['confirm'] {
    return async (order, call) => {
      this.asked.push(order.booking);
      switch (this.fates.get(order.booking)?.shift()) {
        case 'soldOut':
          await hotels.cancel(cancellationOf(order.booking), {
            ...call,
            reference: `${call.reference}.soldOut`,
          });
          return { outcome: 'soldOut' };
        case 'declined':
          return { outcome: 'declined', reason: 'refused' };
        case 'callLost':
          return { outcome: 'unknown' };
        case 'answerLost':
          await hotels.confirm(order, call);
          return { outcome: 'unknown' };
        default:
          return await hotels.confirm(order, call);
      }
    };
  }
}
