import { beforeEach, expect, it } from 'vitest';
import { describeFailure, leaveFailure } from './describe-failure.ts';

const gone = () => new Error('A part of the page could not be loaded.');
const before = { page: 'a', now: 1 };

beforeEach(leaveFailure);

it('is the same one when the page was retried automatically', () => {
  const failure = describeFailure(gone(), before);
  expect(failure).toEqual({ reference: '1', reported: false });
  expect(describeFailure(gone(), { page: 'a', now: 2 })).toBe(failure);
});

it.each([
  ['something else goes wrong', new Error('Network Error'), { page: 'a', now: 2 }],
  ['it happens at another page', gone(), { page: 'b', now: 2 }],
])('is another one when %s', (_, error, place) => {
  describeFailure(gone(), before);
  expect(describeFailure(error, place)).toEqual({ reference: '2', reported: false });
});

it('is another one after the user has left the first', () => {
  describeFailure(gone(), before);
  leaveFailure();
  expect(describeFailure(gone(), { page: 'a', now: 2 })).toEqual({ reference: '2', reported: false });
});
