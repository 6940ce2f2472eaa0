import { msg } from '@lingui/core/macro';
import type { Delegation } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { CustomSpec, FieldSpec } from './field-spec.ts';

export function delegationFields(DelegateLookup: CustomSpec['Field']): readonly FieldSpec[] {
  return [
    {
      kind: 'custom',
      path: 'delegate',
      label: msg`Delegate`,
      Field: DelegateLookup,
      required: true,
      read: (text) => (text === '' ? null : text),
    },
    { kind: 'date', path: 'from', label: msg`First day`, required: true },
    { kind: 'date', path: 'until', label: msg`Last day`, required: true },
  ];
}

export function delegationValues(delegation: Delegation | null, today: string): SectionValues {
  if (!delegation) return { delegate: null, from: today, until: null };
  const { delegate, from, until } = delegation;
  return { delegate: delegate._id, from, until };
}
