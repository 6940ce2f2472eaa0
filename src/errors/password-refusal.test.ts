import { expect, it } from 'vitest';
import { passwordRefusalField } from './password-refusal.ts';

it('puts a wrong current password beside its field', () => {
  expect(passwordRefusalField('password_incorrect')).toBe('currentPassword');
});

it('puts what is wrong with the new password beside its field', () => {
  expect(passwordRefusalField('password_too_common')).toBe('newPassword');
  expect(passwordRefusalField('password_unchanged')).toBe('newPassword');
});

it('leaves all else to the form as a whole', () => {
  expect(passwordRefusalField('too_many_requests')).toBeNull();
});
