import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { Practice, PracticeSwitches } from '#domain/contract.ts';
import { FormShell } from '../../components/form/FormShell.tsx';
import { useAppForm } from '../../components/form/use-app-form.ts';
import { Notice } from '../../components/Notice.tsx';
import { SwitchField } from '../../components/SwitchField.tsx';
import { formatMoment } from '../../i18n/moment-format.ts';
import { faultyNumbers, LIMITS, type PracticeValues, practiceValues, toSwitches } from './practice-values.ts';
import { SourceFields } from './SourceFields.tsx';

export interface PracticeFormProps {
  practice: Practice;
  saving: boolean;
  refusal: string | null;
  onSave: (switches: PracticeSwitches) => void;
}

export function PracticeForm({ practice, saving, refusal, onSave }: PracticeFormProps) {
  const { t } = useLingui();
  const { switches, sources, now } = practice;
  const time = formatMoment(now);

  const validate = (values: PracticeValues) =>
    Object.fromEntries(
      faultyNumbers(values).map((name) => {
        const { lowest, highest } = LIMITS[name];
        return [name, t`Enter a whole number from ${lowest} to ${highest}.`];
      }),
    );

  const form = useAppForm({
    initialValues: practiceValues(switches, sources),
    validate,
    pending: saving,
    onSubmit: (values) => onSave(toSwitches(values, sources)),
  });

  return (
    <FormShell
      label={t`Switches`}
      form={form}
      pending={saving}
      pendingLabel={t`Saving`}
      submitLabel={t`Save`}
      notice={refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
    >
      <TextInput
        key={form.key('clockOffsetMinutes')}
        {...form.getInputProps('clockOffsetMinutes')}
        label={t`Minutes by which the clock is ahead`}
        description={t`For searches, prices, holds and deadlines. It is ${time} for your company.`}
        inputMode="numeric"
      />
      <TextInput
        key={form.key('priceChangePercent')}
        {...form.getInputProps('priceChangePercent')}
        label={t`Percent by which prices rise`}
        description={t`Each new price is higher by this much; a negative number makes it cheaper.`}
      />
      <SwitchField
        key={form.key('soldOut')}
        {...form.getInputProps('soldOut', { type: 'checkbox' })}
        label={t`Sold out`}
        description={t`Searches still find it, but it is sold out when it is chosen.`}
      />
      <SourceFields sources={sources} form={form} />
      <SwitchField
        key={form.key('lostAnswers')}
        {...form.getInputProps('lostAnswers', { type: 'checkbox' })}
        label={t`Lost answers`}
        description={t`Bookings, changes and cancellations are made, but their answers get lost.`}
      />
      <SwitchField
        key={form.key('silentApprovers')}
        {...form.getInputProps('silentApprovers', { type: 'checkbox' })}
        label={t`Silent approvers`}
        description={t`Approvers are not asked, so requests reach their deadline.`}
      />
    </FormShell>
  );
}
