import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useAppForm } from '../../../components/form/use-app-form.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import type { findActionOffer } from '../deciding/deciding.ts';
import type { AgencyProps, Side } from './agency.ts';
import classes from './MessageForm.module.css';

interface MessageFormProps {
  offer: ReturnType<typeof findActionOffer>;
  side: Side;
  agency: AgencyProps;
}

const LONGEST_MESSAGE = 1000;

export function MessageForm({ offer, side, agency: { message, onWrite } }: MessageFormProps) {
  const { t } = useLingui();
  const { sending, refusal, sent } = message;
  const field = useRef<HTMLTextAreaElement>(null);
  // Each message gets a new form, so that the next one starts empty.
  useEffect(() => {
    if (sent > 0) field.current?.focus();
  }, [sent]);
  const form = useAppForm({
    initialValues: { text: '' },
    validate: ({ text }) => (text.trim() === '' ? { text: t`Required` } : {}),
    pending: sending,
    onSubmit: ({ text }) => onWrite(text.trim()),
  });
  if (offer.kind !== 'allowed') return null;
  return (
    <form className={classes.form} aria-label={t`New message`} {...form.formProps}>
      <Textarea
        ref={field}
        variant="standard"
        label={side === 'agency' ? t`Message to the travellers` : t`Message to the agency`}
        rows={2}
        maxLength={LONGEST_MESSAGE}
        key={form.key('text')}
        {...form.getInputProps('text')}
      />
      {refusal === null ? null : (
        <Notice kind="error" title={<Trans>The message was not sent</Trans>}>
          {refusal}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          variant="light"
          aria-disabled={sending}
          leftSection={sending ? <Spinner size={18} /> : null}
        >
          <Trans>Send message</Trans>
        </Button>
        <VisuallyHidden role="status">{sending ? t`Sending…` : ''}</VisuallyHidden>
      </div>
    </form>
  );
}
