import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { amountsOfChange } from '#domain/change-amounts.ts';
import type { PartChange, Trip, TripPart } from '#domain/contract.ts';
import { convertLike } from '#domain/trip-costs.ts';
import { ChangeComparison } from '../../../components/booking/ChangeComparison.tsx';
import { comparisonSide } from '../../../components/booking/comparison-side.ts';
import { Notice } from '../../../components/Notice.tsx';
import { DeciderNames } from '../../../components/trip-status/DeciderNames.tsx';
import { fullName } from '../../../components/trip-status/full-name.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { REASON_WORDS } from '../../../components/trip-status/reason-words.ts';
import { StatusMark } from '../../../components/trip-status/StatusMark.tsx';
import { VerdictExplanation } from '../../../components/verdicts/VerdictExplanation.tsx';
import { formatFullInstant, formatInstant } from '../../../i18n/format.ts';
import { AllowedAlternative } from '../deciding/AllowedAlternative.tsx';
import { ChangedPolicy } from '../deciding/ChangedPolicy.tsx';
import { DepartedTravelers } from '../deciding/DepartedTravelers.tsx';
import { ChangeRise } from './ChangeCost.tsx';
import classes from './Changes.module.css';
import { CHANGE_FAILURE_WORDS, CHANGE_STATUS_TONES, CHANGE_STATUS_WORDS } from './change-words.ts';
import { findLastChange, isOver, isWaiting } from './changes.ts';

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

interface WaitingChangeProps {
  trip: Pick<Trip, 'travelers'>;
  part: TripPart;
  change: PartChange;
  personId: string;
  zone: string;
  onWithdraw: (changeId: string) => void;
}

function WaitingChange({ trip, part, change, personId, zone, onWithdraw }: WaitingChangeProps) {
  const { t } = useLingui();
  const { status, requestedAt, requestedBy, verdict, approval } = change;
  const name = partName(part);
  const requester = fullName(requestedBy);
  const moment = formatFullInstant(requestedAt, zone);
  return (
    <section className={classes.change} aria-label={t`Change of ${name}`}>
      <Group component="header" gap="8px 16px" justify="space-between">
        <h4>
          <Trans>Requested change</Trans>
        </h4>
        <StatusMark tone={CHANGE_STATUS_TONES[status]}>{t(CHANGE_STATUS_WORDS[status])}</StatusMark>
      </Group>
      <p>
        <Trans>
          Requested by {requester} on {moment}. The booking above is valid until the change is made.
        </Trans>
      </p>
      <DepartedTravelers trip={trip} approval={approval} />
      {change.policyToday ? <ChangedPolicy policyToday={change.policyToday} /> : null}
      {change.agreed ? (
        <Notice kind="warning" title={<Trans>More expensive than agreed, beyond the tolerance</Trans>}>
          <ChangeRise change={change} />
        </Notice>
      ) : null}
      <PartChangeComparison part={part} change={change} />
      <div>
        <h5>
          <Trans>Policy</Trans>
        </h5>
        <VerdictExplanation verdict={verdict} />
      </div>
      <Reason change={change} />
      {change.search ? (
        <dl className={classes.answers} data-facts="small">
          <AllowedAlternative
            search={change.search}
            alternative={change.alternative}
            price={change.after.price.asked}
            zone={zone}
          />
        </dl>
      ) : null}
      {approval ? (
        <dl className={classes.answers} data-facts="small">
          <div>
            <dt>
              <Trans>Who decides</Trans>
            </dt>
            <dd>
              <DeciderNames deciders={approval.deciders} personId={personId} />
              <Trans>, approver of level {approval.level}</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>By when</Trans>
            </dt>
            <dd>{formatInstant(approval.until, zone)}</dd>
          </div>
          <div>
            <dt>
              <Trans>If no one acts</Trans>
            </dt>
            <dd>
              {isOwn(part, change, personId) ? (
                <Trans>Your booking stays as it is.</Trans>
              ) : (
                <Trans>The booking stays as it is.</Trans>
              )}
            </dd>
          </div>
        </dl>
      ) : null}
      {change.mayWithdraw ? (
        <div>
          <Button variant="default" onClick={() => onWithdraw(change._id)}>
            <Trans>Withdraw the change</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Reason({ change: { reason, comment } }: { change: PartChange }) {
  const { t } = useLingui();
  if (!reason && !comment) return null;
  return (
    <div>
      <h5>
        <Trans>Why</Trans>
      </h5>
      {reason ? (
        <p>
          {t(REASON_WORDS[reason.code])}
          {reason.text ? `: ${reason.text}` : null}
        </p>
      ) : null}
      {comment ? <p>{comment}</p> : null}
    </div>
  );
}

function isOwn({ travelers }: TripPart, { mayWithdraw }: PartChange, personId: string): boolean {
  return travelers.includes(personId) || mayWithdraw === true;
}

interface PartChangeComparisonProps {
  part: TripPart;
  change: PartChange;
}

/** A change with old and new booking side by side; unless it is done, the current booking is the old one. */
function PartChangeComparison({ part, change }: PartChangeComparisonProps) {
  const { before, after, lost } = change;
  const own = amountsOfChange(change);
  const booked = change.status === 'done' ? { ...before, terms: [] } : comparisonSide(part);
  return (
    <ChangeComparison
      before={{ ...booked, price: convertLike(after.price, booked.price), asked: booked.price }}
      after={{ ...comparisonSide(after), price: own.after, asked: after.price.asked }}
      difference={own.difference}
      penalty={own.penalty}
      due={own.due}
      refund={own.refund}
      onSite={own.onSite}
      lost={lost}
    />
  );
}

function CollapsibleComparison(props: PartChangeComparisonProps) {
  return (
    <details className={classes.folded}>
      <summary>
        <Trans>Before and after the change</Trans>
      </summary>
      <PartChangeComparison {...props} />
    </details>
  );
}
