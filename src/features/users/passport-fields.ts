import { msg } from '@lingui/core/macro';
import type { User } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { type FieldValue, isRows, type SectionValues } from '#domain/records/section-values.ts';
import type { FieldSpec } from '../../records/field-spec.ts';

const DOCUMENT_FIELDS: readonly FieldSpec[] = [
  { kind: 'choice', path: 'country', label: msg`Country`, category: 'countries', required: true },
  { kind: 'text', path: 'number', label: msg`Number`, maxLength: 40, required: true },
  { kind: 'date', path: 'issueDate', label: msg`Issued on`, required: true },
  { kind: 'date', path: 'expiryDate', label: msg`Valid until`, required: true },
];

const VISAS: FieldSpec = {
  kind: 'rows',
  path: 'visas',
  label: msg`Visas`,
  entry: msg`Visa`,
  add: msg`Add a visa`,
  empty: msg`No visas were added.`,
  maxItems: 50,
  fields: [...DOCUMENT_FIELDS, { kind: 'switch', path: 'multipleEntries', label: msg`Several entries` }],
};

const DEFAULT_PASSPORT: FieldSpec = { kind: 'oneOfRows', path: 'isDefault', label: msg`Default passport` };

export const PASSPORT_FIELDS = [passportsWith([...DOCUMENT_FIELDS, DEFAULT_PASSPORT, VISAS])];

const BOOKING_FIELDS = [
  passportsWith([...DOCUMENT_FIELDS.filter(({ path }) => path !== 'issueDate'), DEFAULT_PASSPORT]),
];

/** Arrangers and company admins get passports without issue dates and visas. */
export function passportFields({ passports }: User): readonly FieldSpec[] {
  return passports.some(({ visas }) => visas === undefined) ? BOOKING_FIELDS : PASSPORT_FIELDS;
}

function passportsWith(fields: readonly FieldSpec[]): FieldSpec {
  return {
    kind: 'rows',
    path: 'passports',
    label: msg`Passports`,
    entry: msg`Passport`,
    add: msg`Add a passport`,
    empty: msg`No passports were added.`,
    maxItems: 20,
    summary: ({ country, number, expiryDate }, { labelOf }) =>
      [labelOf('countries', String(country)), number, untilText(expiryDate)].join(', '),
    untold: ['issueDate'],
    fields,
  };
}

export function passportValues({ passports }: User): SectionValues {
  return { passports };
}

export function passportRequest({ passports = [] }: SectionValues): SectionValues {
  return {
    passports: toRows(passports).map(({ isDefault = null, visas = [], ...passport }) => ({
      ...passport,
      isDefault: isDefault === true,
      visas: toRows(visas).map(({ multipleEntries = null, ...visa }) => ({
        ...visa,
        multipleEntries: multipleEntries === true,
      })),
    })),
  };
}

function untilText(day: FieldValue = null): string {
  return typeof day === 'string' ? formatDayRange(day, day) : '';
}

function toRows(value: FieldValue): readonly SectionValues[] {
  return isRows(value) ? value : [];
}
