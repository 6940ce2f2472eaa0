import { expect, test } from 'vitest';
import { maskText } from './mask-text.ts';

test.each([
  ['X1234567', '•••567'],
  ['123456', '•••456'],
  ['1234', '•••34'],
  ['1', '•••'],
  ['', '•••'],
  ['A🛂', '•••🛂'],
])('of %j, %j is shown', (text, shown) => {
  expect(maskText(text)).toBe(shown);
});
