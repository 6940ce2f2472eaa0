import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { Trip, TripEventKind } from '#domain/contract.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { AreaError, type AreaFailure } from '../../components/AreaError.tsx';
import { AreaState } from '../../components/booking/AreaState.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { fullName } from '../../components/trip-status/full-name.ts';
import { partName } from '../../components/trip-status/part-name.ts';
import { formatInstant } from '../../i18n/format.ts';
import { mayDecideNow } from './deciding/asking.ts';
import { DecisionFacts } from './deciding/DecisionFacts.tsx';
import { Questions } from './deciding/Questions.tsx';
import { FAILURE_WORDS } from './part-words.ts';
import { TripView, type TripViewProps } from './TripView.tsx';

export type TripScreenProps =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'notFound' }
  | ({ state: 'ready' } & TripViewProps);

export function TripScreen(props: TripScreenProps) {
  switch (props.state) {
    case 'loading':
      return (
        <Page title={<Trans>Trip</Trans>} subtitle={<Trans>Loading the trip…</Trans>}>
          <LinearProgress visible />
        </Page>
      );
    case 'failed':
      return (
        <Page title={<Trans>Trip</Trans>}>
          <AreaError {...props.failure} />
        </Page>
      );
    case 'notFound':
      return (
        <Page title={<Trans>Trip</Trans>}>
          <AreaState
            kind="empty"
            title={<Trans>Trip not found</Trans>}
            action={
              <AppLink href="/">
                <Trans>Go to your trips</Trans>
              </AppLink>
            }
          >
            <Trans>It may belong to another company, or you may not have access to it.</Trans>
          </AreaState>
        </Page>
      );
    case 'ready':
      return (
        <Page dense title={props.trip.title}>
          <EndReason trip={props.trip} zone={props.zone} />
          <DecisionFacts
            trip={props.trip}
            prices={props.prices}
            changePrice={props.changePrice}
            purpose={props.labels.purpose}
            zone={props.zone}
          />
          {mayDecideNow(props.trip) ? null : (
            <Questions trip={props.trip} zone={props.zone} asking={props.asking} />
          )}
          <TripView {...props} />
        </Page>
      );
  }
}

interface EndReasonProps {
  trip: Trip;
  zone: string;
}

type TripEvent = Trip['events'][number];

const ENDS: ReadonlySet<TripEventKind> = new Set(['rejected', 'sentBack', 'expired', 'requestClosed']);

function EndReason({ trip, zone }: EndReasonProps) {
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
      <Text variant="written">{comment}</Text>
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
