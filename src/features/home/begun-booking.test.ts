import { describe, expect, it } from 'vitest';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { BookingDraft } from '#domain/contract.ts';
import { toAcceptedRate } from '#domain/hotel-booking/hotel-choice.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import { CAR_CRITERIA } from '#tests/support/car-booking-examples.ts';
import { CRITERIA as FLIGHT } from '#tests/support/flight-booking-examples.ts';
import { CRITERIA as HOTEL, roomQuote, SEEFELD } from '#tests/support/hotel-booking-examples.ts';
import { toBegunBooking } from './begun-booking.ts';

const TODAY = '2026-01-02';
const accepted = roomQuote(40_000);
const room = draftWith(HOTEL_FLOW, { criteria: HOTEL, result: SEEFELD, agreed: accepted });

describe('a begun booking', () => {
  it('says where a search for flights goes', () => {
    const draft = draftWith(FLIGHT_FLOW, { criteria: FLIGHT });
    expect(toBegunBooking('flight', stored('flight', draft), TODAY)).toMatchObject({
      title: 'Zurich – New York',
      startsOn: '2027-04-01',
      endsOn: '2027-04-05',
      step: 2,
      steps: 5,
      price: null,
      href: '/booking/flight/flights',
      ordering: false,
    });
  });

  it('names the hotel, the accepted price and the checkout', () => {
    expect(toBegunBooking('hotel', stored('hotel', room), TODAY)).toMatchObject({
      title: 'Hotel Seefeld',
      step: 4,
      price: accepted.total.asked,
      href: '/booking/hotel/checkout',
    });
  });

  it('has the price that was seen last, until it is accepted', () => {
    const offer = { ...toAcceptedRate(accepted), price: { amount: 39_000, currency: 'CHF' } };
    const draft = draftWith(HOTEL_FLOW, { criteria: HOTEL, result: SEEFELD, offer });
    expect(toBegunBooking('hotel', stored('hotel', draft), TODAY)).toMatchObject({
      step: 3,
      price: offer.price,
    });
  });

  it('says where a car is picked up', () => {
    const draft = draftWith(CAR_FLOW, { criteria: CAR_CRITERIA });
    expect(toBegunBooking('car', stored('car', draft), TODAY)?.title).toBe(CAR_CRITERIA.pickUp?.label);
  });

  it('lasts as long as its days are ahead', () => {
    expect(toBegunBooking('hotel', stored('hotel', room), HOTEL.checkIn)).not.toBeNull();
    expect(toBegunBooking('hotel', stored('hotel', room), HOTEL.checkOut)).toBeNull();
  });

  it('stays at the checkout while an order may have been sent', () => {
    const ordered = { ...stored('hotel', room), order: { key: 'a-key-of-an-order', request: {} } };
    expect(toBegunBooking('hotel', ordered, HOTEL.checkOut)).toMatchObject({
      ordering: true,
      href: '/booking/hotel/checkout',
    });
  });

  it('is nothing without a search, in another version, and where a booked part was to be changed', () => {
    const written = draftWith(HOTEL_FLOW, { written: HOTEL });
    const changes = {
      tripId: 'trip',
      partId: 'part',
      title: 'Hotel Seefeld',
      startsOn: HOTEL.checkIn,
      endsOn: HOTEL.checkOut,
      seats: [],
      bags: [],
      memberships: [],
    };
    expect(toBegunBooking('hotel', stored('hotel', written), TODAY)).toBeNull();
    expect(toBegunBooking('hotel', stored('hotel', { ...room, changes }), TODAY)).toBeNull();
    expect(toBegunBooking('hotel', { ...stored('hotel', room), chartVersion: 99 }, TODAY)).toBeNull();
  });
});

function stored(flow: PartKind, draft: object): BookingDraft {
  const { chartVersion } = { flight: FLIGHT_FLOW, hotel: HOTEL_FLOW, car: CAR_FLOW }[flow];
  const snapshot = { ...draft };
  return { flow, revision: 7, chartVersion, snapshot, savedAt: '2026-01-01T08:00:00.000Z' };
}
