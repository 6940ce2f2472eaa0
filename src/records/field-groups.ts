import type { MessageDescriptor } from '@lingui/core';
import type { FieldSpec } from './field-spec.ts';

interface FieldGroup {
  heading: MessageDescriptor | undefined;
  fields: FieldSpec[];
}

/** The fields by the headings above them. */
export function fieldGroups(fields: readonly FieldSpec[]): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && !field.heading) last.fields.push(field);
    else groups.push({ heading: field.heading, fields: [field] });
  }
  return groups;
}
