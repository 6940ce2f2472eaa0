import { expect, test } from 'vitest';
import { changingRequest } from './changing-request.ts';

const request = { travelers: ['anna'] };

test('names only the id of the changed part', () => {
  const changed = { tripId: 'trip', partId: 'part', title: 'Hotel Seefeld', seats: [] };
  expect(changingRequest(request, changed)).toEqual({
    travelers: ['anna'],
    changes: { tripId: 'trip', partId: 'part' },
  });
});

test('leaves the request of a new booking unchanged', () => {
  expect(changingRequest(request, null)).toEqual({ travelers: ['anna'] });
});
