import { describe, expect, it } from 'vitest';
import { NO_EXTRAS, type SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { createManualBooking } from '#tests/support/charts/manual-booking.ts';
import { CRITERIA, fareQuote, francs, selectedFare } from '#tests/support/flight-booking-examples.ts';
import { flightBookingMachine } from './flight-booking-machine.ts';
import { FLIGHT_FLOW } from './flight-flow.ts';

const buildSeats = (...names: string[]): SelectedExtras => ({
  ...NO_EXTRAS,
  seats: names.map((seat, segment) => ({ segment, traveler: 'anna', seat, price: francs(16) })),
});
const pricedSeats = ({ seats }: SelectedExtras) => seats.map((seat) => ({ ...seat, price: francs(16) }));
const WANTED = buildSeats('12C', '14A');
const LEFT = buildSeats('12C');
const WITHOUT = fareQuote(161_600, { seats: pricedSeats(LEFT) });

async function bookWithSeats() {
  const booking = createManualBooking(flightBookingMachine, FLIGHT_FLOW);
  await booking.answer('loadDraft', { type: 'none' });
  booking.send({ type: 'criteria.submit', criteria: CRITERIA });
  booking.send({ type: 'result.choose', result: { id: 'lx', name: 'LX 14' } });
  booking.send({ type: 'offer.choose', offer: selectedFare() });
  await booking.answer('priceOffer', { type: 'same', priced: fareQuote() });
  booking.send({ type: 'extras.submit', extras: WANTED });
  return booking;
}

describe('sold-out options', () => {
  async function loseOption() {
    const booking = await bookWithSeats();
    await booking.answer('priceOffer', { type: 'extrasGone', priced: WITHOUT, extras: LEFT });
    return booking;
  }

  it('are reported, and the booking continues with the others when the user accepts that', async () => {
    const booking = await loseOption();
    expect(booking.at()).toMatchObject({ step: 'options', offer: 'extrasGone' });
    expect(booking.context()).toMatchObject({ extras: WANTED, proposedExtras: LEFT });
    booking.send({ type: 'step.open', step: 'checkout' });
    expect(booking.at().step).toBe('options');
    booking.send({ type: 'price.accept' });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
    expect(booking.checkouts[0]?.parts).toMatchObject([{ extras: LEFT, priced: WITHOUT }]);
  });

  it('are chosen again, starting with the remaining ones', async () => {
    const booking = await loseOption();
    booking.send({ type: 'extras.review', extras: LEFT });
    expect(booking.at()).toMatchObject({ step: 'options', offer: 'accepted' });
    expect(booking.context()).toMatchObject({
      extras: null,
      writtenExtras: LEFT,
      offer: null,
      accepted: fareQuote(),
    });
  });

  it('at the checkout lead back to the options, or on at the price of the others', async () => {
    const priced = fareQuote(163_200, { seats: pricedSeats(WANTED) });
    const review = await bookWithSeats();
    await review.answer('priceOffer', { type: 'same', priced });
    review.send({ type: 'extras.review', extras: LEFT });
    expect(review.at()).toMatchObject({ step: 'options', offer: 'accepted' });
    expect(review.context()).toMatchObject({ extras: null, writtenExtras: LEFT });

    const renew = await bookWithSeats();
    await renew.answer('priceOffer', { type: 'same', priced });
    const result = { id: 'lx', name: 'LX 14' };
    const part = { kind: 'flight' as const, criteria: CRITERIA, result, priced: WITHOUT, extras: LEFT };
    renew.send({ type: 'offer.renew', parts: [part] });
    expect(renew.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
    expect(renew.context()).toMatchObject({ extras: LEFT, accepted: WITHOUT });
  });
});
