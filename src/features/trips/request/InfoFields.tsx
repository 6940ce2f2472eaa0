import '@mantine/core/styles/Combobox.layer.css';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { EnumEntry, Trip } from '#domain/contract.ts';
import type { AppForm } from '../../../components/form/use-app-form.ts';
import { REASON_WORDS } from '../../../components/trip-status/reason-words.ts';
import type { InfoValues } from './info-values.ts';

interface InfoFieldsProps {
  info: Trip['bookingInfo'];
  purposes: readonly EnumEntry[];
  needsReason: boolean;
  form: AppForm<InfoValues>;
}

export function InfoFields({ info, purposes, needsReason, form }: InfoFieldsProps) {
  const { t } = useLingui();
  const reasonCode = form.useWatchValue('reasonCode');
  const reasons = Object.entries(REASON_WORDS).map(([value, words]) => ({ value, label: t(words) }));
  return (
    <Stack>
      <NativeSelect
        variant="standard"
        label={t`Trip purpose`}
        data={purposes.map(({ id, label }) => ({ value: id, label }))}
        key={form.key('purpose')}
        {...form.getInputProps('purpose')}
      />
      <Textarea
        variant="standard"
        label={t`Comment (optional)`}
        maxLength={1000}
        rows={2}
        key={form.key('comment')}
        {...form.getInputProps('comment')}
      />
      {needsReason || info.reason ? (
        <>
          <NativeSelect
            variant="standard"
            label={
              needsReason
                ? t`Reason for booking out of policy`
                : t`Reason for booking out of policy (optional)`
            }
            data={[{ value: '', label: t`None` }, ...reasons]}
            key={form.key('reasonCode')}
            {...form.getInputProps('reasonCode')}
          />
          <Textarea
            variant="standard"
            label={reasonCode === 'other' ? t`In your own words` : t`In your own words (optional)`}
            maxLength={500}
            rows={2}
            key={form.key('reasonText')}
            {...form.getInputProps('reasonText')}
          />
        </>
      ) : null}
      {info.referenceFields.map(({ position, name }) => (
        <TextInput
          key={form.key(`references.${position}`)}
          {...form.getInputProps(`references.${position}`)}
          variant="standard"
          label={name}
          maxLength={120}
        />
      ))}
    </Stack>
  );
}
