import { useLingui } from '@lingui/react/macro';
import { InputBase } from '@mantine/core';
import { type ChangeEvent, memo } from 'react';
import { unitSection } from '../../../records/RecordField.tsx';
import { useFieldContent } from '../../../records/section-fields.ts';
import { ActionSelect } from './ChoiceSelect.tsx';
import type { RuleInputProps } from './kinds/policy-kind.ts';
import { policyKind } from './kinds/policy-kinds.ts';
import type { Part } from './policy-parts.ts';

export interface RuleInputsProps extends RuleInputProps {
  part: Part;
  currency: string;
}

/** The inputs of one rule. They keep their own values, so that typing renders nothing else. */
export const RuleInputs = memo(function RuleInputs(props: RuleInputsProps) {
  const { part, field, prefix, title, fault } = props;
  const { t } = useLingui();
  const Own = policyKind(part).inputs[field];
  if (Own) return <Own field={field} prefix={prefix} title={title} fault={fault} />;
  switch (field) {
    case 'budget':
    case 'highestPrice':
      return (
        <>
          <MoneyInput {...props} />
          <ActionSelect name={`${prefix}${field}Action`} label={t`If it costs more`} />
        </>
      );
    case 'level1Threshold':
    case 'level2Threshold':
      return <MoneyInput {...props} />;
    default:
      return <MinutesInput {...props} />;
  }
});

function MinutesInput({ field, prefix, title, fault }: RuleInputsProps) {
  const { t } = useLingui();
  const { initial, change } = useFieldContent(prefix + field);
  return (
    <InputBase
      label={title}
      error={fault}
      variant="standard"
      size="sm"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      {...unitSection(t`min.`)}
      defaultValue={String(initial ?? '')}
      onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.currentTarget.value)}
    />
  );
}

function MoneyInput({ field, prefix, title, fault, currency }: RuleInputsProps) {
  const { initial, change } = useFieldContent(prefix + field);
  return (
    <InputBase
      label={title}
      error={fault}
      variant="standard"
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...unitSection(currency)}
      defaultValue={String(initial ?? '')}
      onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.currentTarget.value)}
    />
  );
}
