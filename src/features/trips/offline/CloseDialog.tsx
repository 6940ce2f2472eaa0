import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { useAppForm } from '../../../components/form/use-app-form.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { type AgencyProps, findSide, type OpenDialog, type Side } from './agency.ts';
import { FormDialog } from './FormDialog.tsx';
import classes from './OfflineForm.module.css';
import { SendingNotices } from './SendingNotices.tsx';

interface CloseDialogProps {
  trip: Trip;
  agency: AgencyProps;
}

const LONGEST_REASON = 500;

export function CloseDialog({ trip, agency }: CloseDialogProps) {
  const formId = useId();
  const { dialog, onLeave } = agency;
  const open = dialog.state === 'closing' ? dialog : null;
  const side = findSide(trip, agency.self);
  return (
    <FormDialog
      open={open !== null}
      title={side === 'agency' ? <Trans>Close the request?</Trans> : <Trans>Withdraw the request?</Trans>}
      formId={formId}
      submitLabel={side === 'agency' ? <Trans>Close it</Trans> : <Trans>Withdraw it</Trans>}
      destructive={side === 'travelers'}
      sending={open?.sending === true}
      onLeave={onLeave}
    >
      {open ? (
        <CloseForm formId={formId} trip={trip} side={side} dialog={open} onClose={agency.onClose} />
      ) : null}
    </FormDialog>
  );
}

interface CloseFormProps extends Pick<AgencyProps, 'onClose'> {
  formId: string;
  trip: Trip;
  side: Side;
  dialog: OpenDialog<'closing'>;
}

function CloseForm({ formId, trip, side, dialog, onClose }: CloseFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    initialValues: { reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: t`Required` } : {}),
    pending: dialog.sending,
    onSubmit: ({ reason }) => onClose(reason.trim()),
  });
  return (
    <form id={formId} className={classes.form} {...form.formProps}>
      <SendingNotices trip={trip} changed={dialog.changed} refusal={dialog.refusal} />
      <p>{renderConsequence(trip)}</p>
      <Textarea
        variant="standard"
        label={side === 'agency' ? t`Why is it closed?` : t`Why is it withdrawn?`}
        description={side === 'agency' ? t`The travellers read it.` : t`The agency reads it.`}
        rows={2}
        maxLength={LONGEST_REASON}
        key={form.key('reason')}
        {...form.getInputProps('reason')}
      />
    </form>
  );
}

function renderConsequence(trip: Trip): ReactNode {
  const { booked } = partsByOutcome(trip);
  const names = booked.map(partName).join(', ');
  return names === '' ? (
    <Trans>Nothing is booked for it, so the trip is cancelled. Nothing has to be paid.</Trans>
  ) : (
    <Trans>What is booked stays booked: {names}.</Trans>
  );
}
