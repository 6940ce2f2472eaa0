import { msg } from '@lingui/core/macro';
import type { FieldSpec } from '../../records/field-spec.ts';
import { PAYMENT_TYPES } from './finance-fields.ts';
import { type GroupParts, generalFields } from './general-fields.ts';

/** The fields of a new company: its general information, and how it pays. */
export function newCompanyFields(group: GroupParts): readonly FieldSpec[] {
  return [
    ...generalFields(group),
    {
      kind: 'choice',
      path: 'paymentType',
      label: msg`Payment type`,
      required: true,
      choices: PAYMENT_TYPES,
      heading: msg`Payment`,
    },
  ];
}
