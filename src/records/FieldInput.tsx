import { useLingui } from '@lingui/react/macro';
import { InputBase } from '@mantine/core';
import { type ChangeEvent, memo } from 'react';
import type { FieldValue } from '#domain/records/section-values.ts';
import { SwitchField } from '../components/SwitchField.tsx';
import type { FieldSpec } from './field-spec.ts';
import { SelectInput } from './SelectInput.tsx';
import { useFieldContent } from './section-fields.ts';
import { unitSection } from './unit-section.ts';

interface FieldInputProps {
  spec: FieldSpec;
  name: string;
  /** The initial value. */
  value: FieldValue;
  error: string | undefined;
}

/** Aligns fields side by side, with or without a hint. */
const HINT_LAST: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

const INPUT_TYPES = { text: 'text', email: 'email', phone: 'tel' } as const;

/** One field of a form, except lists. It is uncontrolled, so that typing rerenders no other field. */
export const FieldInput = memo(function FieldInput({ spec, name, value, error }: FieldInputProps) {
  const { i18n } = useLingui();
  const { initial: typed, change } = useFieldContent(name);
  const text = typeof typed === 'string' ? typed : '';
  const label = i18n._(spec.label);
  const common = {
    label,
    error,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>) =>
      change(currentTarget.value),
    variant: 'standard',
    size: 'sm',
    ...(spec.hint && { description: i18n._(spec.hint), inputWrapperOrder: HINT_LAST }),
    ...('required' in spec && { 'aria-required': true }),
  };
  switch (spec.kind) {
    case 'text':
    case 'email':
    case 'phone':
      return (
        <InputBase
          {...common}
          type={INPUT_TYPES[spec.kind]}
          maxLength={spec.maxLength}
          autoComplete="off"
          defaultValue={text}
        />
      );
    case 'longText':
      return (
        <InputBase
          {...common}
          component="textarea"
          multiline
          rows={4}
          maxLength={spec.maxLength}
          defaultValue={text}
        />
      );
    case 'number':
      return (
        <InputBase
          {...common}
          inputMode="decimal"
          autoComplete="off"
          placeholder={spec.usual?.toString()}
          {...(spec.unit && unitSection(i18n._(spec.unit)))}
          defaultValue={text}
        />
      );
    case 'money':
      return (
        <InputBase
          {...common}
          inputMode="decimal"
          autoComplete="off"
          {...unitSection(spec.currency)}
          defaultValue={text}
        />
      );
    case 'date':
      return <InputBase {...common} type="date" defaultValue={text} />;
    case 'choice':
      return <SelectInput spec={spec} common={common} value={text} />;
    case 'switch':
      return (
        <SwitchField
          label={label}
          description={spec.hint && i18n._(spec.hint)}
          defaultChecked={typed === true}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      );
    case 'custom':
      return <spec.Field name={name} label={label} value={value} error={error} onChange={change} />;
    default:
      return null;
  }
});
