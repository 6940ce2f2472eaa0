import { expect, test } from 'vitest';
import { changingRequest } from './changing-request.ts';

const request = { travelers: ['anna'] };

test('names the part that is changed, and nothing else of it', () => {
  const changed = { tripId: 'trip', partId: 'part', title: 'Hotel Seefeld', seats: [] };
  expect(changingRequest(request, changed)).toEqual({
    travelers: ['anna'],
    changes: { tripId: 'trip', partId: 'part' },
  });
});

test('leaves a request as it is where something is booked', () => {
  expect(changingRequest(request, null)).toEqual({ travelers: ['anna'] });
});
