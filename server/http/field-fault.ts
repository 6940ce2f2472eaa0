import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldErrorCode, FieldErrorParams } from '#domain/contract.ts';

/** A violated rule of a schema, as Ajv reports it with `verbose`. */
export type SchemaFault = Pick<ErrorObject, 'keyword' | 'params' | 'parentSchema'>;

interface CodedFault {
  code: FieldErrorCode;
  params?: FieldErrorParams;
}

/** Patterns that only require a visible character. */
const NOT_BLANK = ['\\S', '^\\S(.*\\S)?$'];

const FORMAT_CODES: Readonly<Record<string, FieldErrorCode>> = {
  email: 'invalid_email',
  uri: 'invalid_web_address',
  date: 'invalid_date',
};

type ToCode = (params: ErrorObject['params'], example: string | undefined) => CodedFault;

const CODES: Readonly<Record<string, ToCode>> = {
  required: () => ({ code: 'required' }),
  additionalProperties: () => ({ code: 'not_expected' }),
  type: ({ type }) => ({ code: 'wrong_type', params: { types: [type].flat() } }),
  enum: () => ({ code: 'not_a_choice' }),
  format: ({ format }, example) => ({
    code: FORMAT_CODES[format] ?? 'invalid_format',
    params: example === undefined ? undefined : { example },
  }),
  pattern: ({ pattern }, example) => ({
    code: NOT_BLANK.includes(pattern) ? 'required' : 'invalid_format',
    params: example === undefined || NOT_BLANK.includes(pattern) ? undefined : { example },
  }),
  minLength: ({ limit }) =>
    limit === 1 ? { code: 'required' } : { code: 'too_short', params: { minimum: limit } },
  maxLength: ({ limit }) => ({ code: 'too_long', params: { maximum: limit } }),
  minItems: ({ limit }) => ({ code: 'too_few', params: { minimum: limit } }),
  maxItems: ({ limit }) => ({ code: 'too_many', params: { maximum: limit } }),
  uniqueItems: () => ({ code: 'repeated' }),
  text: () => ({ code: 'invalid_characters' }),
  minimum: ({ limit }) => ({ code: 'too_small', params: { minimum: limit } }),
  maximum: ({ limit }) => ({ code: 'too_large', params: { maximum: limit } }),
};

/** The code for a violated rule of a schema; its params never contain the value that was sent. */
export function toFieldFault({ keyword, params, parentSchema }: SchemaFault): CodedFault {
  const [example] = (parentSchema?.examples ?? []) as unknown[]; // an array in every schema that has it
  return CODES[keyword]?.(params, typeof example === 'string' ? example : undefined) ?? { code: 'invalid' };
}
