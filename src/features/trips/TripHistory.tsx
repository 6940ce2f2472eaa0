import { Trans, useLingui } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { OriginText } from '../../components/OriginText.tsx';
import { formatFullInstant, formatMoney } from '../../i18n/format.ts';
import { EVENT_WORDS } from './event-words.ts';
import { partName } from './part-terms.ts';
import { FAILURE_WORDS } from './part-words.ts';
import classes from './TripHistory.module.css';

interface TripHistoryProps {
  trip: Trip;
  /** The time zone of whoever looks at it. */
  zone: string;
}

/** All that has happened to a trip, the newest first. */
export function TripHistory({ trip, zone }: TripHistoryProps) {
  const names = new Map(trip.parts.map((part) => [part._id, partName(part)]));
  return (
    <ol className={classes.events} reversed>
      {trip.events.toReversed().map((event) => (
        <HistoryEvent
          key={event._id}
          event={event}
          partName={event.partId ? names.get(event.partId) : undefined}
          zone={zone}
        />
      ))}
    </ol>
  );
}

interface HistoryEventProps {
  event: Trip['events'][number];
  partName: string | undefined;
  zone: string;
}

function HistoryEvent({ event, partName, zone }: HistoryEventProps) {
  const { t } = useLingui();
  const { at, kind, by, level, comment, failure, before, after, origin } = event;
  return (
    <li className={classes.event}>
      <p className={classes.what}>
        <strong>{t(EVENT_WORDS[kind])}</strong>
        {level ? <Trans>, level {level}</Trans> : null}
        {partName ? `: ${partName}` : null}
      </p>
      {failure ? <p>{t(FAILURE_WORDS[failure])}</p> : null}
      {before && after ? <PriceMove before={formatMoney(before)} after={formatMoney(after)} /> : null}
      {comment ? <blockquote className={classes.comment}>{comment}</blockquote> : null}
      <p className={classes.who}>
        <time dateTime={at}>{formatFullInstant(at, zone)}</time>
        <span>{by ? `${by.firstName} ${by.lastName}` : <Trans>automatically</Trans>}</span>
        {origin ? <OriginText origin={origin} /> : null}
      </p>
    </li>
  );
}

function PriceMove({ before, after }: { before: string; after: string }) {
  return (
    <p className={classes.prices}>
      <Trans>
        from {before} to {after}
      </Trans>
    </p>
  );
}
