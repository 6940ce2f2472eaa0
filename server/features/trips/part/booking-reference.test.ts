import { expect, test } from 'vitest';
import type { TripRequest } from '#domain/contract.ts';
import { bookingReference, hashRequest, renewedBookingReference } from './booking-reference.ts';

const request: TripRequest = {
  travelers: ['anna', 'beat'],
  parts: [{ kind: 'hotel', offer: 'x' }],
  bookingInfo: { purpose: 'client-visit', referenceFieldValues: { referenceField1: '4711' } },
  levels: [],
};
const order = { userId: 'user', companyId: 'company', key: 'key' };

test('a request is the same however its properties are ordered, and another one in all else', () => {
  const hash = hashRequest('company', request);
  const { levels, bookingInfo, parts, travelers } = request;
  expect(hashRequest('company', { levels, bookingInfo, parts, travelers })).toEqual(hash);
  const others = [
    hashRequest('another', request),
    hashRequest('company', { ...request, travelers: ['beat', 'anna'] }),
    hashRequest('company', { ...request, levels: [1] }),
    hashRequest('company', { ...request, bookingInfo: { ...bookingInfo, comment: 'Late' } }),
  ];
  for (const other of others) expect(other).not.toEqual(hash);
});

test('each part of each order has a reference of its own', () => {
  const hash = hashRequest('company', request);
  const attempt = { order, hash, generation: 0 };
  const references = [
    bookingReference(attempt, 0),
    bookingReference(attempt, 1),
    bookingReference({ ...attempt, generation: 1 }, 0),
    bookingReference({ ...attempt, order: { ...order, userId: 'other' } }, 0),
    bookingReference({ ...attempt, order: { ...order, companyId: 'other' } }, 0),
    bookingReference({ ...attempt, order: { ...order, key: 'other' } }, 0),
    bookingReference({ ...attempt, hash: hashRequest('another', request) }, 0),
  ];
  expect(new Set(references).size).toBe(references.length);
  expect(bookingReference(attempt, 0)).toBe(references[0]);
  for (const reference of references) expect(reference).toMatch(/^[\w-]{32}$/);
});

test('a part that is asked for again has another reference each time, and the same one for the same time', () => {
  const names = [1, 2, 3].map((generation) => renewedBookingReference('part', generation));
  expect(new Set([...names, renewedBookingReference('other', 1)]).size).toBe(4);
  expect(renewedBookingReference('part', 2)).toBe(names[1]);
  for (const name of names) expect(name).toMatch(/^[\w-]{32}$/);
});
