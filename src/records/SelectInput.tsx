import { useLingui } from '@lingui/react/macro';
import type { ChoiceSpec } from './field-spec.ts';
import { NativeChoice, type NativeChoiceProps } from './NativeChoice.tsx';
import { useReference } from './reference.ts';

interface SelectInputProps {
  spec: ChoiceSpec;
  common: NativeChoiceProps;
  value: string;
}

/** The browser's own list of choices; what was chosen before stays one of them, even if it is offered no more. */
export function SelectInput({ spec, common, value }: SelectInputProps) {
  const { t, i18n } = useLingui();
  const reference = useReference();
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
