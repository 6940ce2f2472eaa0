import { beforeAll, describe, expect, test } from 'vitest';
import { addMoney, subtractMoney } from '#domain/money.ts';
import { foundIn, gather } from './gather.ts';
import { cancellationOf, changeTo, orderOf } from './order-of.ts';
import type { OfferWithPrice, SupplierUnderTest } from './supplier-under-test.ts';

/** The ordinary offers begin earlier. */
const MOST_HOURS = 30 * 24;

/** The rules for every supplier when a booking is cancelled or changed. */
export function conformInService(open: () => Promise<SupplierUnderTest<unknown, unknown, unknown>>): void {
  let tested: SupplierUnderTest<unknown, unknown, unknown>;
  beforeAll(async () => {
    tested = await open();
    return () => tested.close();
  });
  const supplier = () => tested.supplier;
  const newCall = (more: Parameters<typeof tested.newCall>[0] = {}) => tested.newCall(more);

  async function held(shown?: OfferWithPrice): Promise<{ reference: string; shown: OfferWithPrice }> {
    const chosen = shown ?? (await tested.ordinary());
    const { reference } = newCall();
    expect(await supplier().hold(orderOf(chosen), newCall({ reference }))).toHaveProperty('outcome', 'held');
    return { reference, shown: chosen };
  }

  async function sold(shown?: OfferWithPrice) {
    const booking = await held(shown);
    const { reference, shown: bought } = booking;
    await supplier().confirm({ booking: reference, priceCap: bought.price }, newCall());
    return booking;
  }

  /** The first time at which the cancellation is no longer free. */
  async function quoteWithPenalty(reference: string) {
    for (let hours = 0; hours < MOST_HOURS; hours += 6) {
      const now = new Date(newCall().now.getTime() + hours * 3_600_000);
      const quote = await supplier().quoteCancellation(reference, newCall({ now }));
      if (quote.outcome === 'quoted' && quote.penalty.amount > 0) return { ...quote, now };
    }
    throw new Error('Its cancellation is always free');
  }

  describe('a cancellation', () => {
    test('costs what was quoted before, and no more than was paid', async () => {
      const { reference, shown } = await sold();
      const quote = await supplier().quoteCancellation(reference, newCall());
      if (quote.outcome !== 'quoted') expect.fail(`It was ${quote.outcome}`);
      const { refund, penalty } = quote;
      expect(addMoney(refund, penalty)).toEqual(shown.price);
      expect(Math.min(refund.amount, penalty.amount)).toBeGreaterThanOrEqual(0);
      expect(quote.until.getTime()).toBeGreaterThanOrEqual(newCall().now.getTime());
      const outcome = await supplier().cancel(cancellationOf(reference), newCall({ now: quote.until }));
      expect(outcome).toEqual({ outcome: 'cancelled', refund, penalty });
      expect(await supplier().lookUp(reference, newCall())).toMatchObject({
        booking: { status: 'cancelled' },
      });
    });

    test('is done once for each reference', async () => {
      const { reference, shown } = await sold();
      const call = newCall();
      const outcome = await supplier().cancel(cancellationOf(reference), call);
      expect(outcome).toHaveProperty('outcome', 'cancelled');
      expect(await supplier().cancel(cancellationOf(reference), call)).toEqual(outcome);
      const refused = { outcome: 'declined', reason: 'alreadyCancelled' };
      expect(await supplier().cancel(cancellationOf(reference), newCall())).toEqual(refused);
      expect(await supplier().quoteCancellation(reference, newCall())).toEqual(refused);
      const purchase = { booking: reference, priceCap: shown.price };
      expect(await supplier().confirm(purchase, newCall())).toEqual(refused);
      expect(await supplier().change(reference, changeTo(await tested.another(shown)), newCall())).toEqual(
        refused,
      );
    });

    test('keeps what the supplier keeps, which its search shows already', async () => {
      const { reference, shown } = await sold();
      const to = await tested.foreign(shown);
      const quote = await supplier().quoteChange(reference, to, newCall());
      expect(quote).toMatchObject({ outcome: 'declined', reason: expect.stringMatching(/^other/) });
      expect(await supplier().change(reference, changeTo(to), newCall())).toEqual(quote);
      expect(await supplier().lookUp(reference, newCall())).toMatchObject({ booking: { key: shown.key } });
      const answers = await gather(
        supplier().search(tested.query, newCall({ reference, changes: shown.key })),
      );
      const keys = foundIn(answers).flatMap((found) => tested.offersOf(found).map(({ key }) => key));
      expect(keys).toContain((await tested.another(shown)).key);
      expect(keys).not.toContain(to.key);
    });

    test('is not made for more than was agreed to', async () => {
      const { reference } = await sold();
      const { now, refund, penalty } = await quoteWithPenalty(reference);
      for (const accepted of [null, { ...penalty, amount: penalty.amount - 1 }]) {
        const outcome = await supplier().cancel(cancellationOf(reference, accepted), newCall({ now }));
        expect(outcome).toEqual({ outcome: 'dearer', refund, penalty });
      }
      expect(await supplier().lookUp(reference, newCall())).toMatchObject({
        booking: { status: 'confirmed' },
      });
      const outcome = await supplier().cancel(cancellationOf(reference, penalty), newCall({ now }));
      expect(outcome).toEqual({ outcome: 'cancelled', refund, penalty });
      expect(await supplier().lookUp(reference, newCall({ now }))).toMatchObject({
        charges: { cancellation: { refund, penalty } },
      });
    });

    test('that is too dear leaves its reference free for another agreement', async () => {
      const { reference } = await sold();
      const { now, penalty } = await quoteWithPenalty(reference);
      const call = newCall({ now });
      expect(await supplier().cancel(cancellationOf(reference), call)).toHaveProperty('outcome', 'dearer');
      expect(await supplier().cancel(cancellationOf(reference, penalty), call)).toHaveProperty(
        'outcome',
        'cancelled',
      );
    });

    test('of a hold costs nothing, for nothing was paid', async () => {
      const { reference, shown } = await held();
      const nothing = { ...shown.price, amount: 0 };
      const outcome = await supplier().cancel(cancellationOf(reference), newCall());
      expect(outcome).toEqual({ outcome: 'cancelled', refund: nothing, penalty: nothing });
      const again = await supplier().hold(orderOf(shown), newCall({ reference }));
      expect(again).toEqual({ outcome: 'declined', reason: 'alreadyCancelled' });
    });

    test('has nothing to do when a hold is over', async () => {
      const { reference } = await held();
      const now = tested.afterHolds;
      expect(await supplier().quoteCancellation(reference, newCall({ now }))).toEqual({ outcome: 'expired' });
      expect(await supplier().cancel(cancellationOf(reference), newCall({ now }))).toEqual({
        outcome: 'expired',
      });
    });

    test('may have happened although no answer came', async () => {
      const { reference } = await held(await tested.inSituation('lostAnswer'));
      const call = newCall();
      expect(await supplier().cancel(cancellationOf(reference), call)).toEqual({ outcome: 'unknown' });
      expect(await supplier().lookUp(reference, newCall())).toMatchObject({
        booking: { status: 'cancelled' },
      });
    });

    test('does not happen for an aborted call', async () => {
      const { reference, shown } = await sold();
      const unknown = { outcome: 'unknown' };
      const gone = () => newCall({ signal: AbortSignal.abort() });
      const other = await tested.another(shown);
      expect(await supplier().quoteCancellation(reference, gone())).toEqual(unknown);
      expect(await supplier().cancel(cancellationOf(reference), gone())).toEqual(unknown);
      expect(await supplier().quoteChange(reference, other, gone())).toEqual(unknown);
      expect(await supplier().change(reference, changeTo(other), gone())).toEqual(unknown);
      expect(await supplier().lookUp(reference, newCall())).toMatchObject({
        booking: { status: 'confirmed' },
      });
    });
  });

  describe('a change', () => {
    test('is what was quoted before', async () => {
      const { reference, shown } = await sold();
      const to = await tested.another(shown);
      const quote = await supplier().quoteChange(reference, to, newCall());
      if (quote.outcome !== 'quoted') expect.fail(`It was ${quote.outcome}`);
      expect(quote.difference).toEqual(subtractMoney(to.price, shown.price));
      expect(quote.penalty.amount).toBeGreaterThanOrEqual(0);
      expect(tested.totalOf(quote.offer, to.travelers)).toEqual(to.price);
      const looked = await supplier().lookUp(reference, newCall());
      const before = looked.outcome === 'found' ? looked.booking : expect.fail();
      const call = newCall();
      const outcome = await supplier().change(reference, changeTo(to), call);
      const booking = { ...before, key: to.key, price: to.price };
      expect(outcome).toEqual({ outcome: 'changed', booking, penalty: quote.penalty });
      expect(await supplier().lookUp(reference, newCall())).toEqual({
        outcome: 'found',
        booking,
        charges: { cancellation: null, changes: [{ call: call.reference, penalty: quote.penalty }] },
      });
    });

    test('is done once for each reference', async () => {
      const { reference, shown } = await sold();
      const call = newCall();
      const to = await tested.another(shown);
      const outcome = await supplier().change(reference, changeTo(to), call);
      expect(outcome).toHaveProperty('outcome', 'changed');
      expect(await supplier().change(reference, changeTo(shown), newCall())).toHaveProperty(
        'outcome',
        'changed',
      );
      expect(await supplier().change(reference, changeTo(to), call)).toEqual(outcome);
      expect(await supplier().lookUp(reference, newCall())).toMatchObject({ booking: { key: shown.key } });
    });

    test('needs a booking that is confirmed', async () => {
      const { reference, shown } = await held();
      const to = await tested.another(shown);
      const refused = { outcome: 'declined', reason: 'notConfirmed' };
      expect(await supplier().quoteChange(reference, to, newCall())).toEqual(refused);
      expect(await supplier().change(reference, changeTo(to), newCall())).toEqual(refused);
    });

    test('is not made for more than was agreed to', async () => {
      const { reference, shown } = await sold();
      const to = await tested.another(shown);
      const priceCap = { ...to.price, amount: to.price.amount - 1 };
      const outcome = await supplier().change(reference, changeTo(to, { priceCap }), newCall());
      expect(outcome).toMatchObject({ outcome: 'dearer', price: to.price });
      expect(await supplier().lookUp(reference, newCall())).toMatchObject({ booking: { key: shown.key } });
    });

    test('is not made for a higher fee than was agreed to', async () => {
      const { reference, shown } = await sold();
      const to = await tested.another(shown);
      const quote = await supplier().quoteChange(reference, to, newCall());
      const { penalty } = quote.outcome === 'quoted' ? quote : expect.fail(`It was ${quote.outcome}`);
      const feeCap = { ...penalty, amount: penalty.amount - 1 };
      const outcome = await supplier().change(reference, changeTo(to, { feeCap }), newCall());
      expect(outcome).toEqual({ outcome: 'dearer', price: to.price, penalty });
      expect(await supplier().lookUp(reference, newCall())).toMatchObject({ booking: { key: shown.key } });
    });

    test.each(['soldOut', 'expired'] as const)('is refused to offers that are %s', async (situation) => {
      const { reference } = await sold();
      const to = await tested.inSituation(situation);
      expect(await supplier().quoteChange(reference, to, newCall())).toEqual({ outcome: situation });
      expect(await supplier().change(reference, changeTo(to), newCall())).toEqual({ outcome: situation });
    });
  });
}
