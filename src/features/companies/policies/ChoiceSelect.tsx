import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { PolicyAction, ServiceClass } from '#domain/contract.ts';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { NativeChoice } from '../../../records/RecordField.tsx';
import { useFieldContent } from '../../../records/section-fields.ts';
import { ACTION_TEXTS } from './rule-titles.ts';

interface ChoiceSelectProps<Id extends string> {
  name: string;
  label: string;
  mayBeNone?: true;
  /** Not offered, unless it was chosen before. */
  without?: Id;
}

type Names<Id extends string> = ChoiceSelectProps<Id> & { names: Record<Id, MessageDescriptor> };

export function ActionSelect(props: ChoiceSelectProps<PolicyAction>) {
  return <ChoiceSelect {...props} names={ACTION_TEXTS} />;
}

export function ClassSelect(props: ChoiceSelectProps<ServiceClass>) {
  return <ChoiceSelect {...props} names={SERVICE_CLASSES} />;
}

function ChoiceSelect<Id extends string>({ names, name, label, mayBeNone, without }: Names<Id>) {
  const { t, i18n } = useLingui();
  const { initial, change } = useFieldContent(name);
  const all = Object.entries<MessageDescriptor>(names);
  const offered = all.filter(([id]) => id !== without || id === initial);
  return (
    <NativeChoice
      label={label}
      defaultValue={String(initial ?? '')}
      onChange={(event) => change(event.currentTarget.value)}
    >
      {mayBeNone ? <option value="">{t`None`}</option> : null}
      {offered.map(([id, label]) => (
        <option key={id} value={id}>
          {i18n._(label)}
        </option>
      ))}
    </NativeChoice>
  );
}
