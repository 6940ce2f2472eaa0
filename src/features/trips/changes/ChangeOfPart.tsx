import { Trans, useLingui } from '@lingui/react/macro';
import type { PartChange, Trip, TripPart } from '#domain/contract.ts';
import { Notice } from '../../../components/Notice.tsx';
import { fullName } from '../../../components/trip-status/full-name.ts';
import { ChangeRise } from './ChangeCost.tsx';
import classes from './Changes.module.css';
import { CHANGE_FAILURE_WORDS } from './change-words.ts';
import { findLastChange, isOver, isWaiting } from './changes.ts';
import { CollapsibleComparison } from './PartChangeComparison.tsx';
import { WaitingChange } from './WaitingChange.tsx';

interface ChangeOfPartProps {
  trip: Trip;
  part: TripPart;
  personId: string;
  zone: string;
  onWithdraw: (changeId: string) => void;
}

export function ChangeOfPart({ trip, part, personId, zone, onWithdraw }: ChangeOfPartProps) {
  const change = findLastChange(trip, part._id);
  if (!change) return null;
  if (isWaiting(change)) {
    return (
      <WaitingChange
        trip={trip}
        part={part}
        change={change}
        personId={personId}
        zone={zone}
        onWithdraw={onWithdraw}
      />
    );
  }
  // A change in progress is explained by the status of the booking.
  if (!isOver(change)) return <CollapsibleComparison part={part} change={change} />;
  return part.status === 'confirmed' ? <ChangeOutcome trip={trip} part={part} change={change} /> : null;
}

interface ChangeOutcomeProps {
  trip: Pick<Trip, 'events'>;
  part: TripPart;
  change: PartChange;
}

/** The outcome of a change; a withdrawn change appears only in the history. */
function ChangeOutcome({ trip, part, change }: ChangeOutcomeProps) {
  const { t } = useLingui();
  const comparison = <CollapsibleComparison part={part} change={change} />;
  switch (change.status) {
    case 'refused':
      return (
        <Notice kind="warning" title={<Trans>The change was rejected. The booking stays as it is.</Trans>}>
          <Refusal trip={trip} change={change} />
          {comparison}
        </Notice>
      );
    case 'expired':
      return (
        <Notice kind="warning" title={<Trans>The change has expired. The booking stays as it is.</Trans>}>
          <p>
            <Trans>No approval came in time.</Trans>
          </p>
          {comparison}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          kind="warning"
          title={<Trans>The change could not be made. The booking stays as it is.</Trans>}
        >
          {change.failure ? <p>{t(CHANGE_FAILURE_WORDS[change.failure])}</p> : null}
          <ChangeRise change={change} />
          {comparison}
        </Notice>
      );
    case 'done':
      return (
        <Notice kind="info" title={<Trans>The booking was changed.</Trans>}>
          {comparison}
        </Notice>
      );
    default:
      return null;
  }
}

function Refusal({ trip: { events }, change }: Pick<ChangeOutcomeProps, 'trip' | 'change'>) {
  const refusal = events.findLast(
    ({ kind, changeId }) => kind === 'changeRejected' && changeId === change._id,
  );
  if (!refusal) return null;
  const name = refusal.by ? fullName(refusal.by) : null;
  return (
    <>
      {name ? (
        <p>
          <Trans>{name} said:</Trans>
        </p>
      ) : null}
      <blockquote className={classes.comment}>{refusal.comment}</blockquote>
    </>
  );
}
