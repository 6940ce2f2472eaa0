import { describe, expect, it } from 'vitest';
import type { Repricing } from '#domain/offers/price-change.ts';
import {
  created,
  editing,
  INFO,
  orderOf,
  parts,
  pricing,
  refused,
  repriced,
  SUBMIT,
  submitting,
  TERMS,
} from '#tests/support/charts/checkout-examples.ts';
import { createManualCheckout } from '#tests/support/charts/manual-checkout.ts';
import { isOrdering } from './checkout-selectors.ts';

describe('the terms', () => {
  it('are requested, and propose the trip information', async () => {
    const checkout = createManualCheckout();
    expect(checkout.state()).toBe('loading');
    await checkout.answer('loadTerms', { type: 'loaded', terms: TERMS });
    expect(checkout.state()).toBe('resting');
    expect(checkout.context().info).toEqual(INFO);
  });

  it('may fail, and are requested again', async () => {
    const checkout = createManualCheckout();
    await checkout.fail('loadTerms');
    expect(checkout.state()).toBe('termsFailed');
    checkout.send({ type: 'terms.retry' });
    await checkout.answer('loadTerms', { type: 'loaded', terms: TERMS });
    expect(checkout.state()).toBe('resting');
  });

  it('may be refused', async () => {
    const checkout = createManualCheckout();
    await checkout.answer('loadTerms', refused('traveler_inactive'));
    expect(checkout.state()).toBe('termsRefused');
    expect(checkout.context().refusal).toBe('traveler_inactive');
  });

  it('do not replace what was entered before', async () => {
    const info = { ...INFO, comment: 'Late arrival' };
    const checkout = createManualCheckout({ info, order: null, trip: null });
    await checkout.answer('loadTerms', { type: 'loaded', terms: TERMS });
    expect(checkout.context().info).toEqual(info);
  });
});

describe('parts with sold-out extras', () => {
  const gone = { ...repriced('cheaper', 38_000), type: 'extrasGone' };

  it('are shown at the price without them, which the user accepts before anything is sent', async () => {
    const checkout = await pricing();
    await checkout.answer('priceParts', gone);
    expect(checkout.state()).toBe('extrasGone');
    expect(checkout.sent).toEqual([]);
    checkout.send({ type: 'price.accept' });
    expect(checkout.state()).toBe('resting');
    expect(checkout.reports.at(-1)).toMatchObject({
      type: 'checkout.save',
      ordering: false,
    });
    expect(checkout.context().parts[0]?.priced.total.asked.amount).toBe(38_000);
  });
});

describe('the order', () => {
  it('is priced, saved with its key, and sent', async () => {
    const checkout = await editing();
    checkout.send({ type: 'info.edit', info: { ...INFO, comment: 'Late' } });
    expect(checkout.draft().info).toEqual({ ...INFO, comment: 'Late' });
    checkout.send(SUBMIT);
    expect(checkout.state()).toBe('pricing');
    expect(checkout.select(isOrdering)).toBe(false);
    await checkout.answer('priceParts', repriced('same', 40_000));
    expect(checkout.state()).toBe('saving');
    expect(checkout.savedOrders).toEqual([orderOf()]);
    expect(checkout.select(isOrdering)).toBe(true);
    await checkout.answer('saveOrder', { key: 'key-1', request: orderOf() });
    expect(checkout.state()).toBe('submitting');
    expect(checkout.sent).toEqual([{ key: 'key-1', request: orderOf() }]);
    expect(checkout.draft().order?.key).toBe('key-1');
    await checkout.answer('submitOrder', created);
    expect(checkout.state()).toBe('confirming');
    expect(checkout.asked.at(-1)).toBe('watchTrip trip');
  });

  it.each<Repricing>(['same', 'cheaper', 'dearerWithinTolerance'])(
    'continues when it is %s',
    async (type) => {
      const checkout = await pricing();
      await checkout.answer('priceParts', repriced(type, 40_500));
      expect(checkout.savedOrders).toEqual([orderOf(40_500)]);
      expect(checkout.context().parts).toEqual(parts(40_500));
      expect(checkout.reports.at(-1)).toEqual({ type: 'offer.renew', parts: parts(40_500) });
    },
  );

  it('is sent once, however often the button is pressed', async () => {
    const checkout = await submitting();
    checkout.send(SUBMIT);
    checkout.send(SUBMIT);
    await checkout.answer('submitOrder', created);
    checkout.send(SUBMIT);
    expect(checkout.sent).toHaveLength(1);
    expect(checkout.asked.filter((call) => call === 'priceParts')).toHaveLength(1);
  });

  it.each(['priceParts', 'saveOrder'])(
    'is not sent when %s has no answer, and can be tried again',
    async (call) => {
      const checkout = await pricing();
      if (call === 'saveOrder') await checkout.answer('priceParts', repriced('same'));
      await checkout.fail(call);
      expect(checkout.state()).toBe('unreachable');
      expect(checkout.select(isOrdering)).toBe(false);
      checkout.send(SUBMIT);
      expect(checkout.state()).toBe('pricing');
      expect(checkout.sent).toEqual([]);
    },
  );
});

