import { FieldInput } from './FieldInput.tsx';
import type { FieldOfProps } from './field-spec.ts';
import { RowsField } from './RowsField.tsx';
import { TextsField } from './TextsField.tsx';

/** The field for what a section describes. */
export function FieldOf({ spec, name, value, errorOf, onChange }: FieldOfProps) {
  if (spec.kind === 'rows')
    return (
      <RowsField
        spec={spec}
        name={name}
        value={value}
        errorOf={errorOf}
        onChange={onChange}
        Field={FieldOf}
      />
    );
  if (spec.kind === 'texts')
    return <TextsField spec={spec} name={name} value={value} errorOf={errorOf} onChange={onChange} />;
  return <FieldInput spec={spec} name={name} value={value} error={errorOf(name)} />;
}
