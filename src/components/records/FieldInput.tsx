import { useLingui } from '@lingui/react/macro';
import { InputBase } from '@mantine/core';
import { memo } from 'react';
import { amountText } from '#domain/money-text.ts';
import type { FieldValue } from '#domain/records/section-values.ts';
import { SwitchField } from '../SwitchField.tsx';
import type { FieldSpec } from './field-spec.ts';
import { SelectInput } from './SelectInput.tsx';
import { unitSection } from './unit-section.ts';

interface FieldInputProps {
  spec: FieldSpec;
  name: string;
  value: FieldValue;
  error: string | undefined;
}

/** Fields beside each other stand on one line, whether they have a hint or not. */
const HINT_LAST: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

const INPUT_TYPES = { text: 'text', email: 'email', phone: 'tel' } as const;

/** One field of a form with a value of its own; lists have components of theirs. */
export const FieldInput = memo(function FieldInput({ spec, name, value, error }: FieldInputProps) {
  const { i18n } = useLingui();
  const label = i18n._(spec.label);
  const common = {
    name,
    label,
    error,
    variant: 'standard',
    size: 'sm',
    ...(spec.hint && { description: i18n._(spec.hint), inputWrapperOrder: HINT_LAST }),
    ...('required' in spec && { 'aria-required': true }),
  };
  const text = value === null ? '' : String(value);
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
      return <MoneyInput common={common} currency={spec.currency} value={value} />;
    case 'date':
      return <InputBase {...common} type="date" defaultValue={text} />;
    case 'choice':
      return <SelectInput spec={spec} common={common} value={text} />;
    case 'switch':
      return (
        <div>
          <input type="hidden" name={name} value="off" />
          <SwitchField
            name={name}
            label={label}
            description={spec.hint && i18n._(spec.hint)}
            defaultChecked={value === true}
          />
        </div>
      );
    case 'custom':
      return <spec.Field name={name} label={label} value={value} error={error} />;
    default:
      return null;
  }
});

interface MoneyInputProps {
  common: object;
  currency: string;
  value: FieldValue;
}

function MoneyInput({ common, currency, value }: MoneyInputProps) {
  const hasAmount = typeof value === 'object' && value !== null && 'amount' in value;
  return (
    <InputBase
      {...common}
      inputMode="decimal"
      autoComplete="off"
      {...unitSection(currency)}
      defaultValue={hasAmount ? amountText({ amount: Number(value.amount), currency }) : ''}
    />
  );
}
