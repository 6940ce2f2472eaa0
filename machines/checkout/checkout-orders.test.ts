import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/contract.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import {
  created,
  INFO,
  orderOf,
  refused,
  repriced,
  SUBMIT,
  submitting,
  TERMS,
  trip,
} from '#tests/support/charts/checkout-examples.ts';
import { createManualCheckout } from '#tests/support/charts/manual-checkout.ts';
import { isOrdering } from './checkout-selectors.ts';

describe('the refusal of an order', () => {
  it.each<[ErrorCode, string]>([
    ['offer_sold_out', 'soldOut'],
    ['offer_expired', 'expired'],
    ['offer_invalid', 'expired'],
    ['card_expired', 'refused'],
    ['reason_missing', 'refused'],
    ['booking_declined', 'refused'],
  ])('%s leads to %s, and nothing is left to be asked again', async (code, state) => {
    const checkout = await submitting();
    await checkout.answer('submitOrder', refused(code));
    expect(checkout.state()).toBe(state);
    expect(checkout.draft().order).toBeNull();
    expect(checkout.select(isOrdering)).toBe(false);
  });

  it('is cleared by the next order', async () => {
    const checkout = await submitting();
    await checkout.answer('submitOrder', refused('card_expired'));
    expect(checkout.context().refusal).toBe('card_expired');
    checkout.send(SUBMIT);
    await checkout.fail('priceParts');
    expect(checkout.context().refusal).toBeNull();
  });

  it('names the earlier order of the same offer until the next order', async () => {
    const pending = { by: { userId: 'lena', firstName: 'Lena', lastName: 'Huber' }, tripId: 'other-trip' };
    const checkout = await submitting();
    await checkout.answer('submitOrder', { ...refused('order_pending'), pending });
    expect(checkout.state()).toBe('refused');
    expect(checkout.context().pendingOrder).toEqual(pending);
    checkout.send(SUBMIT);
    expect(checkout.context().pendingOrder).toBeNull();
  });

  it.each<ErrorCode>(['price_changed', 'extra_dearer', 'approval_changed'])(
    '%s is looked into once',
    async (code) => {
      const checkout = await submitting();
      await checkout.answer('submitOrder', refused(code));
      expect(checkout.state()).toBe('pricing');
      expect(checkout.draft().order).toBeNull();
      await checkout.answer('priceParts', repriced('dearer', 50_000));
      checkout.send({ type: 'price.accept' });
      await checkout.answer('saveOrder', { key: 'key-2', request: orderOf(50_000) });
      await checkout.answer('submitOrder', refused(code));
      expect(checkout.state()).toBe('refused');
    },
  );
});

describe('an order without a clear answer', () => {
  it.each([
    [
      'that is said',
      (checkout: Awaited<ReturnType<typeof submitting>>) =>
        checkout.answer('submitOrder', { type: 'unclear' }),
    ],
    ['that breaks off', (checkout: Awaited<ReturnType<typeof submitting>>) => checkout.fail('submitOrder')],
  ])('%s is asked again under the same key, less and less often', async (_, lose) => {
    const checkout = await submitting();
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await lose(checkout);
      expect(checkout.state()).toBe('unclear');
      const before = checkout.sent.length;
      checkout.clock.increment(seconds * 1000 - 1);
      expect(checkout.sent).toHaveLength(before);
      checkout.clock.increment(1);
      expect(checkout.sent).toHaveLength(before + 1);
    }
    expect(new Set(checkout.sent.map(({ key }) => key))).toEqual(new Set(['key-1']));
    await checkout.answer('submitOrder', created);
    expect(checkout.state()).toBe('confirming');
  });

  it('is retried at once on demand, and nothing else can be ordered', async () => {
    const checkout = await submitting();
    await checkout.answer('submitOrder', { type: 'unclear' });
    checkout.send(SUBMIT);
    expect(checkout.sent).toHaveLength(1);
    expect(checkout.select(isOrdering)).toBe(true);
    checkout.askAgain();
    expect(checkout.sent).toHaveLength(2);
    await checkout.answer('submitOrder', refused('offer_sold_out'));
    expect(checkout.state()).toBe('soldOut');
  });

  it.each([['card_missing'], ['price_changed']] as const)(
    'is retried first after a reload; refused as %s, it can be ordered again',
    async (code) => {
      const before = await submitting();
      const saved = JSON.parse(JSON.stringify(before.draft()));
      const checkout = createManualCheckout(saved);
      expect(checkout.state()).toBe('unclear');
      expect(checkout.asked).toEqual(['submitOrder']);
      expect(checkout.sent).toEqual([{ key: 'key-1', request: orderOf() }]);
      await checkout.answer('submitOrder', refused(code));
      expect(checkout.state()).toBe('loading');
      await checkout.answer('loadTerms', { type: 'loaded', terms: TERMS });
      expect(checkout.state()).toBe('refused');
    },
  );
});

