import { useLingui } from '@lingui/react/macro';
import { InputBase } from '@mantine/core';
import { type ChangeEvent, memo, useState } from 'react';
import { nameIn, ROOM_TYPES } from '../../../components/verdicts/rule-texts.ts';
import { unitSection } from '../../../records/RecordField.tsx';
import { useFieldContent, useSectionFields } from '../../../records/section-fields.ts';
import { formValueAt } from '../../../records/section-form-values.ts';
import { ActionSelect, ClassSelect } from './ChoiceSelect.tsx';
import { ExceptionList } from './ExceptionList.tsx';
import type { Part, RuleField } from './policy-parts.ts';
import classes from './RulesField.module.css';

export interface RuleInputsProps {
  part: Part;
  field: RuleField;
  title: string;
  /** The prefix of the names of the inputs. */
  prefix: string;
  currency: string;
  fault: string | undefined;
}

/** The inputs of one rule. They keep their own values, so that typing renders nothing else. */
export const RuleInputs = memo(function RuleInputs(props: RuleInputsProps) {
  const { field, prefix, title, fault } = props;
  const { t } = useLingui();
  switch (field) {
    case 'budget':
      return (
        <>
          <MoneyInput {...props} />
          <ActionSelect name={`${prefix}budgetAction`} label={t`If it costs more`} />
        </>
      );
    case 'highestPrice':
      return (
        <>
          <MoneyInput {...props} />
          <ActionSelect name={`${prefix}highestPriceAction`} label={t`If it costs more`} />
        </>
      );
    case 'level1Threshold':
    case 'level2Threshold':
      return <MoneyInput {...props} />;
    case 'serviceClass':
      return <ServiceClassInputs prefix={prefix} title={title} />;
    case 'serviceClassExceptions':
      return <ExceptionList prefix={prefix} fault={fault} />;
    case 'allowNonRefundable':
      return <RefusedBox name={prefix + field} title={title} />;
    case 'excludedRoomTypes':
      return <RoomTypeChoices name={prefix + field} title={title} />;
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

/** Ticked when the rule does not allow it. */
function RefusedBox({ name, title }: { name: string; title: string }) {
  const { initial, change } = useFieldContent(name);
  return (
    <label>
      <input
        type="checkbox"
        defaultChecked={initial === false}
        onChange={(event) => change(!event.currentTarget.checked)}
      />
      {title}
    </label>
  );
}

interface ServiceClassInputsProps {
  prefix: string;
  title: string;
}

function ServiceClassInputs({ prefix, title }: ServiceClassInputsProps) {
  const { t } = useLingui();
  return (
    <>
      <ClassSelect name={`${prefix}serviceClass`} label={title} />
      <ActionSelect name={`${prefix}serviceClassAction`} label={t`If it is a higher one`} />
      <ClassSelect
        name={`${prefix}baselineServiceClass`}
        label={t`Baseline class, always allowed`}
        mayBeNone
      />
    </>
  );
}

interface RoomTypeChoicesProps {
  name: string;
  title: string;
}

/** Any number of kinds of rooms; those that were chosen come first, so that opening the form does not reorder them. */
function RoomTypeChoices({ name, title }: RoomTypeChoicesProps) {
  const { i18n } = useLingui();
  const { getValues, change } = useSectionFields();
  const chosenNow = () => {
    const types = formValueAt(getValues(), name);
    return Array.isArray(types) ? types.map(String) : [];
  };
  const [chosen] = useState(chosenNow);
  const types = [...new Set([...chosen, ...Object.keys(ROOM_TYPES)])];
  const formatRoomType = (type: string) => {
    const words = nameIn(ROOM_TYPES, type);
    return typeof words === 'string' ? words : i18n._(words);
  };
  return (
    <fieldset className={classes.choices}>
      <legend>{title}</legend>
      {types.map((type, place) => (
        <label key={type}>
          <input
            type="checkbox"
            defaultChecked={place < chosen.length}
            onChange={({ currentTarget: { checked } }) => {
              const before = chosenNow();
              change(
                name,
                types.filter((one) => (one === type ? checked : before.includes(one))),
              );
            }}
          />
          {formatRoomType(type)}
        </label>
      ))}
    </fieldset>
  );
}
