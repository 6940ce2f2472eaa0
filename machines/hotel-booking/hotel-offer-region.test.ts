import { describe, expect, it } from 'vitest';
import type { RateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import { bookHotelByHand } from '#tests/support/charts/hotel-booking-by-hand.ts';
import { CRITERIA, pricedRoom, rateOfRoom, SEEFELD } from '#tests/support/hotel-booking-examples.ts';

const CHANGES = ['cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged'] as const;
const HELD_UNTIL = `waitUntil ${pricedRoom().expiresAt}`;

async function pricing() {
  const booking = bookHotelByHand();
  await booking.answer('loadDraft', { type: 'none' });
  booking.send({ type: 'criteria.submit', criteria: CRITERIA });
  booking.send({ type: 'hotel.choose', hotel: SEEFELD });
  booking.send({ type: 'offer.choose', rate: rateOfRoom() });
  return booking;
}

async function pricedAs(outcome: RateOutcome) {
  const booking = await pricing();
  await booking.answer('priceRate', outcome);
  return booking;
}

const same = { type: 'same', priced: pricedRoom() } as const;

describe('a room that was chosen', () => {
  it('goes on to the checkout when its price is the same', async () => {
    const booking = await pricedAs(same);
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'agreed' });
    expect(booking.context()).toMatchObject({ rate: null, agreed: pricedRoom() });
  });

  it.each(CHANGES)('waits for the person when it is %s, who accepts', async (type) => {
    const booking = await pricedAs({ type, priced: pricedRoom(41_000) });
    expect(booking.at()).toMatchObject({ step: 'room', offer: type });
    expect(booking.context()).toMatchObject({ proposal: pricedRoom(41_000), agreed: null });
    booking.send({ type: 'price.accept' });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'agreed' });
    expect(booking.context()).toMatchObject({ proposal: null, rate: null, agreed: pricedRoom(41_000) });
  });

  it.each(CHANGES)('is given up when it is %s', async (type) => {
    const booking = await pricedAs({ type, priced: pricedRoom(41_000) });
    booking.send({ type: 'offer.drop' });
    expect(booking.at()).toMatchObject({ step: 'room', offer: 'none' });
    expect(booking.context()).toMatchObject({ rate: null, proposal: null, agreed: null });
  });

  it.each(['soldOut', 'expired'] as const)('can be %s, and another one chosen', async (type) => {
    const booking = await pricedAs({ type });
    expect(booking.at()).toMatchObject({ step: 'room', offer: type });
    booking.send({ type: 'offer.choose', rate: rateOfRoom({ offer: 'another' }) });
    expect(booking.asked.at(-1)).toBe('priceRate another');
    await booking.answer('priceRate', same);
    expect(booking.at().step).toBe('checkout');
  });

  it('can be asked about again when there was no answer', async () => {
    const booking = await pricing();
    await booking.fail('priceRate');
    expect(booking.at().offer).toBe('pricingFailed');
    booking.send({ type: 'offer.retry' });
    await booking.answer('priceRate', same);
    expect(booking.at().step).toBe('checkout');
  });

  it('does not take somebody to the checkout who has gone elsewhere', async () => {
    const booking = await pricing();
    booking.send({ type: 'step.open', step: 'select' });
    await booking.answer('priceRate', same);
    expect(booking.at()).toMatchObject({ step: 'select', offer: 'agreed' });
  });

  it('is not priced before there is a hotel', async () => {
    const booking = bookHotelByHand();
    await booking.answer('loadDraft', { type: 'none' });
    booking.send({ type: 'offer.choose', rate: rateOfRoom() });
    expect(booking.pricings).toEqual([]);
  });
});

describe('a price whose time has passed', () => {
  it('is asked for again at the checkout, as what was agreed upon', async () => {
    const booking = await pricedAs(same);
    await booking.answer(HELD_UNTIL);
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'pricing' });
    expect(booking.asked.at(-1)).toBe('priceRate hotel~110.double~40000');
    await booking.answer('priceRate', { type: 'dearer', priced: pricedRoom(50_000) });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'dearer' });
    expect(booking.context().agreed).toEqual(pricedRoom());
    booking.send({ type: 'price.accept' });
    expect(booking.context().agreed).toEqual(pricedRoom(50_000));
  });

  it('leads back to the rooms when it is given up', async () => {
    const booking = await pricedAs(same);
    await booking.answer(HELD_UNTIL);
    await booking.answer('priceRate', { type: 'soldOut' });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'soldOut' });
    booking.send({ type: 'offer.drop' });
    expect(booking.at()).toMatchObject({ step: 'room', offer: 'none' });
  });

  it('waits until somebody wants to go to the checkout', async () => {
    const booking = await pricedAs(same);
    booking.send({ type: 'step.open', step: 'select' });
    await booking.answer(HELD_UNTIL);
    expect(booking.at().offer).toBe('stale');
    booking.send({ type: 'step.open', step: 'room' });
    expect(booking.at().offer).toBe('stale');
    booking.send({ type: 'step.open', step: 'checkout' });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'pricing' });
  });

  it('waits until an order has come to an end', async () => {
    const booking = await pricedAs(same);
    booking.send({ type: 'checkout.keep', checkout: {}, ordering: true });
    await booking.answer(HELD_UNTIL);
    expect(booking.at().offer).toBe('stale');
    booking.send({ type: 'checkout.keep', checkout: {}, ordering: true });
    expect(booking.at().offer).toBe('stale');
    booking.send({ type: 'checkout.keep', checkout: {}, ordering: false });
    expect(booking.at().offer).toBe('pricing');
  });

  it('is what the checkout has agreed upon anew', async () => {
    const booking = await pricedAs(same);
    const renewed = pricedRoom(39_000, { expiresAt: '2027-03-01T11:00:00.000Z' });
    booking.send({ type: 'offer.renew', priced: renewed });
    expect(booking.context().agreed).toEqual(renewed);
    expect(booking.asked.at(-1)).toBe('waitUntil 2027-03-01T11:00:00.000Z');
  });
});
