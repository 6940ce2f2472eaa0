import type { ErrorCode, FieldErrorCode, FieldErrorParams } from '#domain/contract.ts';
import { DomainError, type FieldFault } from './errors.ts';

export function refuseInvalidFields(fields: FieldFault[]): void {
  if (fields.length > 0) throw invalidFields(fields);
}

export function invalidFields(fields: FieldFault[]): DomainError {
  return new DomainError('validation_failed', 'Correct the listed fields and send the request again.', {
    fields,
  });
}

export function fieldRefusal(
  code: ErrorCode,
  path: string,
  fault: FieldErrorCode,
  params?: FieldErrorParams,
): DomainError {
  const field = { path: `/body${path}`, code: fault, params };
  return new DomainError(code, describeField(field), { fields: [field] });
}

/** The error as an English sentence, for developers who read the answer. */
export function describeField({ code, params = {} }: FieldFault): string {
  return SENTENCES[code](params);
}

type Sentence = (params: FieldErrorParams) => string;

const SENTENCES: Record<FieldErrorCode, Sentence> = {
  required: () => 'Required.',
  not_expected: () => 'Must not be sent.',
  wrong_type: ({ types = [] }) => `Must be ${types.map((type) => TYPES[type] ?? type).join(' or ')}.`,
  not_a_choice: ({ name }) => `Must be one of the choices${name ? ` of the category ${name}` : ''}.`,
  invalid_email: ({ example }) => `Must be an email address${suchAs(example)}.`,
  invalid_web_address: ({ example }) => `Must be a web address${suchAs(example)}.`,
  invalid_date: ({ example }) => `Must be a date${suchAs(example)}.`,
  invalid_format: ({ example }) => `Must be in the documented format${suchAs(example)}.`,
  invalid_characters: () => 'Must not contain control characters or incomplete characters.',
  invalid_card_number: () => 'Must be a valid card number.',
  invalid: () => 'Not valid.',
  too_short: ({ minimum }) => `Must have at least ${minimum} characters.`,
  too_long: ({ maximum = 0 }) => `Must have at most ${counted(maximum, 'character')}.`,
  too_few: ({ minimum = 0 }) => `Must have at least ${counted(minimum, 'entry', 'entries')}.`,
  too_many: ({ maximum = 0 }) => `Must have at most ${counted(maximum, 'entry', 'entries')}.`,
  too_small: ({ minimum }) => `Must be ${minimum} or more.`,
  too_large: ({ maximum }) => `Must be ${maximum} or less.`,
  too_precise: ({ step }) => `Must be a multiple of ${step}.`,
  too_deep: ({ maximum }) => `Must be nested at most ${maximum} levels deep.`,
  repeated: () => 'Must not be repeated.',
  taken: () => 'Already in use.',
  name_repeated: () => 'Names must be unique.',
  several_defaults: () => 'Only one entry can be the default.',
  not_found: () => 'Not found, or not visible to the caller.',
  unknown_entry: () => 'Must be an existing entry, listed only once.',
  unchanged: () => 'At least one field must change.',
  fixed: () => 'Must not change.',
  inconsistent: ({ name }) => `Must be consistent with ${name}.`,
  coordinates_incomplete: ({ name }) => `Must be sent together with the ${name}.`,
  not_on_map: () => 'Has no known position on the map.',
  in_past: () => 'Must not be in the past.',
  in_future: () => 'Must not be in the future.',
  too_early: ({ earliest }) => `Must not be before ${earliest}.`,
  too_late: ({ latest }) => `Must not be after ${latest}.`,
  expires_too_early: ({ earliest }) => `Must be valid until ${earliest}.`,
  not_after_start: () => 'Must be after the start.',
  period_too_long: ({ maximum }) => `Must be at most ${maximum} days after the start.`,
  negative: () => 'Must not be negative.',
  amount_too_large: ({ maximum }) => `Must be at most ${maximum}.`,
  above_price: () => 'Must not be above the price.',
  other_currency: ({ currency }) => `Must be ${currency}.`,
  currency_in_use: () => 'Must not change while amounts are in this currency.',
  level_2_below_level_1: () => 'Must not be below the threshold of level 1.',
  minimum_above_maximum: () => 'Must not be above the maximum.',
  exception_without_effect: () => 'Must permit its class, or be omitted.',
  not_active_colleague: () => 'Must be another active user of the company.',
  already_member: () => 'Already a user of the company.',
  too_many_memberships: ({ maximum }) => `Must not be a user of more than ${maximum} companies.`,
  in_other_group: () => 'Must not be in another group.',
  group_full: ({ maximum }) => `Must not have more than ${maximum} companies.`,
  not_a_traveler: () => 'Must be one of the travellers.',
  places_equal: () => 'Origin and destination must not share an airport.',
  not_replaceable: () => 'Must be a part that is booked or could not be booked.',
  sold_out: () => 'Sold out.',
  offer_expired: () => 'The offer has expired.',
  not_sold: () => 'No longer sold.',
  no_answer: () => 'The supplier does not answer.',
  not_held: () => 'Could not be held.',
  extra_gone: () => 'No longer available.',
  price_changed: () => 'The price has increased.',
  unclosed_quotes: () => 'Has quotation marks that are not closed correctly.',
  unknown_column: ({ name }) => `The column "${name}" is not known.`,
  repeated_column: ({ name }) => `The column "${name}" must not be repeated.`,
  missing_column: ({ name }) => `The column "${name}" is missing.`,
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function suchAs(example: string | undefined): string {
  return example ? `, such as ${example}` : '';
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
