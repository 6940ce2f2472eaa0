import { describe, expect, it } from 'vitest';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { ErrorCode } from '#domain/contract.ts';
import { created, INFO, refused, SUBMIT, TERMS } from '#tests/support/charts/checkout-examples.ts';
import { createManualCheckout } from '#tests/support/charts/manual-checkout.ts';
import { CAR, FLIGHT, HOTEL, K7TQ2M } from '#tests/support/trip-draft-examples.ts';
import type { CheckoutInput } from './checkout-setup.ts';

const BEAT = { _id: 'beat', firstName: 'Beat', lastName: 'Frei' };
const HIS_CAR: CheckoutPart = { ...CAR, criteria: { ...CAR.criteria, travelers: [BEAT] } };
const parts = [FLIGHT, HOTEL, HIS_CAR];

async function editing(start: Partial<CheckoutInput> = {}) {
  const checkout = createManualCheckout(null, { parts, ...start });
  await checkout.answer('loadTerms', { type: 'loaded', terms: TERMS });
  return checkout;
}

async function submitting(start: Partial<CheckoutInput> = {}) {
  const checkout = await editing(start);
  checkout.send(SUBMIT);
  await checkout.answer('priceParts', { type: 'same', parts: checkout.context().parts });
  const [request] = checkout.savedOrders;
  await checkout.answer('saveOrder', { key: 'key-1', request });
  return checkout;
}

describe('the order of several parts', () => {
  it('names the travelers of a part that is not for all of them', async () => {
    const checkout = await submitting();
    expect(checkout.savedOrders).toEqual([
      {
        travelers: ['anna', 'beat'],
        parts: [
          { kind: 'flight', offer: FLIGHT.priced.offer, seats: [], bags: [] },
          { kind: 'hotel', offer: HOTEL.priced.offer, travelers: ['anna'] },
          { kind: 'car', offer: CAR.priced.offer, travelers: ['beat'] },
        ],
        bookingInfo: INFO,
        levels: [],
      },
    ]);
  });

  it('names the trip that takes them, and what they replace of it', async () => {
    const replacing = { ...HOTEL, replacedPart: 'part-1' };
    const checkout = await submitting({ parts: [replacing, CAR], extended: K7TQ2M });
    expect(checkout.savedOrders[0]).toMatchObject({ tripId: 'trip-1', replacedParts: ['part-1'] });
    await checkout.answer('submitOrder', created);
    expect(checkout.state()).toBe('confirming');
  });

  it('contains no replaced parts in a new booking', async () => {
    const checkout = await submitting({ parts: [{ ...HOTEL, replacedPart: 'part-1' }] });
    expect(checkout.savedOrders[0]).not.toHaveProperty('replacedParts');
    expect(checkout.savedOrders[0]).not.toHaveProperty('tripId');
  });
});

describe('parts that are gone', () => {
  it('are named by their position when they are priced', async () => {
    const checkout = await editing();
    checkout.send(SUBMIT);
    await checkout.answer('priceParts', { type: 'soldOut', gone: [0, 2] });
    expect(checkout.context().gone).toEqual([0, 2]);
    expect(checkout.reports.at(-1)).toEqual({ type: 'offer.gone', parts: [0, 2] });
  });

  it.each<[ErrorCode, string]>([
    ['offer_sold_out', 'soldOut'],
    ['offer_invalid', 'expired'],
  ])('are those that the refusal %s names', async (code, state) => {
    const checkout = await submitting();
    await checkout.answer('submitOrder', { ...refused(code), parts: [1] });
    expect(checkout.state()).toBe(state);
    expect(checkout.reports.at(-1)).toEqual({ type: 'offer.gone', parts: [1] });
  });

  it('are not guessed where the refusal names none', async () => {
    const checkout = await submitting();
    await checkout.answer('submitOrder', refused('offer_sold_out'));
    expect(checkout.reports.at(-1)).toEqual({ type: 'offer.gone', parts: [] });
  });

  it('are the only part there is', async () => {
    const checkout = await submitting({ parts: [HOTEL] });
    await checkout.answer('submitOrder', refused('offer_sold_out'));
    expect(checkout.reports.at(-1)).toEqual({ type: 'offer.gone', parts: [0] });
  });
});