describe('the reports to the booking', () => {
  it('are what was entered, and whether an order may exist', async () => {
    const checkout = await editing();
    const info = { ...INFO, comment: 'Late' };
    checkout.send({ type: 'info.edit', info });
    const draftReport = (ordering: boolean, more: object) => ({
      type: 'checkout.save',
      checkout: { info: INFO, order: null, trip: null, ...more },
      ordering,
    });
    expect(checkout.reports).toEqual([draftReport(false, {}), draftReport(false, { info })]);
    checkout.send(SUBMIT);
    await checkout.answer('priceParts', repriced('same'));
    const order = { key: 'key-1', request: orderOf() };
    await checkout.answer('saveOrder', order);
    await checkout.answer('submitOrder', created);
    expect(checkout.reports.at(-1)).toEqual(draftReport(true, { order, trip: created.trip }));
  });

  it.each(['soldOut', 'expired'])('reports an unavailable offer when it is %s', async (type) => {
    const checkout = await pricing();
    await checkout.answer('priceParts', { type, gone: [0] });
    expect(checkout.state()).toBe(type);
    expect(checkout.reports.at(-1)).toEqual({ type: 'offer.gone', parts: [0] });
  });
});

describe('a price that has expired', () => {
  async function renewing() {
    const checkout = await editing();
    checkout.send({ type: 'choice.renew' });
    expect(checkout.state()).toBe('pricing');
    return checkout;
  }

  it('is renewed, and nothing is ordered', async () => {
    const checkout = await renewing();
    await checkout.answer('priceParts', repriced('same', 40_000));
    expect(checkout.state()).toBe('resting');
    expect(checkout.savedOrders).toEqual([]);
    expect(checkout.reports).toContainEqual({ type: 'offer.renew', parts: parts(40_000) });
  });

  it.each<Repricing>(['cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged'])(
    'is shown when it is %s by now, and accepted without ordering',
    async (type) => {
      const checkout = await renewing();
      await checkout.answer('priceParts', repriced(type, 41_000));
      expect(checkout.state()).toBe(type);
      expect(checkout.context()).toMatchObject({ parts: parts(), proposal: parts(41_000) });
      checkout.send({ type: 'price.accept' });
      expect(checkout.state()).toBe('resting');
      expect(checkout.savedOrders).toEqual([]);
      expect(checkout.context()).toMatchObject({ parts: parts(41_000), proposal: null });
    },
  );

  it.each(['loadTerms', 'loadTerms again'])('waits for the terms: %s', async (attempt) => {
    const checkout = createManualCheckout();
    if (attempt === 'loadTerms again') await checkout.fail('loadTerms');
    checkout.send({ type: 'choice.renew' });
    checkout.send({ type: 'terms.retry' });
    await checkout.answer('loadTerms', { type: 'loaded', terms: TERMS });
    expect(checkout.state()).toBe('pricing');
    await checkout.answer('priceParts', repriced('same'));
    expect(checkout.state()).toBe('resting');
  });

  it('can be renewed with the order when there was no answer', async () => {
    const checkout = await renewing();
    await checkout.fail('priceParts');
    expect(checkout.state()).toBe('unreachable');
    checkout.send(SUBMIT);
    await checkout.answer('priceParts', repriced('cheaper', 39_000));
    expect(checkout.savedOrders).toEqual([orderOf(39_000)]);
  });
});

describe('the price guard', () => {
  it('asks when it has become dearer, and the user accepts', async () => {
    const checkout = await pricing();
    await checkout.answer('priceParts', repriced('dearer', 50_000));
    expect(checkout.state()).toBe('dearer');
    expect(checkout.context()).toMatchObject({ parts: parts(), proposal: parts(50_000) });
    checkout.send({ type: 'price.accept' });
    expect(checkout.savedOrders).toEqual([orderOf(50_000)]);
    expect(checkout.context().proposal).toBeNull();
  });

  it('shows the requirements of another verdict before it is ordered', async () => {
    const checkout = await pricing();
    await checkout.answer('priceParts', repriced('verdictChanged', 40_000));
    expect(checkout.state()).toBe('verdictChanged');
    checkout.send({ type: 'price.accept' });
    expect(checkout.state()).toBe('resting');
    expect(checkout.savedOrders).toEqual([]);
  });
});