describe('an order whose parts could not be restored', () => {
  const resent = () => createManualCheckout({ order: { key: 'key-1', request: orderOf() } }, { parts: [] });

  it('is sent again under its key, and becomes a trip', async () => {
    const checkout = resent();
    expect(checkout.sent).toEqual([{ key: 'key-1', request: orderOf() }]);
    await checkout.answer('submitOrder', { type: 'created', trip: trip('complete', 'confirmed') });
    expect(checkout.reports.at(-1)).toEqual({
      type: 'trip.created',
      trip: { tripId: 'trip', outcome: 'confirmed' },
    });
  });

  it.each<ErrorCode>(['offer_sold_out', 'price_changed', 'card_expired', 'order_pending'])(
    'reports that it was refused as %s, and nothing else can be ordered from it',
    async (code) => {
      const checkout = resent();
      await checkout.answer('submitOrder', refused(code));
      expect(checkout.state()).toBe('lost');
      expect(checkout.reports).toEqual([{ type: 'order.refused', code, pending: null }]);
      expect(checkout.select(isOrdering)).toBe(false);
    },
  );

  it('is asked again while its outcome is unclear', async () => {
    const checkout = resent();
    await checkout.answer('submitOrder', { type: 'unclear' });
    expect(checkout.state()).toBe('unclear');
    checkout.askAgain();
    expect(checkout.sent).toHaveLength(2);
  });

  it('reports that nothing was bought when its trip could not be booked', async () => {
    const checkout = resent();
    await checkout.answer('submitOrder', { type: 'created', trip: trip('cancelled', 'failed') });
    expect(checkout.reports.at(-1)).toEqual({
      type: 'order.refused',
      code: 'booking_declined',
      pending: null,
    });
  });
});

describe('a created trip', () => {
  it.each<[TripStatus, PartStatus, string]>([
    ['complete', 'confirmed', 'confirmed'],
    ['waiting_level_1_approval', 'held', 'waitingForApproval'],
    ['waiting_level_2_approval', 'held', 'waitingForApproval'],
  ])('that is %s ends the checkout, and is reported', async (status, part, outcome) => {
    const checkout = await submitting();
    await checkout.answer('submitOrder', { type: 'created', trip: trip(status, part) });
    expect(checkout.state()).toBe(outcome);
    expect(checkout.reports.at(-1)).toEqual({ type: 'trip.created', trip: { tripId: 'trip', outcome } });
    expect(checkout.select(isOrdering)).toBe(false);
  });

  it('without a bought part keeps the entered data for the next order', async () => {
    const checkout = await submitting();
    await checkout.answer('submitOrder', { type: 'created', trip: trip('cancelled', 'failed') });
    expect(checkout.state()).toBe('failed');
    expect(checkout.reports.at(-1)).toEqual({
      type: 'checkout.save',
      checkout: { info: INFO, order: null, trip: null },
      ordering: false,
    });
    expect(checkout.select(isOrdering)).toBe(false);
  });

  it('is polled until it is decided', async () => {
    const checkout = await submitting();
    await checkout.answer('submitOrder', created);
    checkout.send({ type: 'trip.updated', trip: trip('approved', 'unknown') });
    expect(checkout.state()).toBe('outcomeUnknown');
    checkout.send({ type: 'trip.updated', trip: trip('approved', 'confirming') });
    expect(checkout.state()).toBe('confirming');
    expect(checkout.asked.filter((call) => call === 'watchTrip trip')).toHaveLength(1);
    checkout.send({ type: 'trip.updated', trip: trip('complete', 'confirmed') });
    expect(checkout.state()).toBe('confirmed');
  });

  it('is polled again after a reload', async () => {
    const before = await submitting();
    await before.answer('submitOrder', created);
    const checkout = createManualCheckout(JSON.parse(JSON.stringify(before.draft())));
    expect(checkout.state()).toBe('confirming');
    expect(checkout.asked).toEqual(['watchTrip trip']);
  });
});

it.each([
  null,
  7,
  'draft',
  {},
  { info: { purpose: 1 }, order: { key: '' }, trip: { _id: 'trip', status: 'gone' } },
])('starts over when %j was saved', (saved) => {
  const checkout = createManualCheckout(saved);
  expect(checkout.state()).toBe('loading');
  expect(checkout.draft()).toEqual({ info: null, order: null, trip: null });
});
