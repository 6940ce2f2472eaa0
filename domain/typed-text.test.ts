import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isEmail, isOneLine, isPhoneNumber, parseNumber } from './typed-text.ts';

const contract = JSON.parse(
  readFileSync(new URL('../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);
const { schemas } = contract.components;
const patternOf = (schema: string, field = 'name') =>
  new RegExp(schemas[schema].properties[field].pattern, 'u');
describe('a name', () => {
  const names = [
    ...['firstName', 'middleName', 'lastName'].flatMap((field) => [
      patternOf('UserCreateRequest', field),
      patternOf('UserChangeRequest', field),
    ]),
    ...['CompanyCreateRequest', 'CompanyGeneralRequest', 'CompanyLocationRequest', 'DepartmentRequest'].map(
      (schema) => patternOf(schema),
    ),
    ...['CompanyGroupCreateRequest', 'CompanyGroupChangeRequest', 'TravelPolicyRequest'].map((schema) =>
      patternOf(schema),
    ),
  ];

  it.each(['Anna', 'Jean-Luc O’Neill', '  Zug ', '王小明', '👩🏽‍✈️'])('takes %j for one line', (text) => {
    expect([isOneLine(text), names.every((pattern) => pattern.test(text))]).toEqual([true, true]);
  });

  it.each(['Anna\nBcc: all', 'Anna\r', '\tAnna', 'A\u0000', 'A\u0085B', 'A\u2028B', 'Anna\n'])(
    'does not accept %j',
    (text) => {
      expect([isOneLine(text), names.some((pattern) => pattern.test(text))]).toEqual([false, false]);
    },
  );
});

describe('a telephone number', () => {
  const phonePattern = new RegExp(schemas.PhoneNumberOrNull.pattern, 'u');

  it.each([
    ...['+41 41 555 01 00', '041 555 01 00', '+49 (0)40/5550-1200', '(212) 555.0100', '11833'],
    '+123456789012345',
  ])('takes %j for a telephone number, as the contract does', (text) => {
    expect([isPhoneNumber(text), phonePattern.test(text)]).toEqual([true, true]);
  });

  it.each([
    ...['', 'abc', '1234', '+1234567890123456', '+41 41 555 01 00 ext. 3', '++41415550100', '41+415550100'],
    ...['+41\n415550100', '٠١٢٣٤٥٦', '()()()'],
  ])('does not take %j for a telephone number, as the contract does not', (text) => {
    expect([isPhoneNumber(text), phonePattern.test(text)]).toEqual([false, false]);
  });
});

describe('a typed number', () => {
  it.each([
    ['6,5', 6.5],
    [' 6.5 ', 6.5],
    ['-6', -6],
    ['−0,5', -0.5],
  ])('reads %j', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each(['', ' ', 'six', '6,', ',5', '1e1', '0x10', '1,000.5', '1.2.3'])(
    'finds no number in %j',
    (text) => {
      expect(parseNumber(text)).toBeNaN();
    },
  );
});

describe('an e-mail address', () => {
  it.each(['anna@alpenblick.example', 'a.b+c@mail.alpenblick.example'])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@alpenblick.example',
    'anna@alpenblick',
    'an na@alpenblick.example',
    'a@b..c',
    'a@@b.c',
  ])('refuses "%s"', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('refuses what is longer than an address can be', () => {
    expect(isEmail(`${'a'.repeat(250)}@b.ch`)).toBe(false);
  });
});
