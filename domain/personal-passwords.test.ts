import { describe, expect, test } from 'vitest';
import { isPersonalPassword } from './passwords.ts';

describe('a password is personal', () => {
  const anna = {
    email: 'a.keller@alpenblick.example',
    firstName: 'Anna',
    lastName: 'Keller',
    companies: ['Alpenblick Engineering AG'],
  };
  test.each([
    ['as the name', 'AnnaKeller2026'],
    ['as the name with digits for letters', '4nn4-K3ller!!!'],
    ['as the address', 'a.keller@alpenblick.example'],
    ['as the company', 'Alpenblick-2026'],
    ['as the company and the name', 'alpenblick.anna1'],
  ])('%s', (_, password) => {
    expect(isPersonalPassword(password, anna)).toBe(true);
  });

  test.each([
    ['that names the person in a phrase', 'anna walks to a quiet hut'],
    ['of digits', '839201748365'],
  ])('but not one %s', (_, password) => {
    expect(isPersonalPassword(password, anna)).toBe(false);
  });
});
