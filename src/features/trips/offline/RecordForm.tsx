import type { ReactNode, RefObject } from 'react';
import type { Trip } from '#domain/contract.ts';
import type { OpenDialog } from './agency.ts';
import classes from './OfflineForm.module.css';
import { SendingNotices } from './SendingNotices.tsx';

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
