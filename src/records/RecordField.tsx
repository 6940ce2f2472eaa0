import { useLingui } from '@lingui/react/macro';
import { InputBase, type InputBaseProps } from '@mantine/core';
import { type ChangeEvent, type ComponentPropsWithRef, memo } from 'react';
import { amountText } from '#domain/money.ts';
import type { FieldValue } from '#domain/records/section-values.ts';
import { Icon } from '../components/Icon.tsx';
import { SwitchField } from '../components/SwitchField.tsx';
import { downIcon } from '../components/shell-icons.ts';
import type { ChoiceSpec, FieldSpec, RecordFieldProps } from './field-spec.ts';
import { TextsField } from './ListFrame.tsx';
import { useReferenceData } from './RecordReferenceData.tsx';
import { RowsField } from './RowsField.tsx';
import classes from './SectionForm.module.css';
import { messageAt, useFieldContent } from './section-fields.ts';

export function RecordField({ spec, name, value, form }: RecordFieldProps) {
  if (spec.kind === 'rows')
    return <RowsField spec={spec} name={name} value={value} form={form} Field={RecordField} />;
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

interface FieldInputProps {
  spec: FieldSpec;
  name: string;
  value: FieldValue;
  error: string | undefined;
}

const HINT_LAST: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

const INPUT_TYPES = { text: 'text', email: 'email', phone: 'tel' } as const;

/** One field of a form, except lists. It is uncontrolled, so that typing rerenders no other field. */
const FieldInput = memo(function FieldInput({ spec, name, value, error }: FieldInputProps) {
  const { i18n } = useLingui();
  const { initial: typed, change } = useFieldContent(name);
  const text = typeof typed === 'string' ? typed : '';
  const label = i18n._(spec.label);
  const common: CommonProps = {
    label,
    error,
    onChange: ({ currentTarget }) => change(currentTarget.value),
    variant: 'standard',
    size: 'sm',
    ...(spec.hint && { description: i18n._(spec.hint), inputWrapperOrder: HINT_LAST }),
    'aria-required': 'required' in spec ? true : undefined,
  };
  if (spec.kind === 'switch') {
    return (
      <SwitchField
        label={label}
        description={spec.hint && i18n._(spec.hint)}
        defaultChecked={typed === true}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    );
  }
  if (spec.kind === 'custom') {
    return <spec.Field name={name} label={label} value={value} error={error} onChange={change} />;
  }
  return <TypedInput spec={spec} common={common} text={text} />;
});

interface CommonProps
  extends Pick<InputBaseProps, 'label' | 'error' | 'variant' | 'size' | 'description' | 'inputWrapperOrder'> {
  onChange: (event: ChangeEvent<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>) => void;
  'aria-required': true | undefined;
}

interface TypedInputProps {
  spec: FieldSpec;
  common: CommonProps;
  text: string;
}

function TypedInput({ spec, common, text }: TypedInputProps) {
  const { i18n } = useLingui();
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
        <DecimalInput
          common={common}
          usual={spec.usual?.toString()}
          unit={spec.unit && i18n._(spec.unit)}
          text={text}
        />
      );
    case 'money':
      return (
        <DecimalInput
          common={common}
          usual={spec.usual ? amountText(spec.usual) : undefined}
          unit={spec.currency}
          text={text}
        />
      );
    case 'date':
      return <InputBase {...common} type="date" defaultValue={text} />;
    case 'choice':
      return <SelectInput spec={spec} common={common} value={text} />;
    default:
      return null;
  }
}

interface DecimalInputProps {
  common: CommonProps;
  usual: string | undefined;
  unit: string | undefined;
  text: string;
}

function DecimalInput({ common, usual, unit, text }: DecimalInputProps) {
  return (
    <InputBase
      {...common}
      inputMode="decimal"
      autoComplete="off"
      placeholder={usual}
      {...(unit && unitSection(unit))}
      defaultValue={text}
    />
  );
}

interface SelectInputProps {
  spec: ChoiceSpec;
  common: NativeChoiceProps;
  value: string;
}

/** The browser's own list of choices; what was chosen before stays one of them, even if it is offered no more. */
export function SelectInput({ spec, common, value }: SelectInputProps) {
  const { t, i18n } = useLingui();
  const reference = useReferenceData();
  const offered = spec.choices ?? (spec.category ? reference.choices(spec.category) : []);
  const isKnown = value === '' || offered.some(({ id }) => id === value);
  return (
    <NativeChoice {...common} defaultValue={value}>
      {spec.required && value !== '' ? null : (
        <option value="">{spec.required ? t`Please choose` : spec.none ? i18n._(spec.none) : t`None`}</option>
      )}
      {isKnown ? null : <option value={value}>{value}</option>}
      {offered.map(({ id, label }) => (
        <option key={id} value={id}>
          {typeof label === 'string' ? label : i18n._(label)}
        </option>
      ))}
    </NativeChoice>
  );
}

export const unitSection = (unit: string) => ({
  rightSection: unit,
  rightSectionWidth: 48,
  rightSectionProps: { className: classes.unit ?? '' },
});

export type NativeChoiceProps = InputBaseProps & Omit<ComponentPropsWithRef<'select'>, keyof InputBaseProps>;

export function NativeChoice(props: NativeChoiceProps) {
  return (
    <InputBase
      {...props}
      component="select"
      pointer
      rightSection={<Icon path={downIcon} size={16} />}
      rightSectionPointerEvents="none"
    />
  );
}
