import { msg } from '@lingui/core/macro';
import type { FieldSpec } from './field-spec.ts';

export const REMARK_FIELDS: readonly FieldSpec[] = [
  {
    kind: 'texts',
    path: 'remarks',
    label: msg`Remarks`,
    entry: msg`Remark`,
    add: msg`Add a remark`,
    empty: msg`No remarks were added.`,
    maxItems: 50,
    maxLength: 200,
    ordered: true,
  },
];
