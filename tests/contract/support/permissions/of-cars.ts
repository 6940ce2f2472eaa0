import { rentalBody } from '../cars.ts';
import { aboutPeople, type Relations } from './cells.ts';
import { AS_TRAVELERS, WITH_AN_OFFER } from './of-flights.ts';

export const OF_CARS = {
  searchCars: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/car/search',
      body: rentalBody([companyUserId], 'VXO'),
    }),
    AS_TRAVELERS,
  ),
  listCarStations: {
    'the own company': [
      () => ({ method: 'POST', url: '/api/booking/car/stations', body: { place: { code: 'VXO' } } }),
      [401, 200, 200, 200, 200],
    ],
  },
  checkCar: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/car/check',
      body: { travelers: [companyUserId], offer: 'x' },
    }),
    WITH_AN_OFFER,
  ),
} satisfies Record<string, Relations>;
