import { describe, expect, test } from 'vitest';
import { isCardNumber, recognizeVendor } from './card-brand.ts';

const NUMBERS: [string, string][] = [
  ['4242424242424242', 'VI'],
  ['4000 0566 5566 5556', 'VI'],
  ['5555555555554444', 'CA'],
  ['2223003122003222', 'CA'],
  ['378282246310005', 'AX'],
  ['371449635398431', 'AX'],
  ['6011111111111117', 'DS'],
  ['3056930009020004', 'DC'],
  ['36227206271667', 'DC'],
  ['3566002020360505', 'JC'],
  ['6200000000000005', 'UP'],
  ['6205500000000000004', 'UP'],
  ['6304000000000000', 'MA'],
  ['122000000000003', 'TP'],
];

describe.each(NUMBERS)('%s', (number, vendor) => {
  test(`is one of ${vendor}`, () => {
    expect(recognizeVendor(number)).toBe(vendor);
    expect(isCardNumber(number)).toBe(true);
  });

  test('is null with another last digit', () => {
    const last = Number(number.at(-1));
    expect(isCardNumber(`${number.slice(0, -1)}${(last + 1) % 10}`)).toBe(false);
  });

  test('is null for a truncated number', () => {
    expect(isCardNumber(number.slice(0, 9))).toBe(false);
  });
});

test.each([
  ['4', 'VI'],
  ['51', 'CA'],
  ['5', null],
  ['65', 'DS'],
  ['9', null],
  ['', null],
])('what begins with %j is recognised as %s', (typed, vendor) => {
  expect(recognizeVendor(typed)).toBe(vendor);
});

test.each(['', '4242', '0000000000000000', '424242424242424a', '9999999999999995'])(
  '%j is no card',
  (number) => {
    expect(isCardNumber(number)).toBe(false);
  },
);
