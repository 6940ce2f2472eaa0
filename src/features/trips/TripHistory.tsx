import { Trans, useLingui } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { OriginText } from '../../components/OriginText.tsx';
import { fullName } from '../../components/trip-status/full-name.ts';
import { partName } from '../../components/trip-status/part-name.ts';
import { formatFullInstant, formatMoney } from '../../i18n/format.ts';
import { addedParts } from './added-parts.ts';
import { CHANGE_FAILURE_WORDS } from './changes/change-words.ts';
import { DecidedTrip } from './DecidedTrip.tsx';
import { eventWords } from './event-words.ts';
import { FAILURE_WORDS } from './part-words.ts';
import classes from './TripHistory.module.css';

interface TripHistoryProps {
  trip: Trip;
  /** The time zone of the viewer. */
  zone: string;
}

/** The history of a trip, the newest event first. */
export function TripHistory({ trip, zone }: TripHistoryProps) {
  const names = new Map(trip.parts.map((part) => [part._id, partName(part)]));
  const added = addedParts(trip);
  return (
    <ol className={classes.events} reversed>
      {trip.events.toReversed().map((event) => (
        <HistoryEntry
          key={event._id}
          event={event}
          about={event.partId ? names.get(event.partId) : added.get(event._id)?.map(partName).join(', ')}
          names={names}
          zone={zone}
        />
      ))}
    </ol>
  );
}

type HistoryEvent = Trip['events'][number];

interface HistoryEventProps {
  event: HistoryEvent;
  /** The parts that the event concerns. */
  about: string | undefined;
  /** The names of the parts, by id. */
  names: ReadonlyMap<string, string>;
  zone: string;
}

function HistoryEntry({ event, about, names, zone }: HistoryEventProps) {
  const { t } = useLingui();
  const { at, by, onBehalfOf, level, comment, failure, before, after, origin, asked, seen, changeFailure } =
    event;
  return (
    <li className={classes.event}>
      <p className={classes.what}>
        <strong>{t(eventWords(event))}</strong>
        {level ? <Trans>, level {level}</Trans> : null}
        {about ? `: ${about}` : null}
      </p>
      {failure ? <p>{t(FAILURE_WORDS[failure])}</p> : null}
      {changeFailure ? <p>{t(CHANGE_FAILURE_WORDS[changeFailure])}</p> : null}
      {before && after ? <PriceChangeText before={formatMoney(before)} after={formatMoney(after)} /> : null}
      {comment ? <blockquote className={classes.comment}>{comment}</blockquote> : null}
      {asked ? <RequestedApprovers asked={asked} /> : null}
      {seen ? <DecidedTrip seen={seen} names={names} isChange={event.changeId !== undefined} /> : null}
      <p className={classes.who}>
        <time dateTime={at}>{formatFullInstant(at, zone)}</time>
        <span>
          <Author by={by} onBehalfOf={onBehalfOf} />
        </span>
        {origin ? <OriginText origin={origin} /> : null}
      </p>
    </li>
  );
}

function RequestedApprovers({ asked }: { asked: NonNullable<HistoryEvent['asked']> }) {
  return (
    <ul className={classes.asked}>
      {asked.map(({ _id, firstName, lastName, onBehalfOf }) => (
        <li key={_id}>
          <Author by={{ firstName, lastName }} onBehalfOf={onBehalfOf} />
        </li>
      ))}
    </ul>
  );
}

interface AuthorProps {
  by: HistoryEvent['by'];
  onBehalfOf: HistoryEvent['onBehalfOf'];
}

function Author({ by, onBehalfOf }: AuthorProps) {
  if (!by) return <Trans>automatically</Trans>;
  const name = fullName(by);
  if (!onBehalfOf) return name;
  const delegator = fullName(onBehalfOf);
  return (
    <Trans>
      {name} for {delegator}
    </Trans>
  );
}

function PriceChangeText({ before, after }: { before: string; after: string }) {
  return (
    <p className={classes.prices}>
      <Trans>
        from {before} to {after}
      </Trans>
    </p>
  );
}
