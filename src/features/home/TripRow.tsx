import { Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import type { TripSummary } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import { DeciderNames } from '../../components/trip-status/DeciderNames.tsx';
import { fullName } from '../../components/trip-status/full-name.ts';
import { TripStatusMark } from '../../components/trip-status/TripStatusMark.tsx';
import { formatInstant } from '../../i18n/format.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { KIND_NAMES } from './kinds/kind-names.ts';
import classes from './TripRow.module.css';

export interface TripReader {
  personId: string;
  /** The moment by the company's clock, in UTC. */
  now: string;
  zone: string;
}

interface TripRowProps {
  trip: TripSummary;
  reader: TripReader;
  mayRepeat?: boolean;
}

const MOST_NAMES = 2;

export function TripRow({ trip, reader, mayRepeat = false }: TripRowProps) {
  const { t } = useLingui();
  const { title, waiting, startsOn, kinds } = trip;
  return (
    <li className={classes.row} data-hover="true">
      <DayBlock day={startsOn} />
      <div className={classes.what}>
        <Group component="span" gap="4px 12px" align="baseline">
          <AppLink href={paths.trip(trip._id)} className={classes.title} data-cover="true">
            {title}
          </AppLink>
          {isPlain(trip) ? null : (
            <TripStatusMark
              status={trip.status}
              end={trip.end}
              partlyBooked={trip.partlyBooked === true}
              cancelling={trip.cancelling === true}
              openRequest={trip.openRequest === true}
            />
          )}
        </Group>
        <Group component="span" gap="0 16px" align="stretch" c="dimmed">
          {kinds.length > 0 ? <span>{kinds.map((kind) => t(KIND_NAMES[kind])).join(' · ')}</span> : null}
          {trip.openRequest ? (
            <span>
              <Trans>Request to the agency</Trans>
            </span>
          ) : null}
          {waiting?.keepsRules ? (
            <span>
              {waiting.change ? <Trans>The change breaks no rule</Trans> : <Trans>No rule broken</Trans>}
            </span>
          ) : null}
        </Group>
        {waiting ? <Waiting waiting={waiting} reader={reader} /> : null}
      </div>
      <div className={classes.who}>
        <span>{trip.travelers.map(fullName).join(', ')}</span>
        <span className={classes.reference}>{trip.itineraryRefId}</span>
      </div>
      <span className={classes.total}>
        {isPriceless(trip) ? null : formatMoney(trip.total)}
        {mayRepeat && isRepeatable(trip) ? (
          <AppLink
            href={paths.bookAgain(trip._id)}
            aria-label={t`Book again: ${title}`}
            className={classes.again}
          >
            <Trans>Book again</Trans>
          </AppLink>
        ) : null}
      </span>
    </li>
  );
}

function DayBlock({ day }: { day: string }) {
  const [number, month] = formatDayRange(day, day).split(' ');
  return (
    <span className={classes.start} aria-hidden="true">
      <strong>{number}</strong>
      {month}
    </span>
  );
}

function isPlain({ status, partlyBooked, cancelling, openRequest }: TripSummary): boolean {
  return status === 'complete' && !partlyBooked && !cancelling && !openRequest;
}

/** Only what suppliers sell can be searched for on other days. */
function isRepeatable({ kinds }: TripSummary): boolean {
  return kinds.some((kind) => kind !== 'external');
}

/** A request in words has no price before the agency has booked something. */
function isPriceless({ openRequest, total }: TripSummary): boolean {
  return openRequest === true && total.amount === 0;
}

interface WaitingFactsProps {
  waiting: NonNullable<TripSummary['waiting']>;
  reader: TripReader;
}

function Waiting({ waiting, reader: { personId, now, zone } }: WaitingFactsProps) {
  const { deciders, until, change } = waiting;
  return (
    <Group component="span" gap="0 16px" align="stretch" c="dimmed">
      {change ? (
        <span>
          <Trans>A change waits for approval; the trip stays booked.</Trans>
        </span>
      ) : null}
      <DeadlineText until={until} now={now} zone={zone} />
      <span>
        <Trans>waiting for:</Trans> <DeciderNames deciders={deciders} personId={personId} most={MOST_NAMES} />
      </span>
    </Group>
  );
}

interface DeadlineTextProps {
  until: string;
  now: string;
  zone: string;
}

function DeadlineText({ until, now, zone }: DeadlineTextProps) {
  const relative = formatRelativeTime(until, now);
  const absolute = formatInstant(until, zone);
  return (
    <time dateTime={until}>
      {until > now ? (
        <Trans>
          expires <strong>{relative}</strong>, {absolute}
        </Trans>
      ) : (
        <Trans>deadline passed, {absolute}</Trans>
      )}
    </time>
  );
}
