import { expect, it } from 'vitest';
import { waitingTime } from './SignInScreen.tsx';

it.each([
  [0, { amount: 1, unit: 'seconds' }],
  [0.2, { amount: 1, unit: 'seconds' }],
  [45, { amount: 45, unit: 'seconds' }],
  [90, { amount: 90, unit: 'seconds' }],
  [91, { amount: 2, unit: 'minutes' }],
  [120, { amount: 2, unit: 'minutes' }],
  [121, { amount: 3, unit: 'minutes' }],
])('says %s seconds as %o', (seconds, expected) => {
  expect(waitingTime(seconds)).toEqual(expected);
});
