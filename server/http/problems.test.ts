import { expect, test } from 'vitest';
import { refusalOf, toProblem } from './problems.ts';

test('of two transactions that wait for each other, the one that is ended may be sent again', () => {
  const thrown = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  expect(toProblem(refusalOf(thrown).error, 'r')).toMatchObject({ status: 503, code: 'unavailable' });
});
