import { Trans } from '@lingui/react/macro';
import type { PartChange, Trip } from '#domain/contract.ts';
import { Notice } from '../../../components/Notice.tsx';
import { fullName } from '../../../components/trip-status/full-name.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { DecisionFrame } from '../deciding/DecisionFrame.tsx';
import { type DecidingProps, type DecisionAction, findOpenDecision } from '../deciding/deciding.ts';
import { ChangeCost } from './ChangeCost.tsx';

interface ChangeDecisionDialogProps {
  trip: Trip;
  deciding: DecidingProps;
}

export function ChangeDecisionDialog({ trip, deciding }: ChangeDecisionDialogProps) {
  const { decision, onLeaveDecision, onSendDecision } = deciding;
  const open = findOpenDecision(decision, 'change');
  const change = open ? trip.changes?.find(({ _id }) => _id === open.subject.changeId) : undefined;
  return (
    <DecisionFrame
      decision={open}
      title={
        open && change ? (
          <Question action={open.action} name={partName(change.after)} />
        ) : (
          <Trans>Your decision on the change</Trans>
        )
      }
      gone={
        open && !change?.mayDecide ? (
          <Trans>The change is no longer waiting for your decision. Nothing more was decided.</Trans>
        ) : null
      }
      onLeave={onLeaveDecision}
      onSend={onSendDecision}
    >
      {open?.totalBefore ? (
        <Notice kind="warning" title={<Trans>The trip has changed since you saw it</Trans>}>
          <Trans>Nothing was decided. Please look at it as it is now, then decide.</Trans>
        </Notice>
      ) : null}
      {open && change ? <Consequences action={open.action} change={change} /> : null}
    </DecisionFrame>
  );
}

function Question({ action, name }: { action: DecisionAction; name: string }) {
  return action === 'approve' ? (
    <Trans>Approve the change of {name}?</Trans>
  ) : (
    <Trans>Reject the change of {name}?</Trans>
  );
}

function Consequences({ action, change }: { action: DecisionAction; change: PartChange }) {
  const { approval, requestedBy, verdict } = change;
  const requester = fullName(requestedBy);
  if (action === 'reject') {
    return (
      <>
        <p>
          <Trans>The booking stays as it is, and nothing has to be paid for the change.</Trans>
        </p>
        <p>
          <Trans>{requester} reads why.</Trans>
        </p>
      </>
    );
  }
  const follows = approval?.level === 1 && verdict.levels.includes(2);
  return (
    <>
      <p>
        <ChangeCost change={change} />
      </p>
      <p>
        {follows ? (
          <Trans>Level 2 decides after you, unless you may decide for it, too.</Trans>
        ) : (
          <Trans>The supplier is asked at once to make the change.</Trans>
        )}
      </p>
    </>
  );
}
