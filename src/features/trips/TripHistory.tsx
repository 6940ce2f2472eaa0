import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import { addedParts } from '#domain/added-parts.ts';
import type {
  AgreedAmounts,
  CheapestAlternative,
  Money,
  PartAtEvent,
  Trip,
  TripAtDecision,
  TripEventKind,
  TripPart,
} from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { convertLike } from '#domain/trip-costs.ts';
import { OriginText } from '../../components/OriginText.tsx';
import { fullName } from '../../components/trip-status/full-name.ts';
import { partName } from '../../components/trip-status/part-name.ts';
import { VerdictExplanation } from '../../components/verdicts/VerdictExplanation.tsx';
import { formatFullInstant, formatMoney } from '../../i18n/format.ts';
import { ChangedFlights } from './airline/ChangedFlights.tsx';
import { CHANGE_FAILURE_WORDS } from './changes/change-words.ts';
import { FAILURE_WORDS } from './part-words.ts';
import classes from './TripHistory.module.css';

interface TripHistoryProps {
  trip: Trip;
  appName: string;
  zone: string;
}

export function TripHistory({ trip, appName, zone }: TripHistoryProps) {
  const names = new Map(trip.parts.map((part) => [part._id, partName(part)]));
  const added = addedParts(trip);
  /** For events that an earlier version has recorded. */
  const currentNames = ({ _id, partId }: HistoryEvent) =>
    partId ? names.get(partId) : added.get(_id)?.map(partName).join(', ');
  const nameParts = ({ partId, about }: HistoryEvent) =>
    about
      ?.map((part) =>
        partAtEvent(
          part,
          trip.parts.find(({ _id }) => _id === partId),
        ),
      )
      .join(', ');
  return (
    <Stack gap={0} renderRoot={(props) => <ol {...props} reversed />}>
      {trip.events.toReversed().map((event) => (
        <HistoryEntry
          key={event._id}
          event={event}
          words={wordsOfAgency(event, trip) ?? eventWords(event)}
          about={nameParts(event) ?? currentNames(event)}
          names={names}
          appName={appName}
          price={trip.parts.find(({ _id }) => _id === event.partId)?.price}
          zone={zone}
        />
      ))}
    </Stack>
  );
}

type HistoryEvent = Trip['events'][number];

/** A part as it was then, with its days if it has others now. */
function partAtEvent({ name, startsOn, endsOn }: PartAtEvent, now: TripPart | undefined): string {
  const isMoved = now !== undefined && (now.startsOn !== startsOn || now.endsOn !== endsOn);
  return isMoved ? `${name}, ${formatDayRange(startsOn, endsOn)}` : name;
}

interface HistoryEventProps {
  event: HistoryEvent;
  words: MessageDescriptor;
  about: string | undefined;
  names: ReadonlyMap<string, string>;
  price: TripPart['price'] | undefined;
  appName: string;
  zone: string;
}

function HistoryEntry({ event, words, about, names, appName, price, zone }: HistoryEventProps) {
  const { t } = useLingui();
  const format = (amount: Money) => formatMoney(price ? convertLike(price, amount) : amount);
  const { at, by, onBehalfOf, level, comment, failure, agreed, before, after, origin, asked, seen } = event;
  const { changeFailure } = event;
  return (
    <li className={classes.event}>
      <p>
        <strong>{t(words)}</strong>
        {level ? <Trans>, level {level}</Trans> : null}
        {about ? `: ${about}` : null}
      </p>
      {failure ? <p>{t(FAILURE_WORDS[failure])}</p> : null}
      {changeFailure ? <p>{t(CHANGE_FAILURE_WORDS[changeFailure])}</p> : null}
      {event.legs ? <ChangedFlights legs={event.legs} /> : null}
      {before && after ? <PriceChangeText before={format(before)} after={format(after)} /> : null}
      {agreed ? <Agreed agreed={agreed} format={format} /> : null}
      {comment ? <blockquote data-quote="true">{comment}</blockquote> : null}
      {asked ? <RequestedApprovers asked={asked} /> : null}
      {seen ? <DecisionSnapshot seen={seen} names={names} isChange={event.changeId !== undefined} /> : null}
      <Group component="p" gap="0 12px" align="stretch" c="dimmed" fz="xs">
        <time dateTime={at}>{formatFullInstant(at, zone)}</time>
        <span>{by ? <Author by={by} onBehalfOf={onBehalfOf} /> : <Trans>by {appName}</Trans>}</span>
        {origin ? <OriginText origin={origin} /> : null}
      </Group>
    </li>
  );
}

interface AgreedProps {
  agreed: AgreedAmounts;
  format: (amount: Money) => string;
}

function Agreed({ agreed: { price, penalty, fee }, format }: AgreedProps) {
  const [highest, ofCancellation, ofChange] = [price, penalty, fee].map((one) => one && format(one));
  return (
    <p>
      {highest ? <Trans>agreed to {highest} at most</Trans> : null}
      {ofCancellation ? <Trans>agreed to a cancellation for {ofCancellation} at most</Trans> : null}
      {ofChange ? <Trans>, and {ofChange} for the change itself</Trans> : null}
    </p>
  );
}

function RequestedApprovers({ asked }: { asked: NonNullable<HistoryEvent['asked']> }) {
  return (
    <Stack component="ul" gap={0}>
      {asked.map(({ _id, firstName, lastName, onBehalfOf }) => (
        <li key={_id}>
          <Author by={{ firstName, lastName }} onBehalfOf={onBehalfOf} />
        </li>
      ))}
    </Stack>
  );
}

