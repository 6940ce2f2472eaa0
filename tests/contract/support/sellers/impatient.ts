import type { SupplierCall } from '#server/suppliers/supplier-call.ts';

/** The same supplier for callers who may give up at any time: each call ends by this signal, too. */
export function impatient<One extends object>(supplier: One, givesUp: () => AbortSignal): One {
  return new Proxy(supplier, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) => {
        const call = args.at(-1) as SupplierCall; // the last one of each method
        const signal = AbortSignal.any([call.signal, givesUp()]);
        return method.apply(target, [...args.slice(0, -1), { ...call, signal }]);
      };
    },
  });
}
