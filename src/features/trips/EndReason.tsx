import { Trans, useLingui } from '@lingui/react/macro';
import type { Trip, TripEventKind } from '#domain/contract.ts';
import { Notice } from '../../components/Notice.tsx';
import { fullName } from '../../components/trip-status/full-name.ts';
import { partName } from '../../components/trip-status/part-name.ts';
import { formatInstant } from '../../i18n/format.ts';
import classes from './EndReason.module.css';
import { FAILURE_WORDS } from './part-words.ts';

interface EndReasonProps {
  trip: Trip;
  zone: string;
}

type TripEvent = Trip['events'][number];

const ENDS: ReadonlySet<TripEventKind> = new Set(['rejected', 'sentBack', 'expired', 'requestClosed']);

export function EndReason({ trip, zone }: EndReasonProps) {
  const { status, events } = trip;
  if (status === 'approved' || trip.end === 'failed') return <FailureReasons trip={trip} />;
  const isEnded = status === 'rejected' || trip.end === 'closed';
  const end = isEnded ? events.findLast(({ kind }) => ENDS.has(kind)) : undefined;
  if (!end) return null;
  if (end.kind === 'expired') {
    return (
      <Notice kind="warning">
        <Expiry at={formatInstant(end.at, zone)} />
      </Notice>
    );
  }
  return end.comment ? <Statement end={end} /> : null;
}

function Statement({ end: { kind, by, comment } }: { end: TripEvent }) {
  const name = by ? fullName(by) : null;
  return (
    <Notice kind="warning" title={<Speaker kind={kind} name={name} />}>
      <p className={classes.words}>{comment}</p>
    </Notice>
  );
}

function Speaker({ kind, name }: { kind: TripEventKind; name: string | null }) {
  if (kind === 'requestClosed') return <Trans>The agency has closed the request:</Trans>;
  if (name === null) return kind === 'sentBack' ? <Trans>Sent back:</Trans> : <Trans>Rejected:</Trans>;
  return kind === 'sentBack' ? (
    <Trans>{name} has sent it back:</Trans>
  ) : (
    <Trans>{name} has rejected it:</Trans>
  );
}

function Expiry({ at }: { at: string }) {
  return <Trans>The request expired on {at}, because no approval had come by then.</Trans>;
}

function FailureReasons({ trip: { parts } }: { trip: Trip }) {
  const { t } = useLingui();
  const failed = parts.flatMap((part) =>
    part.status === 'failed' && part.failure ? [{ part, failure: part.failure }] : [],
  );
  if (failed.length === 0) return null;
  return (
    <Notice kind="warning">
      {failed.map(({ part, failure }) => (
        <p key={part._id}>
          <strong>{partName(part)}</strong>: {t(FAILURE_WORDS[failure])}
        </p>
      ))}
    </Notice>
  );
}
