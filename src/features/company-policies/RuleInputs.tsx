import { useLingui } from '@lingui/react/macro';
import { InputBase } from '@mantine/core';
import { memo } from 'react';
import type { FlightPolicy, HotelPolicy, Money } from '#domain/contract.ts';
import { amountText } from '#domain/money-text.ts';
import { unitSection } from '../../components/records/unit-section.ts';
import { ActionSelect, ClassSelect } from './ChoiceSelect.tsx';
import { ExceptionList } from './ExceptionList.tsx';
import type { Part, PartRules, RuleField } from './policy-parts.ts';
import { RoomTypeChoices } from './RoomTypeChoices.tsx';

export interface RuleInputsProps {
  part: Part;
  field: RuleField;
  title: string;
  /** What the names of the inputs begin with. */
  prefix: string;
  /** What the rules said when the form was opened. */
  opened: PartRules;
  currency: string;
  fault: string | undefined;
}

/** The inputs of one rule. They keep their own values: what is typed draws nothing anew. */
export const RuleInputs = memo(function RuleInputs(props: RuleInputsProps) {
  const { field, prefix, title, fault } = props;
  const { t } = useLingui();
  const opened = props.opened as Partial<FlightPolicy & HotelPolicy>; // whichever part it is, its fields are among these
  switch (field) {
    case 'budget':
      return (
        <>
          <MoneyInput {...props} value={opened.budget} />
          <ActionSelect
            name={`${prefix}budgetAction`}
            value={opened.budgetAction}
            label={t`If it costs more`}
          />
        </>
      );
    case 'highestPrice':
      return (
        <>
          <MoneyInput {...props} value={opened.highestPrice} />
          <ActionSelect
            name={`${prefix}highestPriceAction`}
            value={opened.highestPriceAction}
            label={t`If it costs more`}
          />
        </>
      );
    case 'level1Threshold':
    case 'level2Threshold':
      return <MoneyInput {...props} value={opened[field]} />;
    case 'serviceClass':
      return <ServiceClassInputs prefix={prefix} title={title} opened={opened} />;
    case 'serviceClassExceptions':
      return <ExceptionList prefix={prefix} exceptions={opened.serviceClassExceptions ?? []} fault={fault} />;
    case 'allowNonRefundable':
      return (
        <label>
          <input type="checkbox" name={prefix + field} defaultChecked={opened.allowNonRefundable === false} />
          {title}
        </label>
      );
    case 'excludedRoomTypes':
      return <RoomTypeChoices name={prefix + field} title={title} chosen={opened.excludedRoomTypes ?? []} />;
    default:
      return (
        <InputBase
          name={prefix + field}
          label={title}
          error={fault}
          variant="standard"
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...unitSection(t`min.`)}
          defaultValue={opened[field] ?? ''}
        />
      );
  }
});

function MoneyInput({
  field,
  prefix,
  title,
  fault,
  currency,
  value,
}: RuleInputsProps & { value: Money | undefined }) {
  return (
    <InputBase
      name={prefix + field}
      label={title}
      error={fault}
      variant="standard"
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...unitSection(currency)}
      defaultValue={value ? amountText(value) : ''}
    />
  );
}

interface ServiceClassInputsProps {
  prefix: string;
  title: string;
  opened: Partial<FlightPolicy>;
}

function ServiceClassInputs({ prefix, title, opened }: ServiceClassInputsProps) {
  const { t } = useLingui();
  const { serviceClass, serviceClassAction, baselineServiceClass } = opened;
  return (
    <>
      <ClassSelect name={`${prefix}serviceClass`} value={serviceClass} label={title} />
      <ActionSelect
        name={`${prefix}serviceClassAction`}
        value={serviceClassAction}
        label={t`If it is a higher one`}
      />
      <ClassSelect
        name={`${prefix}baselineServiceClass`}
        value={baselineServiceClass}
        label={t`Baseline class, always allowed`}
        mayBeNone
      />
    </>
  );
}