interface AuthorProps {
  by: NonNullable<HistoryEvent['by']>;
  onBehalfOf: HistoryEvent['onBehalfOf'];
}

function Author({ by, onBehalfOf }: AuthorProps) {
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
    <p>
      <Trans>
        from {before} to {after}
      </Trans>
    </p>
  );
}

const EVENT_WORDS = {
  requested: msg`Requested`,
  reminded: msg`Approver reminded`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
  sentBack: msg`Sent back for changes`,
  approverAsked: msg`Another approver asked`,
  updated: msg`Request changed`,
  expired: msg`Approval expired`,
  resubmitted: msg`Requested again`,
  partsAdded: msg`Parts added`,
  priceExceeded: msg`Price rose beyond the tolerance`,
  confirming: msg`Booking started`,
  confirmed: msg`Booked`,
  failed: msg`Booking failed`,
  answerLost: msg`Answer from the supplier lost`,
  found: msg`Booking looked up at the supplier`,
  completed: msg`Everything booked`,
  cancellationRequested: msg`Cancellation requested`,
  partCancelled: msg`Cancelled at the supplier`,
  cancellationDearer: msg`Not cancelled: costs more than agreed`,
  cancellationRecorded: msg`Cancellation recorded by the agency`,
  cancellationRefused: msg`Cancellation declined by the supplier`,
  leftOut: msg`Left out of the trip`,
  cancelled: msg`Trip cancelled`,
  messageWritten: msg`Message sent`,
  requestClosed: msg`Request closed`,
  questionAsked: msg`Traveller asked before the decision`,
  questionAnswered: msg`Question answered`,
  changeRequested: msg`Change requested`,
  changeReminded: msg`Approver of the change reminded`,
  changeApproved: msg`Change approved`,
  changeRejected: msg`Change rejected`,
  changeExpired: msg`Approval of the change expired`,
  changeWithdrawn: msg`Change withdrawn`,
  changing: msg`Change started`,
  changed: msg`Changed`,
  changeDearer: msg`Not changed: costs more than agreed`,
  changeRefused: msg`Change not made`,
  airlineChanged: msg`Changed by the airline`,
  airlineChangeAccepted: msg`Change by the airline accepted`,
} satisfies Record<TripEventKind, MessageDescriptor>;

const AGENCY_WROTE = msg`Message from the agency`;
const TRAVELERS_WROTE = msg`Message from the travellers`;
const WITHDRAWN = msg`Request withdrawn`;

const AGENCY_WORDS = {
  cancellationRequested: {
    booked: EVENT_WORDS.cancellationRequested,
    unbooked: msg`Returned to the agency`,
  },
  partCancelled: {
    booked: msg`Cancelled where it was booked`,
    unbooked: msg`Not booked; the agency cancels it where it was booked`,
  },
} satisfies Partial<Record<TripEventKind, { booked: MessageDescriptor; unbooked: MessageDescriptor }>>;

/** Null for events that read the same no matter who booked the part. */
function wordsOfAgency(event: HistoryEvent, { parts, events }: Trip): MessageDescriptor | null {
  const { kind, partId } = event;
  if (kind !== 'cancellationRequested' && kind !== 'partCancelled') return null;
  if (parts.find(({ _id }) => _id === partId)?.kind !== 'external') return null;
  const isBooked = events
    .slice(0, events.indexOf(event))
    .some(
      (earlier) => earlier.partId === partId && (earlier.kind === 'confirmed' || earlier.kind === 'found'),
    );
  return AGENCY_WORDS[kind][isBooked ? 'booked' : 'unbooked'];
}

function eventWords({ kind, side }: Pick<Trip['events'][number], 'kind' | 'side'>): MessageDescriptor {
  if (kind === 'messageWritten' && side) return side === 'agency' ? AGENCY_WROTE : TRAVELERS_WROTE;
  return kind === 'requestClosed' && side === 'travelers' ? WITHDRAWN : EVENT_WORDS[kind];
}

interface DecisionSnapshotProps {
  seen: TripAtDecision;
  names: ReadonlyMap<string, string>;
  isChange: boolean;
}

function DecisionSnapshot({
  seen: { total, parts, policies, verdict },
  names,
  isChange,
}: DecisionSnapshotProps) {
  return (
    <details>
      <summary className={classes.summary}>
        <Trans>What the approver saw</Trans>
      </summary>
      <div className={classes.seen}>
        <table className={classes.snapshotPrices}>
          <tbody>
            {parts.map(({ partId, name, price }) => (
              <tr key={partId}>
                <th scope="row">{name ?? names.get(partId) ?? <Trans>A part that is gone</Trans>}</th>
                <td>
                  {formatMoney(price)}
                  {isChange ? <Trans>, after the change</Trans> : null}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {isChange ? <Trans>Total of the trip before the change</Trans> : <Trans>Total</Trans>}
              </th>
              <td>{formatMoney(total)}</td>
            </tr>
          </tfoot>
        </table>
        {parts.map(({ partId, alternative }) =>
          alternative ? <AlternativeAtDecision key={partId} alternative={alternative} /> : null,
        )}
        <VerdictExplanation verdict={verdict} />
        {policies.map(({ _id, name, version }) => (
          <p key={_id}>
            <Trans>
              Policy “{name}”, version {version}
            </Trans>
          </p>
        ))}
      </div>
    </details>
  );
}

function AlternativeAtDecision({ alternative }: { alternative: CheapestAlternative }) {
  const { title } = alternative;
  const price = formatMoney(alternative.price);
  return (
    <p>
      <Trans>
        Cheapest without approval: {title}, {price}
      </Trans>
    </p>
  );
}
