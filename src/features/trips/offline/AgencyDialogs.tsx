import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ExternalPart, Trip } from '#domain/contract.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import type { AgencyProps } from './agency.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { ExternalBookingForm } from './ExternalBookingForm.tsx';
import { ExternalCancellationForm } from './ExternalCancellationForm.tsx';
import { FormDialog } from './FormDialog.tsx';

interface AgencyDialogsProps {
  trip: Trip;
  agency: AgencyProps;
}

export function AgencyDialogs({ trip, agency }: AgencyDialogsProps) {
  return (
    <>
      <CloseDialog trip={trip} agency={agency} />
      <ExternalBookingDialog trip={trip} agency={agency} />
      <ExternalCancellationDialog trip={trip} agency={agency} />
    </>
  );
}

interface ExternalBookingDialogProps {
  trip: Trip;
  agency: AgencyProps;
}

function ExternalBookingDialog({ trip, agency }: ExternalBookingDialogProps) {
  const formId = useId();
  const { dialog, onLeave } = agency;
  const open = dialog.state === 'booking' ? dialog : null;
  return (
    <FormDialog
      open={open !== null}
      title={<Trans>Record a booking</Trans>}
      formId={formId}
      submitLabel={<Trans>Record it</Trans>}
      sending={open?.sending === true}
      onLeave={onLeave}
    >
      {open ? <ExternalBookingForm formId={formId} trip={trip} dialog={open} agency={agency} /> : null}
    </FormDialog>
  );
}

interface ExternalCancellationDialogProps {
  trip: Trip;
  agency: AgencyProps;
}

function ExternalCancellationDialog({ trip, agency }: ExternalCancellationDialogProps) {
  const formId = useId();
  const { dialog, onLeave, onCancel } = agency;
  const open = dialog.state === 'cancelling' ? dialog : null;
  const part = trip.parts.find(
    (one): one is ExternalPart => one.kind === 'external' && one._id === open?.part,
  );
  return (
    <FormDialog
      open={open !== null}
      title={part ? <Title name={partName(part)} /> : <Trans>Cancelled by the agency</Trans>}
      formId={formId}
      submitLabel={<Trans>Record the cancellation</Trans>}
      destructive
      sending={open?.sending === true}
      onLeave={onLeave}
    >
      {open && part ? (
        <ExternalCancellationForm
          formId={formId}
          trip={trip}
          part={part}
          dialog={open}
          onCancel={(cancellation) => onCancel(part._id, cancellation)}
        />
      ) : null}
    </FormDialog>
  );
}

function Title({ name }: { name: string }) {
  return <Trans>Cancelled by the agency: {name}</Trans>;
}
