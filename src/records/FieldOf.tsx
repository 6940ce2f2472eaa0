import { FieldInput } from './FieldInput.tsx';
import type { FieldOfProps } from './field-spec.ts';
import { messageAt } from './message-at.ts';
import { RowsField } from './RowsField.tsx';
import { TextsField } from './TextsField.tsx';

/** The form field for a field description. */
export function FieldOf({ spec, name, value, form }: FieldOfProps) {
  if (spec.kind === 'rows')
    return <RowsField spec={spec} name={name} value={value} form={form} Field={FieldOf} />;
  if (spec.kind === 'texts') return <TextsField spec={spec} name={name} value={value} form={form} />;
  return (
    <FieldInput
      // Remounting a lookup field would lose its search text and results.
      key={spec.kind === 'custom' ? spec.path : form.key(name)}
      spec={spec}
      name={name}
      value={value}
      error={messageAt(form, name)}
    />
  );
}
