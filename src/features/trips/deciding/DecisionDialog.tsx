import { Trans } from '@lingui/react/macro';
import type { Money, Trip } from '#domain/contract.ts';
import { isAnyBooked } from '#domain/partly-booked.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { PriceComparison } from '../../../components/booking/PriceComparison.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { fullName } from '../../../components/trip-status/full-name.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { sumPrices } from '../partly-booked/undecided-trip.ts';
import { DecisionFrame } from './DecisionFrame.tsx';
import {
  type DecidingProps,
  type DecisionAction,
  findActionOffer,
  findOpenDecision,
  type OpenDecision,
} from './deciding.ts';

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

interface ConsequencesProps {
  trip: Trip;
  action: DecisionAction;
  total: Money;
  personId: string;
}

function Consequences({ trip, action, total, personId }: ConsequencesProps) {
  if (action === 'approve')
    return <ApprovalConsequences trip={trip} shownTotal={total} personId={personId} />;
  const booked = isAnyBooked(trip.parts.map(({ status }) => status));
  const requester = fullName(trip.createdBy);
  return (
    <>
      <p>
        {booked ? (
          <Trans>What is booked already stays booked. What is only held is released.</Trans>
        ) : (
          <Trans>Nothing is booked. What is held for it is released.</Trans>
        )}
      </p>
      <p>
        {trip.request?.isOpen ? (
          <Trans>{requester} and the agency read why. The request stays open.</Trans>
        ) : action === 'sendBack' ? (
          <Trans>{requester} reads what has to change, and can request it again.</Trans>
        ) : (
          <Trans>{requester} reads why.</Trans>
        )}
      </p>
    </>
  );
}

interface ApprovalConsequencesProps extends Pick<ConsequencesProps, 'trip' | 'personId'> {
  shownTotal: Money;
}

function ApprovalConsequences({ trip, shownTotal, personId }: ApprovalConsequencesProps) {
  const { approval, bookingInfo, verdict } = trip;
  const level = approval?.level ?? 1;
  const total = formatMoney(shownTotal);
  const second = bookingInfo.level2Approver;
  const follows = level === 1 && verdict.levels.includes(2) && second?._id !== personId;
  if (follows) {
    const name = second ? fullName(second) : null;
    return (
      <p>
        {name ? (
          <Trans>
            You approve {total} at level 1. Level 2 decides after you: {name}, unless you may decide for it,
            too.
          </Trans>
        ) : (
          <Trans>
            You approve {total} at level 1. Level 2 decides after you, unless you may decide for it, too.
          </Trans>
        )}
      </p>
    );
  }
  const { booked, held } = partsByOutcome(trip);
  const names = held.map(partName);
  const price = booked.length > 0 ? sumPrices(trip, held) : null;
  const waiting = price ? formatMoney(price) : null;
  return (
    <>
      <p>
        {waiting ? (
          <Trans>
            You approve {waiting} at level {level}; with what is booked already, the trip costs {total}.
            Booked at once:
          </Trans>
        ) : (
          <Trans>
            You approve {total} at level {level}. Its parts are booked at once:
          </Trans>
        )}
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
