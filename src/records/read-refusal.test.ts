import '../i18n/catalogues/errors.ts';
import '../i18n/catalogues/records.ts';
import { expect, it } from 'vitest';
import type { ErrorCode, FieldError } from '#domain/contract.ts';
import { ApiError } from '../api/errors.ts';
import { readRefusal } from './read-refusal.ts';

function refusal(code: ErrorCode, ...errors: FieldError[]): ApiError {
  const problem = { type: '/', title: 'Refused', status: 422, code, requestId: '1', errors };
  return new ApiError(422, problem, null);
}

it.each<[Omit<FieldError, 'path'>, string]>([
  [{ code: 'required' }, 'Please fill this in.'],
  [{ code: 'too_long', params: { maximum: 1 } }, 'Please enter at most 1 character.'],
  [{ code: 'too_large', params: { maximum: 12 } }, 'Please enter 12 or less.'],
  [
    { code: 'invalid_email', params: { example: 'a@b.example' } },
    'Please enter an e-mail address, such as a@b.example.',
  ],
  [{ code: 'too_early', params: { earliest: '2027-04-01' } }, 'Please choose 1 Apr 2027 or later.'],
])('words %j', (error, text) => {
  const message = 'In English, for developers.';
  const { fields } = readRefusal(refusal('validation_failed', { path: '/body/a/0/b', message, ...error }));
  expect(fields).toEqual({ 'a.0.b': text });
});

it('marks the field with the message of a more specific code', () => {
  const { fields } = readRefusal(refusal('name_taken', { path: '/body/name', code: 'taken' }));
  expect(fields).toEqual({ name: 'This name is taken. Please choose another one.' });
});

it('has no fields where the path is not in the body', () => {
  const { fields } = readRefusal(refusal('validation_failed', { path: '/query/page', code: 'too_small' }));
  expect(fields).toBeUndefined();
});
