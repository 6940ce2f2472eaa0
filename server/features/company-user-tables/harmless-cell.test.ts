import fc from 'fast-check';
import { expect, test } from 'vitest';
import { harmlessCell, plainCell } from './harmless-cell.ts';

test.each([
  '=1+1',
  '+41 41 555',
  '-5',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM',
  "'＝1",
  "'=1",
])('%j is no formula any more', (text) => {
  expect(harmlessCell(text)).toBe(`'${text}`);
});

test.each(['Anna', "O'Neill", "'tis", 'a=b', ''])('%j stays as it is', (text) => {
  expect(harmlessCell(text)).toBe(text);
  expect(plainCell(text)).toBe(text);
});

test('escaped cells are read as they were, and none begins like a formula', () => {
  const signs = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', 'a');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(signs).map((each) => each.join('')),
      ),
      (text) => {
        expect(plainCell(harmlessCell(text))).toBe(text);
        expect(harmlessCell(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      },
    ),
  );
});
