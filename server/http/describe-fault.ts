import type { ErrorObject } from 'ajv/dist/2020.js';

/** A fault of a field, as Ajv reports it with `verbose`. */
export type Fault = Pick<ErrorObject, 'keyword' | 'params' | 'parentSchema'>;

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

const FORMATS: Record<string, string> = {
  email: 'an e-mail address',
  uri: 'a web address',
  date: 'a date',
  'date-time': 'a date and time',
  uuid: 'an id',
};

/** Patterns that only require a visible character. */
const NOT_BLANK = ['\\S', '^\\S(.*\\S)?$'];

type Describe = (params: ErrorObject['params'], example: string | undefined) => string;

const WORDS: Record<string, Describe> = {
  required: () => 'is required',
  additionalProperties: () => 'is not known',
  type: ({ type }) =>
    `must be ${[type]
      .flat()
      .map((one: string) => TYPES[one] ?? one)
      .join(' or ')}`,
  enum: () => 'must be one of the choices',
  format: ({ format }, example) => `must be ${FORMATS[format] ?? 'written in another way'}${suchAs(example)}`,
  pattern: ({ pattern }, example) => {
    if (NOT_BLANK.includes(pattern)) return 'must not be empty';
    return example ? `must be written like ${example}` : 'must be written in another way';
  },
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${counted(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, 'entry', 'entries')}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, 'entry', 'entries')}`,
  uniqueItems: () => 'must not have the same entry twice',
  text: () => 'must not contain control characters or incomplete characters',
  minimum: ({ limit }) => `must be ${limit} or more`,
  maximum: ({ limit }) => `must be ${limit} or less`,
};

/** The violated rule, in words for the person who filled in the field; never its value. */
export function describeFault({ keyword, params, parentSchema }: Fault): string {
  const [example] = (parentSchema?.examples ?? []) as unknown[]; // an array in every schema that has it
  return WORDS[keyword]?.(params, typeof example === 'string' ? example : undefined) ?? 'is not valid';
}

function suchAs(example: string | undefined): string {
  return example ? `, such as ${example}` : '';
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
