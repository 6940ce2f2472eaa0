import { expect, it } from 'vitest';
import { readResetToken } from './ResetPassword.tsx';

it.each([
  ['#token=b3Blbi1zZXNhbWU', 'b3Blbi1zZXNhbWU'],
  ['token=b3Blbi1zZXNhbWU', 'b3Blbi1zZXNhbWU'],
  ['#token=a%2Bb&more=1', 'a+b'],
])('finds the token of %s', (fragment, token) => {
  expect(readResetToken(fragment)).toBe(token);
});

it.each(['', '#', '#token=', '#tokens=a', '#other'])('finds none in %j', (fragment) => {
  expect(readResetToken(fragment)).toBeNull();
});
