import type { Trip, TripCancelRequest } from '#domain/contract.ts';
import { AddDialog } from './adding/AddDialog.tsx';
import type { AddingProps } from './adding/adding.ts';
import { CancelDialog, type CancellationState } from './CancelDialog.tsx';
import { ChangeDecisionDialog } from './changes/ChangeDecisionDialog.tsx';
import type { ChangingProps } from './changes/changes.ts';
import { WithdrawalDialog } from './changes/WithdrawalDialog.tsx';
import { AskDialog } from './deciding/AskDialog.tsx';
import type { AskingProps } from './deciding/asking.ts';
import { DecisionDialog } from './deciding/DecisionDialog.tsx';
import type { DecidingProps } from './deciding/deciding.ts';
import { AgencyDialogs } from './offline/AgencyDialogs.tsx';
import type { AgencyProps } from './offline/agency.ts';
import { EditInfoDialog } from './request/EditInfoDialog.tsx';
import { RenewalDialog } from './request/RenewalDialog.tsx';
import type { NearestProps, RequestingProps } from './request/requesting.ts';

export interface TripDialogsProps {
  trip: Trip;
  personId: string;
  cancellation: CancellationState;
  onLeaveCancellation: () => void;
  onCancel: (request: TripCancelRequest) => void;
  deciding: DecidingProps;
  asking: AskingProps;
  requesting: RequestingProps;
  nearest: NearestProps;
  adding: AddingProps;
  agency: AgencyProps;
  changing: ChangingProps;
}

export function TripDialogs(props: TripDialogsProps) {
  const { trip, personId, deciding, asking, requesting, adding, agency, changing } = props;
  return (
    <>
      <ChangeDecisionDialog trip={trip} deciding={deciding} />
      <WithdrawalDialog trip={trip} changing={changing} />
      <AskDialog trip={trip} asking={asking} />
      <DecisionDialog trip={trip} personId={personId} deciding={deciding} />
      <EditInfoDialog trip={trip} requesting={requesting} />
      <RenewalDialog trip={trip} requesting={requesting} nearest={props.nearest} />
      <AddDialog trip={trip} adding={adding} />
      <AgencyDialogs trip={trip} agency={agency} />
      <CancelDialog
        trip={trip}
        cancellation={props.cancellation}
        onLeave={props.onLeaveCancellation}
        onCancel={props.onCancel}
      />
    </>
  );
}
