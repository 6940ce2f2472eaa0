import { beforeEach, describe, expect, test } from 'vitest';
import { foundIn, gather } from './gather.ts';
import { cancellationOf, changeTo, orderOf } from './order-of.ts';
import type { OfferWithPrice, SupplierUnderTest } from './supplier-under-test.ts';

/** The rules for every supplier when stock runs out. */
export function conformInStock(open: () => Promise<SupplierUnderTest<unknown, unknown, unknown>>): void {
  let tested: SupplierUnderTest<unknown, unknown, unknown>;
  let scarce: OfferWithPrice & { left: number };
  beforeEach(async () => {
    tested = await open();
    scarce = await tested.scarce();
    return () => tested.close();
  });

  const hold = (more: Parameters<typeof tested.newCall>[0] = {}) =>
    tested.supplier.hold(orderOf(scarce), tested.newCall(more));

  /** Buys until nothing is left; returns the references. */
  async function buyAll(wanted = scarce.left): Promise<string[]> {
    const references: string[] = [];
    while (references.length < wanted) {
      const { reference } = tested.newCall();
      expect(await hold({ reference })).toHaveProperty('outcome', 'held');
      references.push(reference);
    }
    return references;
  }

  describe('the remaining stock', () => {
    test('is sold until nothing is left, and is then sold out', async () => {
      await buyAll();
      expect(await hold()).toEqual({ outcome: 'soldOut' });
      expect(await tested.supplier.price(scarce, tested.newCall())).toEqual({ outcome: 'soldOut' });
      const found = foundIn(await gather(tested.supplier.search(tested.query, tested.newCall())));
      expect(found.flatMap((one) => tested.offersOf(one)).map(({ key }) => key)).not.toContain(scarce.key);
    });

    test('is sold to one of two who want the last one at once', async () => {
      await buyAll(scarce.left - 1);
      const outcomes = await Promise.all([hold(), hold({ companyId: tested.otherCompany })]);
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['held', 'soldOut']);
    });

    test('is taken once by a hold that is requested twice', async () => {
      const [reference = ''] = await buyAll(1);
      expect(await hold({ reference })).toHaveProperty('outcome', 'held');
      await buyAll(scarce.left - 1);
      expect(await hold()).toEqual({ outcome: 'soldOut' });
    });

    test('increases when a hold ends', async () => {
      await buyAll();
      expect(await hold({ now: tested.afterHolds })).not.toEqual({ outcome: 'soldOut' });
    });

    test('stays taken by confirmed bookings', async () => {
      for (const booking of await buyAll())
        await tested.supplier.confirm({ booking, priceCap: scarce.price }, tested.newCall());
      expect(await hold()).toEqual({ outcome: 'soldOut' });
    });

    test('increases when a booking is cancelled', async () => {
      const [reference = ''] = await buyAll();
      expect(await tested.supplier.cancel(cancellationOf(reference), tested.newCall())).toHaveProperty(
        'outcome',
        'cancelled',
      );
      expect(await hold()).toHaveProperty('outcome', 'held');
      expect(await hold()).toEqual({ outcome: 'soldOut' });
    });

    test('retains the old booking when the new one is not available', async () => {
      await buyAll();
      const { reference } = tested.newCall();
      const shown = await tested.ordinary();
      await tested.supplier.hold(orderOf(shown), tested.newCall({ reference }));
      await tested.supplier.confirm({ booking: reference, priceCap: shown.price }, tested.newCall());
      const outcome = await tested.supplier.change(reference, changeTo(scarce), tested.newCall());
      expect(outcome).toEqual({ outcome: 'soldOut' });
      expect(await tested.supplier.lookUp(reference, tested.newCall())).toMatchObject({
        booking: { status: 'confirmed', key: shown.key, price: shown.price },
      });
    });
  });
}
