import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isOneLine } from './one-line.ts';

const contract = JSON.parse(
  readFileSync(new URL('../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);
const { schemas } = contract.components;
const patternOf = (schema: string, field = 'name') =>
  new RegExp(schemas[schema].properties[field].pattern, 'u');
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
