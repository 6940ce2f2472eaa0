import { expect, it } from 'vitest';
import type { Problem } from '#domain/contract.ts';
import { ApiError, TransportError } from '../api/errors.ts';
import { loadFailure } from './load-failure.ts';

function refusal(status: number, code: Problem['code']): ApiError {
  const problem = { type: 'about:blank', title: 'Refused', status, code, requestId: 'r-1' };
  return new ApiError(status, problem, null);
}

it.each([
  ['loading', null],
  ['notFound', refusal(404, 'not_found')],
  ['notFound', refusal(422, 'validation_failed')],
  ['forbidden', refusal(403, 'forbidden')],
])('is %s when the answer is %s', (state, error) => {
  expect(loadFailure(error).state).toBe(state);
});

it.each([
  refusal(401, 'unauthenticated'),
  refusal(403, 'password_change_required'),
  refusal(503, 'unavailable'),
  new TransportError('Network Error', null),
])('takes the whole page when the answer is %s', (error) => {
  expect(() => loadFailure(error)).toThrow(error);
});
