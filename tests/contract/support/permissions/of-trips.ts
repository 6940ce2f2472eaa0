import { aboutTrips, type Relations } from './cells.ts';

const READ = {
  'an own trip': [401, 200, 200, 200, 200],
  'a trip that they approve': [401, 200, 200, 200, 200],
  'a trip of a colleague': [401, 404, 200, 200, 200],
  'a trip of another company of the group': [401, 404, 404, 404, 200],
  'a trip of another group': [401, 404, 404, 404, 200],
  'no trip': [401, 404, 404, 404, 404],
} as const;

export const OF_TRIPS = {
  getTrip: aboutTrips((id) => ({ url: `/api/trips/${id}` }), READ),
  getTripCalendar: aboutTrips((id) => ({ url: `/api/trips/${id}/calendar.ics` }), READ),
  listTrips: { all: [() => ({ url: '/api/trips' }), [401, 200, 200, 200, 200]] },
  countTrips: { all: [() => ({ url: '/api/trips/count' }), [401, 200, 200, 200, 200]] },
} satisfies Record<string, Relations>;
