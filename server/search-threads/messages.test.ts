import { expect, test } from 'vitest';
import { fromFault, toFault } from './messages.ts';

const crossThreads = (error: unknown) => fromFault(structuredClone(toFault(error)));

test('a lost connection keeps its code', () => {
  const lost = Object.assign(new Error('no database'), { code: 'ECONNREFUSED' });
  expect(crossThreads(lost)).toMatchObject({ message: 'no database', code: 'ECONNREFUSED' });
});

test('an abort arrives, although its code is a number that cannot be set', () => {
  expect(crossThreads(new DOMException('left', 'AbortError'))).toMatchObject({ message: 'left' });
});
