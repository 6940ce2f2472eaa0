import { expect, it } from 'vitest';
import { contractAjv } from './contract-ajv.ts';
import { describeFault } from './describe-fault.ts';

const compile = contractAjv(() => ({}), { verbose: true });

it.each([
  [
    { type: 'string', format: 'uri', examples: ['https://zugvogel.example'] },
    'x',
    'must be a web address, such as https://zugvogel.example',
  ],
  [{ type: 'string', format: 'date' }, '2027-02-30', 'must be a date'],
  [{ type: 'string', format: 'ipv4' }, 'x', 'must be written in another way'],
  [{ type: 'string', pattern: '\\S' }, ' ', 'must not be empty'],
  [{ type: 'string', pattern: '^\\d{4}$', examples: ['4242'] }, 'x', 'must be written like 4242'],
  [{ type: 'string', pattern: '^\\d{4}$' }, 'x', 'must be written in another way'],
  [{ type: 'string', minLength: 1 }, '', 'must not be empty'],
  [{ type: 'string', minLength: 12 }, 'x', 'must have at least 12 characters'],
  [{ type: 'string', maxLength: 1 }, 'xy', 'must have at most 1 character'],
  [{ type: 'string', enum: ['allow', 'approve'] }, 'x', 'must be one of the choices'],
  [{ type: ['string', 'null'] }, 7, 'must be a text or empty'],
  [{ type: 'array', minItems: 1 }, [], 'must have at least 1 entry'],
  [{ type: 'array', maxItems: 2 }, [1, 2, 3], 'must have at most 2 entries'],
  [{ type: 'array', uniqueItems: true }, [1, 1], 'must not have the same entry twice'],
  [{ type: 'number', maximum: 100 }, 101, 'must be 100 or less'],
  [{ const: 'x' }, 'y', 'is not valid'],
])('says in words what breaks %j', (schema, value, words) => {
  const validate = compile(schema);
  validate(value);
  expect(validate.errors?.map(describeFault)).toEqual([words]);
});
