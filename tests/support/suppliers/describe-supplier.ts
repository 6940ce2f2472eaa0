import { describe } from 'vitest';
import { conformInSale } from './conform-in-sale.ts';
import { conformInSearch } from './conform-in-search.ts';
import { conformInService } from './conform-in-service.ts';
import { conformInStock } from './conform-in-stock.ts';
import type { SupplierUnderTest } from './supplier-under-test.ts';

/** The conformance suite: every supplier of flights, hotels or cars has to pass it. */
export function describeSupplier<Query, Found, Priced>(
  name: string,
  open: () => Promise<SupplierUnderTest<Query, Found, Priced>>,
): void {
  describe(name, () => {
    // The suite only passes on what the supplier itself has returned.
    const opened = open as () => Promise<SupplierUnderTest<unknown, unknown, unknown>>;
    describe('looks', () => conformInSearch(opened));
    describe('sells', () => conformInSale(opened));
    describe('serves', () => conformInService(opened));
    describe('counts', () => conformInStock(opened));
  });
}
