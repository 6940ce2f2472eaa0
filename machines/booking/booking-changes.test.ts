import { describe, expect, it } from 'vitest';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { bookUpToCheckout, bookUpToRoom } from '#tests/support/charts/manual-hotel-booking.ts';
import {
  CRITERIA,
  LIMMAT,
  rateOfRoom,
  roomOf,
  roomQuote,
  SEEFELD,
} from '#tests/support/hotel-booking-examples.ts';

const SUBMIT = { type: 'criteria.submit', criteria: CRITERIA } as const;
const LATER = { ...CRITERIA, checkIn: '2027-05-01', checkOut: '2027-05-02' };
const breakfast = rateOfRoom({ offer: 'hotel~110.breakfast', room: roomOf({ breakfastIncluded: true }) });

describe('what hangs on a choice', () => {
  it('is dropped by a new search, and can be restored', async () => {
    const booking = await bookUpToCheckout();
    booking.send({ type: 'step.open', step: 'select' });
    booking.send({ type: 'list.sort', sort: 'DistanceFrom' });
    booking.send({ type: 'step.open', step: 'search' });
    booking.send({ type: 'criteria.submit', criteria: LATER });
    expect(booking.context()).toMatchObject({
      result: null,
      accepted: null,
      list: DEFAULT_HOTEL_LIST_SETTINGS,
    });
    expect(booking.context().dropped).toMatchObject({ because: 'newSearch', result: SEEFELD });
    expect(booking.at()).toEqual({ step: 'select', search: 'inProgress', offer: 'none' });
    booking.send({ type: 'choice.restore' });
    expect(booking.at()).toEqual({ step: 'search', search: 'none', offer: 'accepted' });
    expect(booking.context()).toMatchObject({ criteria: CRITERIA, result: SEEFELD, dropped: null });
    expect(booking.context().list.sort).toBe('DistanceFrom');
  });

  it('is dropped by another hotel, and can be restored', async () => {
    const booking = await bookUpToCheckout();
    booking.send({ type: 'step.open', step: 'select' });
    booking.send({ type: 'result.choose', result: LIMMAT });
    expect(booking.at()).toMatchObject({ step: 'room', offer: 'none' });
    expect(booking.context().dropped).toMatchObject({ because: 'otherResult', accepted: roomQuote() });
    booking.send({ type: 'choice.restore' });
    expect(booking.at()).toMatchObject({ step: 'select', offer: 'accepted' });
    expect(booking.context()).toMatchObject({ result: SEEFELD, accepted: roomQuote(), dropped: null });
  });

  it('is dropped by another room, and can be restored', async () => {
    const booking = await bookUpToCheckout();
    booking.send({ type: 'step.open', step: 'room' });
    booking.send({ type: 'offer.choose', offer: breakfast });
    expect(booking.context()).toMatchObject({ accepted: null, dropped: { because: 'otherOffer' } });
    booking.send({ type: 'choice.restore' });
    expect(booking.at()).toMatchObject({ step: 'room', offer: 'accepted' });
    expect(booking.context().accepted).toEqual(roomQuote());
  });

  it('does not include the entered trip information, except with a new search', async () => {
    const booking = await bookUpToCheckout();
    const checkout = { info: { comment: 'Late arrival' } };
    booking.send({ type: 'checkout.save', checkout, ordering: false });
    booking.send({ type: 'step.open', step: 'room' });
    booking.send({ type: 'offer.choose', offer: breakfast });
    expect(booking.context().checkout).toEqual(checkout);
    booking.send({ type: 'criteria.submit', criteria: LATER });
    expect(booking.context().checkout).toBeNull();
    booking.send({ type: 'choice.restore' });
    expect(booking.context().checkout).toEqual(checkout);
  });

  it('keeps the current settings of the list', async () => {
    const booking = await bookUpToCheckout();
    booking.send({ type: 'step.open', step: 'select' });
    booking.send({ type: 'result.choose', result: LIMMAT });
    booking.send({ type: 'step.open', step: 'select' });
    booking.send({ type: 'list.sort', sort: 'DistanceFrom' });
    booking.send({ type: 'choice.restore' });
    expect(booking.context().list.sort).toBe('DistanceFrom');
  });

  it('stays with the same hotel and the same room', async () => {
    const booking = await bookUpToCheckout();
    booking.send({ type: 'step.open', step: 'select' });
    booking.send({ type: 'result.choose', result: SEEFELD });
    expect(booking.at()).toMatchObject({ step: 'room', offer: 'accepted' });
    booking.send({ type: 'offer.choose', offer: rateOfRoom({ offer: 'named anew' }) });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
    expect(booking.pricings).toHaveLength(1);
    expect(booking.context().dropped).toBeNull();
  });

  it('is not reported when there was nothing to drop, and can be dismissed', async () => {
    const booking = await bookUpToRoom();
    booking.send({ type: 'step.open', step: 'select' });
    booking.send({ type: 'result.choose', result: LIMMAT });
    expect(booking.context().dropped).toBeNull();
    booking.send({ type: 'choice.restore' });
    expect(booking.context().result).toEqual(LIMMAT);
    booking.send({ ...SUBMIT });
    expect(booking.context().dropped).not.toBeNull();
    booking.send({ type: 'choice.forget' });
    expect(booking.context().dropped).toBeNull();
  });
});
