import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

const contract = JSON.parse(
  readFileSync(new URL('../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);
const pattern = new RegExp(contract.components.schemas.PhoneNumberOrNull.pattern, 'u');

it.each([
  ...['+41 41 555 01 00', '041 555 01 00', '+49 (0)40/5550-1200', '(212) 555.0100', '11833'],
  '+123456789012345',
])('takes %j for a telephone number, as the contract does', (text) => {
  expect([isPhoneNumber(text), pattern.test(text)]).toEqual([true, true]);
});

it.each([
  ...['', 'abc', '1234', '+1234567890123456', '+41 41 555 01 00 ext. 3', '++41415550100', '41+415550100'],
  ...['+41\n415550100', '٠١٢٣٤٥٦', '()()()'],
])('does not take %j for a telephone number, as the contract does not', (text) => {
  expect([isPhoneNumber(text), pattern.test(text)]).toEqual([false, false]);
});
