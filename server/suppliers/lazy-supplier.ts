import type { Supplier } from './supplier.ts';

export function lazySupplier<Query, Found, Priced>(
  sources: readonly string[],
  load: () => Promise<Supplier<Query, Found, Priced>>,
): Supplier<Query, Found, Priced> {
  return {
    sources,
    async *search(query, call) {
      yield* (await load()).search(query, call);
    },
    price: async (order, call) => (await load()).price(order, call),
    hold: async (order, call) => (await load()).hold(order, call),
    confirm: async (purchase, call) => (await load()).confirm(purchase, call),
    lookUp: async (booking, call) => (await load()).lookUp(booking, call),
    quoteCancellation: async (booking, call) => (await load()).quoteCancellation(booking, call),
    cancel: async (cancellation, call) => (await load()).cancel(cancellation, call),
    quoteChange: async (booking, to, call) => (await load()).quoteChange(booking, to, call),
    change: async (booking, to, call) => (await load()).change(booking, to, call),
  };
}
