import { expect, it } from 'vitest';
import { CRITERIA } from '#tests/support/hotel-booking-examples.ts';
import { toHotelDetailsRequest, toHotelSearchRequest } from './hotel-requests.ts';

const stay = { travelers: ['anna'], checkIn: '2027-04-01', checkOut: '2027-04-03', rooms: 1 };

it('searches for hotels around a place', () => {
  const location = { latitude: 47.3769, longitude: 8.5417 };
  expect(toHotelSearchRequest(CRITERIA)).toEqual({ ...stay, radius: 6, location });
});

it('searches for hotels around a location of the company', () => {
  const criteria = { ...CRITERIA, formVariant: 'companyLocation', companyLocationId: 'zug' } as const;
  expect(toHotelSearchRequest({ ...criteria, place: null })).toEqual({
    ...stay,
    radius: 6,
    companyLocation: 'zug',
  });
});

it('searches for one hotel', () => {
  expect(toHotelDetailsRequest(CRITERIA, 'seefeld')).toEqual({ ...stay, propertyId: 'seefeld' });
});
