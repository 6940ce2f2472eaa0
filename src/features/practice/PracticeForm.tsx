import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { Practice, PracticeSwitches } from '#domain/contract.ts';
import { FormShell } from '../../components/form/FormShell.tsx';
import { SwitchField } from '../../components/SwitchField.tsx';
import { formatMoment } from '../../i18n/moment-format.ts';
import { faultyNumbers, fieldsOf, LIMITS, type PracticeField, switchesOf } from './practice-values.ts';
import { SourceFields } from './SourceFields.tsx';

export interface PracticeFormProps {
  practice: Practice;
  saving: boolean;
  /** Why the switches could not be saved or reset. */
  refusal: string | null;
  onSave: (switches: PracticeSwitches) => void;
}

export function PracticeForm({ practice, saving, refusal, onSave }: PracticeFormProps) {
  const { t } = useLingui();
  const { switches, sources, now } = practice;
  const time = formatMoment(now);

  const validate = (values: Record<PracticeField, string>) =>
    Object.fromEntries(
      faultyNumbers(values).map((name) => {
        const { lowest, highest } = LIMITS[name];
        return [name, t`Enter a whole number from ${lowest} to ${highest}.`];
      }),
    );

  return (
    <FormShell<PracticeField>
      label={t`Switches`}
      names={fieldsOf(sources)}
      validate={validate}
      onSubmit={(values) => onSave(switchesOf(values, sources))}
      pending={saving}
      pendingLabel={t`Saving`}
      submitLabel={t`Save`}
      refusal={refusal === null ? null : { field: null, message: refusal }}
    >
      {(field) => (
        <>
          <TextInput
            {...field('clockOffsetMinutes')}
            label={t`Minutes by which the clock is ahead`}
            description={t`For searches, prices, holds and deadlines. It is ${time} for your company.`}
            inputMode="numeric"
            defaultValue={String(switches.clockOffsetMinutes)}
          />
          <TextInput
            {...field('priceChangePercent')}
            label={t`Percent by which prices rise`}
            description={t`Whatever is priced again is dearer; a negative number makes it cheaper.`}
            defaultValue={String(switches.priceChangePercent)}
          />
          <SwitchField
            name={field('soldOut').name}
            label={t`Sold out`}
            description={t`Searches still find it, but it is sold out when it is chosen.`}
            defaultChecked={switches.soldOut}
          />
          <SourceFields switches={switches} sources={sources} field={field} />
          <SwitchField
            name={field('lostAnswers').name}
            label={t`Lost answers`}
            description={t`Bookings, changes and cancellations are made, but their answers get lost.`}
            defaultChecked={switches.lostAnswers}
          />
          <SwitchField
            name={field('silentApprovers').name}
            label={t`Silent approvers`}
            description={t`Approvers are not asked, so requests reach their deadline.`}
            defaultChecked={switches.silentApprovers}
          />
        </>
      )}
    </FormShell>
  );
}
