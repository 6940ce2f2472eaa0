import { msg } from '@lingui/core/macro';
import { usualHourRate } from '#domain/booking/best-for-you.ts';
import { DEFAULT_CAR_RETURN_HOURS } from '#domain/car-booking/car-criteria.ts';
import type { Company } from '#domain/contract.ts';
import { DEFAULT_LIMITS } from '#domain/offers/booking-limits.ts';
import { type FieldValue, isRows, type SectionValues } from '#domain/records/section-values.ts';
import { cardFields, cardRequests, cardRows } from '../../records/card-fields.tsx';
import type { Choice, FieldSpec, NumberSpec, RowsSpec } from '../../records/field-spec.ts';
import { fieldValues } from '../../records/field-values.ts';

export const PAYMENT_TYPES: readonly Choice[] = [
  { id: 'creditcard', label: msg`Credit card` },
  { id: 'invoice', label: msg`Invoice` },
];

const POSITIONS: readonly Choice[] = [1, 2, 3, 4, 5, 6].map((position) => ({
  id: String(position),
  label: String(position),
}));

const REFERENCE_FIELDS: RowsSpec = {
  kind: 'rows',
  path: 'referenceFields',
  label: msg`Reference fields`,
  entry: msg`Reference field`,
  add: msg`Add a reference field`,
  empty: msg`No reference fields were added.`,
  maxItems: 6,
  fields: [
    { kind: 'choice', path: 'position', label: msg`Position`, choices: POSITIONS, required: true },
    { kind: 'text', path: 'name', label: msg`Name`, maxLength: 60, required: true },
    {
      kind: 'switch',
      path: 'mandatory',
      label: msg`Mandatory`,
      on: msg`Mandatory`,
      off: msg`Optional`,
    },
  ],
};

const PRICE_TOLERANCE: NumberSpec = {
  kind: 'number',
  path: 'priceTolerance',
  label: msg`Price tolerance`,
  lowest: 0,
  highest: 20,
  fractions: 'tenths',
  usual: DEFAULT_LIMITS.tolerancePercent,
  unit: msg`%`,
  words: msg({ message: '{count} %' }),
  hint: msg`Price increases up to this go through; above it, people are asked again. From 0 to 20 per cent, in tenths.`,
};

const APPROVAL_LIMIT: NumberSpec = {
  kind: 'number',
  path: 'approvalLimitHours',
  label: msg`Approval limit`,
  lowest: 1,
  highest: 168,
  usual: DEFAULT_LIMITS.approvalHours,
  unit: msg`hours`,
  words: msg({ message: '{count, plural, one {# hour} other {# hours}}' }),
  hint: msg`Without an approval by then, a trip expires; sooner if a hold ends or it begins. From 1 to 168 hours, for trips that are requested from now on.`,
};

const CAR_RETURN: NumberSpec = {
  kind: 'number',
  path: 'carReturnHours',
  label: msg`Return of cars before a flight`,
  lowest: 0,
  highest: 12,
  usual: DEFAULT_CAR_RETURN_HOURS,
  unit: msg`hours`,
  words: msg({ message: '{count, plural, one {# hour} other {# hours}}' }),
  hint: msg`When a car is proposed for a trip with a flight, it is returned this long before departure. From 0 to 12 hours.`,
};

interface FinanceOptions {
  currency: string;
  today: string;
}

export function financeFields({ currency, today }: FinanceOptions): readonly FieldSpec[] {
  return [
    {
      kind: 'choice',
      path: 'paymentType',
      label: msg`Payment type`,
      required: true,
      choices: PAYMENT_TYPES,
    },
    {
      kind: 'choice',
      path: 'invoiceFrequency',
      label: msg`Invoice frequency`,
      category: 'invoicefrequencies',
    },
    {
      kind: 'choice',
      path: 'invoicePaymentTerms',
      label: msg`Invoice payment terms`,
      category: 'invoicepaymentterms',
    },
    { kind: 'money', path: 'bookingFee', label: msg`Booking fee`, currency },
    PRICE_TOLERANCE,
    APPROVAL_LIMIT,
    CAR_RETURN,
    {
      kind: 'money',
      path: 'changesWithoutApproval',
      currency,
      label: msg`Changes without approval up to`,
      hint: msg`A booking can be changed without approval if that costs no more than this in total, including the change fee. With 0, only changes at no extra cost. Without an amount, the travel policy alone decides.`,
    },
    {
      kind: 'money',
      path: 'decisionsByMail',
      currency,
      label: msg`Decisions from a mail up to`,
      hint: msg`An approver can decide with the link in the mail, without signing in, if it is about no more than this in all. Without an amount, they always sign in.`,
    },
    {
      kind: 'money',
      path: 'hourRate',
      currency,
      usual: usualHourRate(currency),
      label: msg`An hour of a traveller counts as`,
      hint: msg`Where a list is sorted by “Best for you”, longer ways and worse ratings add to the price at this rate. With 0, time decides only between equal prices.`,
    },
    cardFields({ maxItems: 50, today }),
    REFERENCE_FIELDS,
  ];
}

export function financeValues(fields: readonly FieldSpec[], { finance }: Company): SectionValues {
  return fieldValues(fields, {
    ...finance,
    creditCards: cardRows(finance.creditCards),
    // They have no ids; each position occurs once.
    referenceFields: finance.referenceFields.map(({ position, ...field }) => ({
      _id: `field-${position}`,
      position: String(position),
      ...field,
    })),
  });
}

export function financeRequest(changed: SectionValues): SectionValues {
  const { creditCards, referenceFields, ...rest } = changed;
  return {
    ...rest,
    ...(creditCards !== undefined && { creditCards: cardRequests(creditCards) }),
    ...(referenceFields !== undefined && { referenceFields: referenceRequests(referenceFields) }),
  };
}

function referenceRequests(rows: FieldValue): SectionValues[] {
  return (isRows(rows) ? rows : []).map(({ _id: _, position, mandatory = null, ...field }) => ({
    ...field,
    position: Number(position),
    mandatory: mandatory === true,
  }));
}
