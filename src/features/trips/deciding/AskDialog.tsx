import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import type { Trip } from '#domain/contract.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { submitByKeys } from '../../../components/form/submit-by-keys.ts';
import { useAppForm } from '../../../components/form/use-app-form.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { fullName } from '../../../components/trip-status/full-name.ts';
import type { AskingProps, AskingState } from './asking.ts';

const LONGEST_QUESTION = 1000;

interface AskDialogProps {
  trip: Trip;
  asking: AskingProps;
}

/** Asks those who travel or asked for the trip; the text is retained when the dialog is closed. */
export function AskDialog({
  trip,
  asking: { asking, asked, onLeaveAsking, onSendQuestion },
}: AskDialogProps) {
  const [draft, setDraft] = useState({ text: '', asked });
  const formId = useId();
  const open = asking.state === 'open' ? asking : null;
  const sending = open?.sending ?? false;
  const leave = () => {
    if (!sending) onLeaveAsking();
  };
  return (
    <DialogFrame
      open={open !== null}
      title={<Trans>Ask the traveller</Trans>}
      busy={sending}
      onLeave={leave}
      buttons={
        <>
          <Button variant="default" aria-disabled={sending} onClick={leave}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            aria-disabled={sending}
            leftSection={sending ? <Spinner size={18} /> : null}
          >
            <Trans>Send question</Trans>
          </Button>
        </>
      }
    >
      {open ? (
        <AskForm
          formId={formId}
          trip={trip}
          open={open}
          text={draft.asked === asked ? draft.text : ''}
          onText={(text) => setDraft({ text, asked })}
          onSend={onSendQuestion}
        />
      ) : null}
    </DialogFrame>
  );
}

interface AskFormProps {
  formId: string;
  trip: Trip;
  open: Extract<AskingState, { state: 'open' }>;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
}

function AskForm({ formId, trip, open: { sending, refusal }, text, onText, onSend }: AskFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    initialValues: { text },
    validate: (values) => (values.text.trim() === '' ? { text: t`Required` } : {}),
    onValuesChange: (values) => onText(values.text),
    pending: sending,
    onSubmit: (values) => onSend(values.text.trim()),
  });
  const names = [...new Set([...trip.travelers, trip.createdBy].map(fullName))].join(', ');
  return (
    <form id={formId} data-fields="true" {...form.formProps}>
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
      <p>
        <Trans>
          {names}: the question comes by e-mail, and the answer stands here. Nothing is decided, and the
          deadline stays.
        </Trans>
      </p>
      <Textarea
        variant="standard"
        label={t`Your question`}
        description={t`Ctrl + Enter sends it.`}
        maxLength={LONGEST_QUESTION}
        rows={3}
        key={form.key('text')}
        {...form.getInputProps('text')}
        onKeyDown={submitByKeys}
      />
    </form>
  );
}
