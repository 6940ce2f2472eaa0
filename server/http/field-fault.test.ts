import { expect, it } from 'vitest';
import { describeField } from '../field-errors.ts';
import { contractAjv } from './contract-ajv.ts';
import { toFieldFault } from './field-fault.ts';

const compile = contractAjv(() => ({}), { verbose: true });

it.each([
  [
    { type: 'string', format: 'uri', examples: ['https://zugvogel.example'] },
    'x',
    'invalid_web_address',
    'Must be a web address, such as https://zugvogel.example.',
  ],
  [{ type: 'string', format: 'date' }, '2027-02-30', 'invalid_date', 'Must be a date.'],
  [{ type: 'string', format: 'ipv4' }, 'x', 'invalid_format', 'Must be in the documented format.'],
  [{ type: 'string', pattern: '\\S' }, ' ', 'required', 'Required.'],
  [
    { type: 'string', pattern: '^\\d{4}$', examples: ['4242'] },
    'x',
    'invalid_format',
    'Must be in the documented format, such as 4242.',
  ],
  [{ type: 'string', minLength: 1 }, '', 'required', 'Required.'],
  [{ type: 'string', minLength: 12 }, 'x', 'too_short', 'Must have at least 12 characters.'],
  [{ type: 'string', maxLength: 1 }, 'xy', 'too_long', 'Must have at most 1 character.'],
  [{ type: 'string', enum: ['allow', 'approve'] }, 'x', 'not_a_choice', 'Must be one of the choices.'],
  [{ type: ['string', 'null'] }, 7, 'wrong_type', 'Must be a text or null.'],
  [{ type: 'array', minItems: 1 }, [], 'too_few', 'Must have at least 1 entry.'],
  [{ type: 'array', maxItems: 2 }, [1, 2, 3], 'too_many', 'Must have at most 2 entries.'],
  [{ type: 'array', uniqueItems: true }, [1, 1], 'repeated', 'Must not be repeated.'],
  [{ type: 'number', minimum: 1 }, 0, 'too_small', 'Must be 1 or more.'],
  [{ type: 'number', maximum: 100 }, 101, 'too_large', 'Must be 100 or less.'],
  [{ const: 'x' }, 'y', 'invalid', 'Not valid.'],
])('names the rule of %j that a value breaks', (schema, value, code, sentence) => {
  const validate = compile(schema);
  validate(value);
  const faults = (validate.errors ?? []).map(toFieldFault);
  expect(faults.map((fault) => fault.code)).toEqual([code]);
  expect(faults.map((fault) => describeField({ path: '/body', ...fault }))).toEqual([sentence]);
});
