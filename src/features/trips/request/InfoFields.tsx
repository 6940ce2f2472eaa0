import '@mantine/core/styles/Combobox.layer.css';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EnumEntry, Trip } from '#domain/contract.ts';
import { REASON_WORDS } from '../reason-words.ts';
import classes from './InfoFields.module.css';

interface InfoFieldsProps {
  info: Trip['bookingInfo'];
  /** The category trippurposes. */
  purposes: readonly EnumEntry[];
  /** Whether a rule of the policy is broken. */
  needsReason: boolean;
  fieldProps: (name: string) => { name: string; error: string | undefined };
}

/** What is said with a request, as it was said last. */
export function InfoFields({ info, purposes, needsReason, fieldProps }: InfoFieldsProps) {
  const { t } = useLingui();
  const [reasonCode, setReasonCode] = useState<string>(info.reason?.code ?? '');
  const reasons = Object.entries(REASON_WORDS).map(([value, words]) => ({ value, label: t(words) }));
  return (
    <div className={classes.fields}>
      <NativeSelect
        variant="standard"
        label={t`Trip purpose`}
        data={purposes.map(({ id, label }) => ({ value: id, label }))}
        defaultValue={info.purpose}
        {...fieldProps('purpose')}
      />
      <Textarea
        variant="standard"
        label={t`Comment (optional)`}
        maxLength={1000}
        rows={2}
        defaultValue={info.comment ?? ''}
        {...fieldProps('comment')}
      />
      {needsReason || info.reason ? (
        <>
          <NativeSelect
            variant="standard"
            label={
              needsReason ? t`Reason for leaving the policy` : t`Reason for leaving the policy (optional)`
            }
            data={[{ value: '', label: t`None` }, ...reasons]}
            value={reasonCode}
            onChange={(event) => setReasonCode(event.currentTarget.value)}
            {...fieldProps('reasonCode')}
          />
          <Textarea
            variant="standard"
            label={reasonCode === 'other' ? t`In your own words` : t`In your own words (optional)`}
            maxLength={500}
            rows={2}
            defaultValue={info.reason?.text ?? ''}
            {...fieldProps('reasonText')}
          />
        </>
      ) : null}
      {info.referenceFields.map(({ position, name, value }) => (
        <TextInput
          key={position}
          variant="standard"
          label={name}
          maxLength={120}
          defaultValue={value}
          {...fieldProps(`reference${position}`)}
        />
      ))}
    </div>
  );
}
