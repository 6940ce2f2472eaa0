import { describe, expect, it } from 'vitest';
import type { Repricing } from '#domain/offers/repricing.ts';
import { checkOutByHand } from '#tests/support/charts/checkout-by-hand.ts';
import {
  choice,
  created,
  editing,
  INFO,
  orderOf,
  pricing,
  refused,
  repriced,
  SUBMIT,
  submitting,
  TERMS,
} from '#tests/support/charts/checkout-examples.ts';
import { isOrdering } from './checkout-selectors.ts';

describe('the terms', () => {
  it('are asked for, and propose what is stated', async () => {
    const checkout = checkOutByHand();
    expect(checkout.state()).toBe('loading');
    await checkout.answer('loadTerms', { type: 'loaded', terms: TERMS });
    expect(checkout.state()).toBe('resting');
    expect(checkout.context().info).toEqual(INFO);
  });

  it('may fail, and are asked for again', async () => {
    const checkout = checkOutByHand();
    await checkout.fail('loadTerms');
    expect(checkout.state()).toBe('termsFailed');
    checkout.send({ type: 'terms.retry' });
    await checkout.answer('loadTerms', { type: 'loaded', terms: TERMS });
    expect(checkout.state()).toBe('resting');
  });

  it('may be refused', async () => {
    const checkout = checkOutByHand();
    await checkout.answer('loadTerms', refused('traveler_inactive'));
    expect(checkout.state()).toBe('termsRefused');
    expect(checkout.context().refusal).toBe('traveler_inactive');
  });

  it('do not replace what was stated before', async () => {
    const info = { ...INFO, comment: 'Late arrival' };
    const checkout = checkOutByHand({ info, order: null, trip: null });
    await checkout.answer('loadTerms', { type: 'loaded', terms: TERMS });
    expect(checkout.context().info).toEqual(info);
  });
});

describe('the order', () => {
  it('is priced, kept with its key, and sent', async () => {
    const checkout = await editing();
    checkout.send({ type: 'info.edit', info: { ...INFO, comment: 'Late' } });
    expect(checkout.draft().info).toEqual({ ...INFO, comment: 'Late' });
    checkout.send(SUBMIT);
    expect(checkout.state()).toBe('pricing');
    expect(checkout.select(isOrdering)).toBe(false);
    await checkout.answer('priceChoice', repriced('same', 40_000));
    expect(checkout.state()).toBe('keeping');
    expect(checkout.keptOrders).toEqual([orderOf()]);
    expect(checkout.select(isOrdering)).toBe(true);
    await checkout.answer('keepOrder', { key: 'key-1', request: orderOf() });
    expect(checkout.state()).toBe('submitting');
    expect(checkout.sent).toEqual([{ key: 'key-1', request: orderOf() }]);
    expect(checkout.draft().order?.key).toBe('key-1');
    await checkout.answer('submitOrder', created);
    expect(checkout.state()).toBe('confirming');
    expect(checkout.asked.at(-1)).toBe('watchTrip trip');
  });

  it.each<Repricing>(['same', 'cheaper', 'dearerWithinTolerance'])('goes on when it is %s', async (type) => {
    const checkout = await pricing();
    await checkout.answer('priceChoice', repriced(type, 40_500));
    expect(checkout.keptOrders).toEqual([orderOf(40_500)]);
    expect(checkout.context().choice).toEqual(choice(40_500));
  });

  it('is sent once, however often the button is pressed', async () => {
    const checkout = await submitting();
    checkout.send(SUBMIT);
    checkout.send(SUBMIT);
    await checkout.answer('submitOrder', created);
    checkout.send(SUBMIT);
    expect(checkout.sent).toHaveLength(1);
    expect(checkout.asked.filter((call) => call === 'priceChoice')).toHaveLength(1);
  });

  it.each(['priceChoice', 'keepOrder'])(
    'is not sent when %s has no answer, and can be tried again',
    async (call) => {
      const checkout = await pricing();
      if (call === 'keepOrder') await checkout.answer('priceChoice', repriced('same'));
      await checkout.fail(call);
      expect(checkout.state()).toBe('unreachable');
      expect(checkout.select(isOrdering)).toBe(false);
      checkout.send(SUBMIT);
      expect(checkout.state()).toBe('pricing');
      expect(checkout.sent).toEqual([]);
    },
  );

  it('takes the offer that the booking has renewed', async () => {
    const checkout = await editing();
    checkout.send({ type: 'choice.renew', choice: choice(41_000) });
    checkout.send(SUBMIT);
    await checkout.answer('priceChoice', repriced('same', 41_000));
    expect(checkout.keptOrders).toEqual([orderOf(41_000)]);
  });
});

describe('the price guard', () => {
  it('asks when it has become dearer, and the person accepts', async () => {
    const checkout = await pricing();
    await checkout.answer('priceChoice', repriced('dearer', 50_000));
    expect(checkout.state()).toBe('priceRaised');
    expect(checkout.context()).toMatchObject({ choice: choice(), proposal: choice(50_000) });
    checkout.send({ type: 'price.accept' });
    expect(checkout.keptOrders).toEqual([orderOf(50_000)]);
    expect(checkout.context().proposal).toBeNull();
  });

  it('shows what another verdict asks for before it is ordered', async () => {
    const checkout = await pricing();
    await checkout.answer('priceChoice', repriced('verdictChanged', 40_000));
    expect(checkout.state()).toBe('verdictChanged');
    checkout.send({ type: 'price.accept' });
    expect(checkout.state()).toBe('resting');
    expect(checkout.keptOrders).toEqual([]);
  });

  it.each<[Repricing, string]>([
    ['dearer', 'priceRaised'],
    ['verdictChanged', 'verdictChanged'],
  ])('leaves what was agreed when a %s one is declined', async (type, state) => {
    const checkout = await pricing();
    await checkout.answer('priceChoice', repriced(type, 50_000));
    expect(checkout.state()).toBe(state);
    checkout.send({ type: 'price.decline' });
    expect(checkout.state()).toBe('resting');
    expect(checkout.context()).toMatchObject({ choice: choice(), proposal: null });
  });

  it.each(['soldOut', 'expired'])('says that it is %s', async (type) => {
    const checkout = await pricing();
    await checkout.answer('priceChoice', { type });
    expect(checkout.state()).toBe(type);
  });
});
