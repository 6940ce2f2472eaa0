import { describe, expect, it } from 'vitest';
import type { RateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import { createManualHotelBooking } from '#tests/support/charts/manual-hotel-booking.ts';
import {
  CRITERIA,
  LIMMAT,
  partOf,
  rateOfRoom,
  roomQuote,
  SEEFELD,
} from '#tests/support/hotel-booking-examples.ts';

const CHANGES = ['cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged'] as const;
const HELD_UNTIL = `waitUntil ${roomQuote().expiresAt}`;

async function pricing() {
  const booking = createManualHotelBooking();
  await booking.answer('loadDraft', { type: 'none' });
  booking.send({ type: 'criteria.submit', criteria: CRITERIA });
  booking.send({ type: 'result.choose', result: SEEFELD });
  booking.send({ type: 'offer.choose', offer: rateOfRoom() });
  return booking;
}

async function pricedAs(outcome: RateOutcome) {
  const booking = await pricing();
  await booking.answer('priceOffer', outcome);
  return booking;
}

const same = { type: 'same', priced: roomQuote() } as const;

describe('a chosen room', () => {
  it('leads to the checkout when its price is unchanged', async () => {
    const booking = await pricedAs(same);
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
    expect(booking.context()).toMatchObject({ offer: null, accepted: roomQuote() });
  });

  it.each(CHANGES)("waits for the user's acceptance when it is %s", async (type) => {
    const booking = await pricedAs({ type, priced: roomQuote(41_000) });
    expect(booking.at()).toMatchObject({ step: 'room', offer: type });
    expect(booking.context()).toMatchObject({ proposal: roomQuote(41_000), accepted: null });
    booking.send({ type: 'price.accept' });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
    expect(booking.context()).toMatchObject({ proposal: null, offer: null, accepted: roomQuote(41_000) });
  });

  it.each(CHANGES)('is given up when it is %s', async (type) => {
    const booking = await pricedAs({ type, priced: roomQuote(41_000) });
    booking.send({ type: 'offer.drop' });
    expect(booking.at()).toMatchObject({ step: 'room', offer: 'none' });
    expect(booking.context()).toMatchObject({ offer: null, proposal: null, accepted: null });
  });

  it.each(['soldOut', 'expired'] as const)('can be %s, and another one chosen', async (type) => {
    const booking = await pricedAs({ type });
    expect(booking.at()).toMatchObject({ step: 'room', offer: type });
    booking.send({ type: 'offer.choose', offer: rateOfRoom({ offer: 'another' }) });
    expect(booking.asked.at(-1)).toBe('priceOffer another');
    await booking.answer('priceOffer', same);
    expect(booking.at().step).toBe('checkout');
  });

  it('can be repriced again when there was no answer', async () => {
    const booking = await pricing();
    await booking.fail('priceOffer');
    expect(booking.at().offer).toBe('pricingFailed');
    booking.send({ type: 'offer.retry' });
    await booking.answer('priceOffer', same);
    expect(booking.at().step).toBe('checkout');
  });

  it('does not open the checkout when the user has left the step', async () => {
    const booking = await pricing();
    booking.send({ type: 'step.open', step: 'select' });
    await booking.answer('priceOffer', same);
    expect(booking.at()).toMatchObject({ step: 'select', offer: 'accepted' });
  });

  it('is not repriced before a hotel is chosen', async () => {
    const booking = createManualHotelBooking();
    await booking.answer('loadDraft', { type: 'none' });
    booking.send({ type: 'offer.choose', offer: rateOfRoom() });
    expect(booking.pricings).toEqual([]);
  });
});

describe('a sold-out or expired offer', () => {
  it.each(['soldOut', 'expired'] as const)(
    'is remembered when it is %s, until another hotel is chosen',
    async (type) => {
      const booking = await pricedAs({ type });
      booking.send({ type: 'offer.drop' });
      expect(booking.context().gone).toEqual([rateOfRoom()]);
      booking.send({ type: 'step.open', step: 'select' });
      booking.send({ type: 'result.choose', result: LIMMAT });
      expect(booking.context().gone).toEqual([]);
    },
  );

  it('is forgotten when it is available again', async () => {
    const booking = await pricedAs({ type: 'soldOut' });
    booking.send({ type: 'offer.choose', offer: rateOfRoom() });
    await booking.answer('priceOffer', same);
    expect(booking.context().gone).toEqual([]);
  });

  it('is remembered when the checkout has found out', async () => {
    const booking = await pricedAs(same);
    booking.send({ type: 'offer.gone', parts: [0] });
    booking.send({ type: 'offer.drop' });
    expect(booking.at()).toMatchObject({ step: 'room', offer: 'none' });
    expect(booking.context().gone).toMatchObject([{ room: rateOfRoom().room }]);
  });
});

describe('a price that has expired', () => {
  const asksToRenew = (asked: readonly string[]) =>
    asked.filter((call) => call === 'checkout choice.renew').length;

  it('is repriced by the checkout, which reports the newly accepted offer', async () => {
    const booking = await pricedAs(same);
    await booking.answer(HELD_UNTIL);
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'stale' });
    expect(asksToRenew(booking.asked)).toBe(1);
    const renewed = roomQuote(39_000, { expiresAt: '2027-03-01T11:00:00.000Z' });
    booking.send({ type: 'offer.renew', parts: [partOf(renewed)] });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
    expect(booking.context().accepted).toEqual(renewed);
    expect(booking.asked.at(-1)).toBe('waitUntil 2027-03-01T11:00:00.000Z');
  });

  it('leads back to the rooms when it is given up', async () => {
    const booking = await pricedAs(same);
    await booking.answer(HELD_UNTIL);
    booking.send({ type: 'offer.drop' });
    expect(booking.at()).toMatchObject({ step: 'room', offer: 'none' });
  });

  it('waits until the checkout is opened', async () => {
    const booking = await pricedAs(same);
    booking.send({ type: 'step.open', step: 'select' });
    await booking.answer(HELD_UNTIL);
    expect(booking.at().offer).toBe('stale');
    booking.send({ type: 'step.open', step: 'room' });
    expect(asksToRenew(booking.asked)).toBe(0);
    booking.send({ type: 'step.open', step: 'checkout' });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'stale' });
    expect(asksToRenew(booking.asked)).toBe(1);
  });

  it('waits until an order has ended', async () => {
    const booking = await pricedAs(same);
    booking.send({ type: 'checkout.save', checkout: {}, ordering: true });
    await booking.answer(HELD_UNTIL);
    booking.send({ type: 'checkout.save', checkout: {}, ordering: true });
    expect(booking.at().offer).toBe('stale');
    expect(asksToRenew(booking.asked)).toBe(0);
    booking.send({ type: 'checkout.save', checkout: {}, ordering: false });
    expect(asksToRenew(booking.asked)).toBe(1);
    booking.send({ type: 'checkout.save', checkout: {}, ordering: false });
    expect(asksToRenew(booking.asked)).toBe(1);
  });
});

describe('the checkout', () => {
  it('starts with the accepted offer, and lives as long as its step is shown', async () => {
    const booking = await pricedAs(same);
    expect(booking.checkouts).toMatchObject([{ parts: [partOf(roomQuote())], saved: null }]);
    booking.send({ type: 'step.open', step: 'checkout' });
    expect(booking.checkouts).toHaveLength(1);
    booking.send({ type: 'checkout.save', checkout: { info: 'late' }, ordering: false });
    booking.send({ type: 'step.open', step: 'select' });
    expect(booking.asked.at(-1)).toBe('left checkout');
    booking.send({ type: 'step.open', step: 'checkout' });
    expect(booking.checkouts[1]).toMatchObject({ saved: { info: 'late' } });
  });
});
