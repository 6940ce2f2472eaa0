import { Trans } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { PriceComparison } from '../../../components/booking/PriceComparison.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { Consequences } from './Consequences.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';
import { type DecidingProps, findActionOffer, findOpenDecision, type OpenDecision } from './deciding.ts';

interface DecisionDialogProps {
  trip: Trip;
  personId: string;
  deciding: DecidingProps;
}

export function DecisionDialog({ trip, personId, deciding }: DecisionDialogProps) {
  const { decision, onLeaveDecision, onSendDecision } = deciding;
  const open = findOpenDecision(decision, 'trip');
  const isGone = open !== null && findActionOffer(trip, open.action).kind !== 'allowed';
  return (
    <DecisionFrame
      decision={open}
      title={open ? <Question decision={open} /> : <Trans>Your decision</Trans>}
      gone={
        isGone ? (
          hasExpired(trip) ? (
            <Trans>
              The deadline has passed, and the trip has expired. Nothing more was decided. If it is still
              needed, its travellers can request it again.
            </Trans>
          ) : (
            <Trans>The trip is no longer waiting for your decision. Nothing more was decided.</Trans>
          )
        ) : null
      }
      onLeave={onLeaveDecision}
      onSend={onSendDecision}
    >
      {open?.totalBefore ? (
        <Notice kind="warning" title={<Trans>The trip has changed since you saw it</Trans>}>
          <Trans>Nothing was decided. Please look at it as it is now, then decide.</Trans>
          <PriceComparison change={{ before: open.totalBefore, after: open.shown.total }} />
        </Notice>
      ) : null}
      {open ? (
        <Consequences trip={trip} action={open.action} total={open.shown.total} personId={personId} />
      ) : null}
    </DecisionFrame>
  );
}

function hasExpired(trip: Trip): boolean {
  const offer = findActionOffer(trip, 'approve');
  return trip.end === 'expired' || (offer.kind === 'withheld' && offer.reason === 'overdue');
}

function Question({ decision: { action, shown } }: { decision: OpenDecision }) {
  const total = formatMoney(shown.total);
  switch (action) {
    case 'approve':
      return <Trans>Approve this trip for {total}?</Trans>;
    case 'sendBack':
      return <Trans>Send this trip back for changes?</Trans>;
    case 'reject':
      return <Trans>Reject this trip?</Trans>;
  }
}
