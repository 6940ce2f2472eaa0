import { expect, it } from 'vitest';
import { TRIP } from '#stories/support/trip-fixtures.ts';
import { bookingFaults, firstBooking, toBookingRequest } from './ExternalBookingForm.tsx';

const first = firstBooking(TRIP, 'CHF');
const filled = { ...first, supplier: ' SBB ', locator: 'K4X9', amount: "1'248.50", notes: ' Coach 7 ' };

it('begins with the days of the trip, all travelers and the currency of the company', () => {
  expect(first).toMatchObject({
    dates: { from: TRIP.startsOn, to: TRIP.endsOn },
    travelers: TRIP.travelers.map(({ _id }) => _id),
    currency: 'CHF',
  });
});

it('sends the price in the smallest unit of its currency', () => {
  expect(bookingFaults(filled, '2027-03-01')).toEqual({});
  expect(toBookingRequest(filled, TRIP)).toEqual({
    service: 'other',
    supplier: 'SBB',
    locator: 'K4X9',
    startsOn: TRIP.startsOn,
    endsOn: TRIP.endsOn,
    price: { amount: 124_850, currency: 'CHF' },
    notes: 'Coach 7',
  });
  expect(toBookingRequest({ ...filled, amount: '980', currency: 'JPY' }, TRIP)?.price.amount).toBe(980);
});

it('names the travelers when it is not for all of them', () => {
  const two = {
    ...TRIP,
    travelers: [...TRIP.travelers, { _id: 'other', firstName: 'Daniel', lastName: 'Frei' }],
  };
  expect(toBookingRequest({ ...filled, travelers: ['other'] }, two)?.travelers).toEqual(['other']);
});

it('asks for what is missing or wrong', () => {
  expect(bookingFaults({ ...first, travelers: [] }, '2027-03-15')).toEqual({
    supplier: 'required',
    locator: 'required',
    amount: 'required',
    travelers: 'required',
    dates: 'past',
  });
  expect(bookingFaults({ ...filled, amount: '12.345' }, '2027-03-01')).toEqual({ amount: 'amount' });
});
