import { expect, it } from 'vitest';
import { ApiError, UnexpectedAnswerError } from '../api/errors.ts';
import { describeError } from './describe-error.ts';

it.each([
  ['what the server has refused', new ApiError(403, null, null), 'Request failed with status code 403'],
  [
    'an answer of something else than the server',
    new UnexpectedAnswerError('<html>'),
    'The answer could not be understood. Please try again.',
  ],
  ['what is no error', 'no more', 'no more'],
])('says in a sentence %s', (_, error, sentence) => {
  expect(describeError(error)).toBe(sentence);
});
