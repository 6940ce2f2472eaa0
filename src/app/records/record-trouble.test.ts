import { expect, it, vi } from 'vitest';
import type { Problem } from '#domain/contract.ts';
import { ApiError, TransportError } from '../../api/errors.ts';
import { recordTrouble } from './record-trouble.ts';

function refusal(status: number, code: Problem['code']): ApiError {
  const problem = { type: 'about:blank', title: 'Refused', status, code, requestId: 'r-1' };
  return new ApiError(status, problem, null);
}

it.each([
  ['loading', null],
  ['notFound', refusal(404, 'not_found')],
  ['notFound', refusal(422, 'validation_failed')],
  ['forbidden', refusal(403, 'forbidden')],
  ['failed', refusal(403, 'password_change_required')],
  ['failed', refusal(503, 'unavailable')],
  ['failed', new TransportError('Network Error', null)],
])('is %s when the answer is %s', (state, error) => {
  expect(recordTrouble(error, vi.fn()).state).toBe(state);
});

it('can be tried again when it failed', () => {
  const onRetry = vi.fn();
  const trouble = recordTrouble(new TransportError('Network Error', null), onRetry);
  if (trouble.state !== 'failed') throw new Error(`It is ${trouble.state}`);
  trouble.onRetry();
  expect(onRetry).toHaveBeenCalledOnce();
});
