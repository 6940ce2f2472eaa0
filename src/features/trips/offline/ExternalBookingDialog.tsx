import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import type { AgencyProps } from './agency.ts';
import { ExternalBookingForm } from './ExternalBookingForm.tsx';
import { FormDialog } from './FormDialog.tsx';

interface ExternalBookingDialogProps {
  trip: Trip;
  agency: AgencyProps;
}

/** Records a booking of the agency. */
export function ExternalBookingDialog({ trip, agency }: ExternalBookingDialogProps) {
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
