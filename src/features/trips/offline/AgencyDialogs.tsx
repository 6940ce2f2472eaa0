import type { Trip } from '#domain/contract.ts';
import type { AgencyProps } from './agency.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { ExternalBookingDialog } from './ExternalBookingDialog.tsx';
import { ExternalCancellationDialog } from './ExternalCancellationDialog.tsx';

interface AgencyDialogsProps {
  trip: Trip;
  agency: AgencyProps;
}

/** The dialogs about a request in words and about what the agency has booked, one of them at a time. */
export function AgencyDialogs({ trip, agency }: AgencyDialogsProps) {
  return (
    <>
      <CloseDialog trip={trip} agency={agency} />
      <ExternalBookingDialog trip={trip} agency={agency} />
      <ExternalCancellationDialog trip={trip} agency={agency} />
    </>
  );
}
