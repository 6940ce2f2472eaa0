import { type FieldValue, type SectionValues, valueAt, withValueAt } from '#domain/records/section-values.ts';
import type { FieldSpec } from './field-spec.ts';

/**
 * The values of a form's fields, from a record or from what a new record starts with. Every field has one, so that a
 * form can't lose a field: where there is none, it is null, or an empty list.
 */
export function fieldValues(fields: readonly FieldSpec[], known: object): SectionValues {
  // Records of the contract are documents.
  const document = known as SectionValues;
  return fields
    .filter((spec) => spec.kind !== 'custom' || spec.read !== undefined)
    .reduce<SectionValues>(
      (values, spec) => withValueAt(values, spec.path, valueAt(document, spec.path) ?? emptyValue(spec)),
      {},
    );
}

function emptyValue({ kind }: FieldSpec): FieldValue {
  if (kind === 'texts' || kind === 'rows') return [];
  return kind === 'switch' ? false : null;
}
