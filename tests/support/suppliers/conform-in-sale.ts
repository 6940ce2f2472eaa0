import { beforeAll, describe, expect, test } from 'vitest';
import type { Money } from '#domain/contract.ts';
import { cancellationOf, changeTo, orderOf } from './order-of.ts';
import type { OfferWithPrice, SupplierUnderTest } from './supplier-under-test.ts';

/** The rules for every supplier when it holds, sells and looks up bookings. */
export function conformInSale(open: () => Promise<SupplierUnderTest<unknown, unknown, unknown>>): void {
  let tested: SupplierUnderTest<unknown, unknown, unknown>;
  beforeAll(async () => {
    tested = await open();
    return () => tested.close();
  });
  const hold = (shown: OfferWithPrice, reference: string) =>
    tested.supplier.hold(orderOf(shown), tested.newCall({ reference }));
  const lookUp = (reference: string, more: Parameters<typeof tested.newCall>[0] = {}) =>
    tested.supplier.lookUp(reference, tested.newCall(more));
  const confirm = (booking: string, more: Parameters<typeof tested.newCall>[0] = {}, priceCap = agreed) =>
    tested.supplier.confirm({ booking, priceCap }, tested.newCall(more));
  /** The price of the last hold. */
  let agreed: Money = { amount: 0, currency: 'CHF' };

  /** A hold, and its reference. */
  async function held(shown?: OfferWithPrice): Promise<string> {
    const { reference } = tested.newCall();
    const chosen = shown ?? (await tested.ordinary());
    expect(await hold(chosen, reference)).toHaveProperty('outcome', 'held');
    agreed = chosen.price;
    return reference;
  }

  describe('a hold', () => {
    test('keeps an offer at its price for a while', async () => {
      const shown = await tested.ordinary();
      const call = tested.newCall();
      const outcome = await tested.supplier.hold(orderOf(shown), call);
      expect(outcome).toMatchObject({
        outcome: 'held',
        booking: { reference: call.reference, status: 'held', key: shown.key, price: shown.price },
      });
      const booking = outcome.outcome === 'held' ? outcome.booking : expect.fail();
      expect(booking.locator).not.toBe('');
      expect(booking.heldUntil?.getTime()).toBeGreaterThan(call.now.getTime());
      expect(await lookUp(call.reference)).toMatchObject({ outcome: 'found', booking });
    });

    test('is the same one when it is requested again', async () => {
      const shown = await tested.ordinary();
      const { reference } = tested.newCall();
      const twice = await Promise.all([hold(shown, reference), hold(shown, reference)]);
      expect(twice[0]).toHaveProperty('outcome', 'held');
      expect(twice[1]).toEqual(twice[0]);
      expect(await hold(shown, reference)).toEqual(twice[0]);
    });

    test('is refused under the reference of another offer', async () => {
      const reference = await held();
      const other = await tested.another(await tested.ordinary());
      expect(await hold(other, reference)).toEqual({ outcome: 'declined', reason: 'refused' });
    });

    test('is refused for more than was agreed to', async () => {
      const shown = await tested.inSituation('dearer');
      const { reference } = tested.newCall();
      const outcome = await hold(shown, reference);
      expect(outcome).toHaveProperty('outcome', 'dearer');
      expect(await lookUp(reference)).toEqual({ outcome: 'notFound' });
      const price = outcome.outcome === 'dearer' ? outcome.price : expect.fail();
      expect(await hold({ ...shown, price }, reference)).toMatchObject({
        outcome: 'held',
        booking: { price },
      });
    });

    test('is made for less', async () => {
      const shown = await tested.inSituation('cheaper');
      const outcome = await hold(shown, tested.newCall().reference);
      const price = outcome.outcome === 'held' ? outcome.booking.price : expect.fail();
      expect(price.amount).toBeLessThan(shown.price.amount);
    });

    test('is refused for another currency than was agreed to', async () => {
      const shown = await tested.ordinary();
      const price = { amount: Number.MAX_SAFE_INTEGER, currency: 'XTS' };
      const outcome = await hold({ ...shown, price }, tested.newCall().reference);
      expect(outcome).toEqual({ outcome: 'dearer', price: shown.price });
    });

    test.each(['soldOut', 'expired'] as const)('is refused for offers that are %s', async (situation) => {
      const shown = await tested.inSituation(situation);
      expect(await hold(shown, tested.newCall().reference)).toEqual({ outcome: situation });
    });

    test('is not made for an aborted call', async () => {
      const shown = await tested.ordinary();
      for (const more of [{ signal: AbortSignal.abort() }, { timeoutMs: 0 }]) {
        const call = tested.newCall(more);
        expect(await tested.supplier.hold(orderOf(shown), call)).toEqual({ outcome: 'unknown' });
        expect(await lookUp(call.reference)).toEqual({ outcome: 'notFound' });
      }
    });

    test('ends when its time is over', async () => {
      const reference = await held();
      const now = tested.afterHolds;
      const looked = await lookUp(reference, { now });
      expect(looked).toMatchObject({ outcome: 'found', booking: { status: 'expired', heldUntil: null } });
      expect(await confirm(reference, { now })).toEqual({ outcome: 'expired' });
      expect(await confirm(reference)).toHaveProperty('outcome', 'confirmed');
    });
  });

  describe('a confirmation', () => {
    test('sells what was held, once', async () => {
      const reference = await held();
      const outcome = await confirm(reference);
      expect(outcome).toMatchObject({
        outcome: 'confirmed',
        booking: { status: 'confirmed', heldUntil: null },
      });
      expect(await confirm(reference)).toEqual(outcome);
      expect(await lookUp(reference, { now: tested.afterHolds })).toMatchObject({
        booking: { status: 'confirmed' },
      });
    });

    test('is declined for what was never held', async () => {
      const { reference } = tested.newCall();
      expect(await confirm(reference)).toEqual({ outcome: 'declined', reason: 'noSuchBooking' });
      expect(await lookUp(reference)).toEqual({ outcome: 'notFound' });
    });

    test('sells for no more than is agreed to by then; the hold continues', async () => {
      const reference = await held();
      const dearer = { outcome: 'dearer', price: agreed };
      const less = { ...agreed, amount: agreed.amount - 1 };
      expect(await confirm(reference, {}, less)).toEqual(dearer);
      expect(await confirm(reference, {}, { ...agreed, currency: 'XTS' })).toEqual(dearer);
      expect(await lookUp(reference)).toMatchObject({ booking: { status: 'held' } });
      expect(await confirm(reference)).toHaveProperty('outcome', 'confirmed');
    });

    test('may be refused; the hold continues', async () => {
      const reference = await held(await tested.inSituation('declined'));
      expect(await confirm(reference)).toEqual({ outcome: 'declined', reason: 'refused' });
      expect(await lookUp(reference)).toMatchObject({ booking: { status: 'held' } });
    });

    test('may have happened although no answer came', async () => {
      const reference = await held(await tested.inSituation('lostAnswer'));
      expect(await confirm(reference)).toEqual({ outcome: 'unknown' });
      expect(await lookUp(reference)).toMatchObject({ outcome: 'found', booking: { status: 'confirmed' } });
    });

    test('does not happen for an aborted call', async () => {
      const reference = await held();
      expect(await confirm(reference, { timeoutMs: 0 })).toEqual({ outcome: 'unknown' });
      expect(await confirm(reference, { signal: AbortSignal.abort() })).toEqual({ outcome: 'unknown' });
      expect(await lookUp(reference)).toMatchObject({ booking: { status: 'held' } });
    });
  });

  test('a booking can neither be seen nor changed by another company', async () => {
    const reference = await held();
    const companyId = tested.otherCompany;
    expect(await lookUp(reference, { companyId })).toEqual({ outcome: 'notFound' });
    const refused = { outcome: 'declined', reason: 'noSuchBooking' };
    const theirs = () => tested.newCall({ companyId });
    const shown = await tested.another(await tested.ordinary());
    expect(await confirm(reference, { companyId })).toEqual(refused);
    expect(await tested.supplier.quoteCancellation(reference, theirs())).toEqual(refused);
    expect(await tested.supplier.cancel(cancellationOf(reference), theirs())).toEqual(refused);
    expect(await tested.supplier.quoteChange(reference, shown, theirs())).toEqual(refused);
    expect(await tested.supplier.change(reference, changeTo(shown), theirs())).toEqual(refused);
    expect(await lookUp(reference)).toMatchObject({ booking: { status: 'held' } });
    expect(await lookUp(reference, { signal: AbortSignal.abort() })).toEqual({ outcome: 'unknown' });
  });
}
