import { msg } from '@lingui/core/macro';
import type { Company } from '#domain/contract.ts';
import { type FieldValue, isRows, type SectionValues } from '#domain/records/section-values.ts';
import { cardFields, cardRequests, cardRows } from '../../components/records/card-fields.ts';
import type { Choice, FieldSpec, RowsSpec } from '../../components/records/field-spec.ts';

export const PAYMENT_TYPES: readonly Choice[] = [
  { id: 'creditcard', label: msg`Credit card` },
  { id: 'invoice', label: msg`Invoice` },
];

const POSITIONS: readonly Choice[] = [1, 2, 3, 4, 5, 6].map((position) => ({
  ...{ id: String(position), label: String(position) },
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
      ...{ kind: 'switch', path: 'mandatory', label: msg`Mandatory` },
      ...{ on: msg`Mandatory`, off: msg`Optional` },
    },
  ],
};

interface FinanceOptions {
  /** Of the company. */
  currency: string;
  /** A day on the calendar. */
  today: string;
}

/** How a company pays. */
export function financeFields({ currency, today }: FinanceOptions): readonly FieldSpec[] {
  return [
    {
      ...{ kind: 'choice', path: 'paymentType', label: msg`Payment type`, required: true },
      choices: PAYMENT_TYPES,
    },
    {
      ...{ kind: 'choice', path: 'invoiceFrequency', label: msg`Invoice frequency` },
      category: 'invoicefrequencies',
    },
    {
      ...{ kind: 'choice', path: 'invoicePaymentTerms', label: msg`Invoice payment terms` },
      category: 'invoicepaymentterms',
    },
    { kind: 'money', path: 'bookingFee', label: msg`Booking fee`, currency },
    cardFields({ maxItems: 50, today }),
    REFERENCE_FIELDS,
  ];
}

export function financeValues({ finance }: Company): SectionValues {
  const { paymentType, invoiceFrequency, invoicePaymentTerms, bookingFee, creditCards } = finance;
  return {
    paymentType,
    invoiceFrequency: invoiceFrequency ?? null,
    invoicePaymentTerms: invoicePaymentTerms ?? null,
    bookingFee: bookingFee ? { ...bookingFee } : null,
    creditCards: cardRows(creditCards),
    // They have no ids; each position is there once.
    referenceFields: finance.referenceFields.map(({ position, ...field }) => ({
      ...{ _id: `field-${position}`, position: String(position), ...field },
    })),
  };
}

/** The fields that changed, as a request has them. */
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
    ...{ ...field, position: Number(position), mandatory: mandatory === true },
  }));
}
