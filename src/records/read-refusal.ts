import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { FieldError, FieldErrorCode, FieldErrorParams } from '#domain/contract.ts';
import { ApiError } from '../api/errors.ts';
import type { Refusal } from '../components/form/use-app-form.ts';
import { describeError } from '../i18n/describe-error.ts';
import { formatDate } from '../i18n/format.ts';
import { i18n } from '../i18n/i18n.ts';
import { formatMoney } from '../i18n/money-format.ts';

const BODY = '/body/';

export function readRefusal(error: unknown): Refusal {
  const message = describeError(error);
  const problem = error instanceof ApiError ? error.problem : null;
  // A more specific code than this one has a message of its own, which is clearer.
  const isGeneral = problem?.code === 'validation_failed';
  const entries = (problem?.errors ?? []).flatMap(({ path, ...error }) =>
    path.startsWith(BODY)
      ? [[path.slice(BODY.length).replaceAll('/', '.'), isGeneral ? describeFieldError(error) : message]]
      : [],
  );
  return { field: null, message, fields: entries.length > 0 ? Object.fromEntries(entries) : undefined };
}

function describeFieldError({ code, params = {} }: Pick<FieldError, 'code' | 'params'>): string {
  return i18n._(FIELD_MESSAGES[code](params));
}

type FieldMessage = (params: FieldErrorParams) => MessageDescriptor;

export const FIELD_MESSAGES = {
  required: () => msg`Please fill this in.`,
  not_expected: () => msg`This can't be set here.`,
  wrong_type: () => msg`This value is not valid.`,
  not_a_choice: () => msg`Please choose one of the options.`,
  invalid_email: ({ example }) =>
    example
      ? msg`Please enter an e-mail address, such as ${example}.`
      : msg`Please enter a valid e-mail address.`,
  invalid_web_address: ({ example }) =>
    example ? msg`Please enter a web address, such as ${example}.` : msg`Please enter a valid web address.`,
  invalid_date: () => msg`Please enter a valid date.`,
  invalid_format: ({ example }) =>
    example ? msg`Please enter a value such as ${example}.` : msg`This is not in the expected format.`,
  invalid_characters: () => msg`This contains characters that can't be saved. Please remove them.`,
  invalid_card_number: () => msg`Please enter a valid card number.`,
  invalid: () => msg`This value is not valid.`,
  too_short: ({ minimum = 0 }) =>
    msg`${plural(minimum, { one: 'Please enter at least # character.', other: 'Please enter at least # characters.' })}`,
  too_long: ({ maximum = 0 }) =>
    msg`${plural(maximum, { one: 'Please enter at most # character.', other: 'Please enter at most # characters.' })}`,
  too_few: ({ minimum = 0 }) =>
    msg`${plural(minimum, { one: 'Please add at least # entry.', other: 'Please add at least # entries.' })}`,
  too_many: ({ maximum = 0 }) =>
    msg`${plural(maximum, { one: 'Only # entry is possible.', other: 'At most # entries are possible.' })}`,
  too_small: ({ minimum = 0 }) => msg`Please enter ${minimum} or more.`,
  too_large: ({ maximum = 0 }) => msg`Please enter ${maximum} or less.`,
  too_precise: ({ step = 0 }) => msg`Please enter a multiple of ${step}.`,
  too_deep: () => msg`This value is not valid.`,
  repeated: () => msg`The same value is used twice.`,
  taken: () => msg`This is already in use.`,
  name_repeated: () => msg`Names must be unique.`,
  several_defaults: () => msg`Only one of them can be the default.`,
  not_found: () => msg`This is no longer available. Please choose something else.`,
  unknown_entry: () => msg`This entry no longer exists. Please reload the page.`,
  unchanged: () => msg`Please change at least one field.`,
  fixed: () => msg`This can't be changed.`,
  inconsistent: () => msg`This contradicts another field.`,
  coordinates_incomplete: () => msg`Please enter both the latitude and the longitude.`,
  not_on_map: () => msg`We don't know where this is.`,
  in_past: () => msg`This must not be in the past.`,
  in_future: () => msg`This must not be in the future.`,
  too_early: ({ earliest = '' }) => msg`Please choose ${formatDate(earliest)} or later.`,
  too_late: ({ latest = '' }) => msg`Please choose ${formatDate(latest)} or earlier.`,
  expires_too_early: ({ earliest = '' }) => msg`This has to be valid until ${formatDate(earliest)}.`,
  not_after_start: () => msg`The end has to be after the start.`,
  period_too_long: ({ maximum = 0 }) =>
    msg`${plural(maximum, { one: 'This can last # day at most.', other: 'This can last # days at most.' })}`,
  negative: () => msg`This must not be negative.`,
  amount_too_large: () => msg`This amount is too large.`,
  above_price: () => msg`This must not be above the price.`,
  other_currency: ({ currency = '' }) => msg`This has to be in ${currency}.`,
  currency_in_use: () => msg`The currency can't be changed while there are amounts in it.`,
  level_2_below_level_1: () => msg`Level 2 must not begin below level 1.`,
  minimum_above_maximum: () => msg`The shortest must not be above the longest.`,
  exception_without_effect: () => msg`An exception has to permit its class.`,
  not_active_colleague: () => msg`Please choose another active user of the company.`,
  already_member: () => msg`This person is already a user of the company.`,
  too_many_memberships: ({ maximum = 0 }) =>
    msg`${plural(maximum, { one: 'This person is already a user of # company, the maximum.', other: 'This person is already a user of # companies, the maximum.' })}`,
  in_other_group: () => msg`This company is in another group.`,
  group_full: ({ maximum = 0 }) =>
    msg`${plural(maximum, { one: 'This group already has # company, the maximum.', other: 'This group already has # companies, the maximum.' })}`,
  not_a_traveler: () => msg`Please choose travellers of this trip.`,
  places_equal: () => msg`Origin and destination are the same.`,
  not_replaceable: () => msg`This part can't be replaced.`,
  sold_out: () => msg`This is sold out.`,
  offer_expired: () => msg`This offer has expired.`,
  not_sold: () => msg`This is no longer sold.`,
  no_answer: () => msg`The supplier does not answer.`,
  not_held: () => msg`This could not be reserved.`,
  extra_gone: () => msg`This is no longer available.`,
  price_changed: ({ price }) =>
    price ? msg`This now costs ${formatMoney(price)}.` : msg`The price has changed.`,
  unclosed_quotes: () => msg`A quotation mark is not closed.`,
  unknown_column: ({ name = '' }) => msg`The column “${name}” is not known.`,
  repeated_column: ({ name = '' }) => msg`The column “${name}” appears twice.`,
  missing_column: ({ name = '' }) => msg`The column “${name}” is missing.`,
} satisfies Record<FieldErrorCode, FieldMessage>;
