import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import type { Trip } from '#domain/contract.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import type { OpenDialog } from './agency.ts';
import classes from './OfflineForm.module.css';

interface FormDialogProps {
  open: boolean;
  title: ReactNode;
  formId: string;
  submitLabel: ReactNode;
  destructive?: boolean;
  sending: boolean;
  onLeave: () => void;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { open, title, formId, submitLabel, destructive = false, sending, onLeave, children } = props;
  const leave = () => {
    if (!sending) onLeave();
  };
  return (
    <DialogFrame
      open={open}
      title={title}
      busy={sending}
      onLeave={leave}
      buttons={
        <>
          <Button variant="default" aria-disabled={sending} onClick={leave}>
            <Trans>Leave it as it is</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            {...(destructive && { color: 'red' })}
            aria-disabled={sending}
            leftSection={sending ? <Spinner size={18} /> : null}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}

interface RecordFormProps {
  form: RefObject<HTMLFormElement | null>;
  formId: string;
  trip: Trip;
  dialog: OpenDialog<'booking' | 'cancelling'>;
  onSubmit: () => void;
  children: ReactNode;
}

export function RecordForm({ form, formId, trip, dialog, onSubmit, children }: RecordFormProps) {
  return (
    <form
      ref={form}
      id={formId}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!dialog.sending) onSubmit();
      }}
    >
      <SendingNotices trip={trip} changed={dialog.changed} refusal={dialog.refusal} />
      {children}
    </form>
  );
}

interface SendingNoticesProps {
  trip: Trip;
  changed: boolean;
  refusal: string | null;
}

export function SendingNotices({ trip, changed, refusal }: SendingNoticesProps) {
  return (
    <>
      {changed ? (
        <Notice kind="warning" title={<Trans>The trip has changed since you opened it</Trans>}>
          <p>
            <Trans>Nothing was recorded. Your entries are still here. These are its bookings now:</Trans>
          </p>
          {trip.parts.length === 0 ? <Trans>There is none.</Trans> : null}
          <ul data-bullets="true">
            {trip.parts.map((part) => (
              <li key={part._id}>
                {partName(part)}
                {part.locator ? `, ${part.locator}` : null}, {formatMoney(part.price.asked)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
    </>
  );
}
