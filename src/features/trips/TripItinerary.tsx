import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { SupplierPart, Trip, TripPart } from '#domain/contract.ts';
import { awaitsPenalty } from '#domain/given-back.ts';
import { waitsForDecision } from '#domain/partly-booked.ts';
import { partsToRepeat } from '#domain/trip-draft/book-again.ts';
import { areCancelledApart, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Surface } from '../../components/Page.tsx';
import { paths } from '../../components/paths.ts';
import { Spinner } from '../../components/Spinner.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { formatFullDay } from '../../i18n/format.ts';
import type { AddingProps } from './adding/adding.ts';
import type { ChangingProps } from './changes/changes.ts';
import { findActionOffer } from './deciding/deciding.ts';
import { WITHHELD_WORDS } from './deciding/decision-words.ts';
import { type Entry, itineraryDays } from './itinerary/days.ts';
import { MomentList } from './itinerary/MomentList.tsx';
import type { Moment } from './kinds/trip-kind.ts';
import { SUPPLIER_KINDS } from './kinds/trip-kinds.ts';
import { ActionButton } from './offline/ActionButton.tsx';
import type { AgencyProps } from './offline/agency.ts';
import { PartCard } from './PartCard.tsx';
import { isToBeDecided } from './partly-booked/is-to-be-decided.ts';
import type { PartlyBookedProps } from './partly-booked/partly-booked.ts';
import { WITHHELD_CANCELLATION_WORDS } from './refusal-words.ts';
import type { RequestingProps } from './request/requesting.ts';
import classes from './TripItinerary.module.css';
import { TripSection } from './TripSection.tsx';

export interface TripItineraryProps {
  trip: Trip;
  personId: string;
  now: string;
  zone: string;
  pictureOf: (propertyId: string) => string;
  programOf: (program: string) => string;
  calendar: CalendarProps;
  onAskCancellation: (part?: string) => void;
  requesting: RequestingProps;
  choosing: PartlyBookedProps;
  adding: AddingProps;
  agency: AgencyProps;
  changing: ChangingProps;
  /** Returns why it was not accepted, or null. */
  onAcceptAirlineChange: (airlineChangeId: string) => Promise<string | null>;
  mayBook: boolean;
}

/** The parts by day, and what can be done with the whole trip. */
export function TripItinerary(props: TripItineraryProps) {
  const { trip, personId, calendar, requesting, adding, agency, onAskCancellation } = props;
  return (
    <TripSection title={<Trans>Itinerary</Trans>} bare>
      {trip.parts.length === 0 ? <NoBookings trip={trip} /> : null}
      <Days
        trip={trip}
        personId={personId}
        renderPart={(part, moments) => (
          <PartCard
            key={part._id}
            trip={trip}
            part={part}
            moments={moments}
            personId={personId}
            pictureOf={props.pictureOf}
            programOf={props.programOf}
            zone={props.zone}
            now={props.now}
            waitsForDecision={waitsForDecision(
              trip.status,
              trip.parts.map(({ status }) => status),
            )}
            changing={props.changing}
            onAcceptAirlineChange={props.onAcceptAirlineChange}
            onBookElse={props.choosing.onChooseAnother}
            onCancel={isCancelledApart(trip, part) ? () => onAskCancellation(part._id) : undefined}
            onRefuse={
              mayCancel(trip)
                ? () => onAskCancellation(isCancelledApart(trip, part) ? part._id : undefined)
                : undefined
            }
            onRecordCancellation={
              isRecordedCancellable(trip, part) ? () => agency.onAskCancelling(part._id) : undefined
            }
          />
        )}
      />
      <ActionButton trip={trip} action="addExternal" onTake={agency.onAskBooking}>
        <Trans>Record a booking</Trans>
      </ActionButton>
      <AddToTrip trip={trip} onAdd={adding.onAdd} />
      {findActionOffer(trip, 'approve').kind === 'allowed' ? null : (
        <TripDocuments trip={trip} calendar={calendar}>
          {props.mayBook ? <BookAgain trip={trip} /> : null}
          {trip.allowedActions.includes('update') ? (
            <Button variant="default" onClick={requesting.onEdit}>
              <Trans>Edit the request</Trans>
            </Button>
          ) : null}
        </TripDocuments>
      )}
      {isToBeDecided(trip) ? null : <WholeCancellation trip={trip} onAsk={() => onAskCancellation()} />}
    </TripSection>
  );
}

interface DaysProps {
  trip: Trip;
  personId: string;
  renderPart: (part: TripPart, moments: readonly Moment[]) => ReactNode;
}

function Days({ trip, personId, renderPart }: DaysProps) {
  const { t } = useLingui();
  return (
    <Stack component="ol" mod="closer" gap="sm" aria-label={t`Days of the trip`}>
      {itineraryDays(trip).map(({ day, entries }) => (
        <Paper component="li" key={day} className={classes.day} miw={0}>
          <h3 className={classes.date}>
            <time dateTime={day}>{formatFullDay(day)}</time>
          </h3>
          {entries.map((entry) =>
            entry.isFirst ? (
              renderPart(entry.part, entry.moments)
            ) : (
              <Continuation key={`${entry.part._id} ${day}`} entry={entry} personId={personId} />
            ),
          )}
        </Paper>
      ))}
    </Stack>
  );
}

function Continuation({ entry: { moments }, personId }: { entry: Entry; personId: string }) {
  return (
    <div className={classes.continuation}>
      <MomentList moments={moments} personId={personId} />
    </div>
  );
}

/** While a request is open, the agency can still book for it. */
function NoBookings({ trip }: { trip: Trip }) {
  return (
    <Surface>
      <p>
        {trip.request?.isOpen ? <Trans>Nothing is booked yet.</Trans> : <Trans>Nothing was booked.</Trans>}
      </p>
    </Surface>
  );
}

function isRecordedCancellable(trip: Trip, part: TripPart): boolean {
  return (
    part.kind === 'external' &&
    (part.status === 'confirmed' || awaitsPenalty(part)) &&
    findActionOffer(trip, 'cancelExternal').kind === 'allowed'
  );
}

function isCancelledApart(trip: Trip, part: TripPart): boolean {
  return hasPartsToCancel(trip) && part.kind !== 'external' && !part.ofOthers;
}

function hasPartsToCancel(trip: Trip): boolean {
  const { status, verdict, parts } = trip;
  return (
    mayCancel(trip) && parts.length > 1 && areCancelledApart(tripSnapshot({ status, levels: verdict.levels }))
  );
}

/** While a supplier call for one part is in progress, others may be cancelled. */
function mayCancel(trip: Trip): boolean {
  return findActionOffer(trip, 'cancel').kind !== 'none';
}

function BookAgain({ trip }: { trip: Trip }) {
  if (partsToRepeat(trip).length === 0) return null;
  return (
    <Button component={AppLink} href={paths.bookAgain(trip._id)} variant="default">
      <Trans>Book again</Trans>
    </Button>
  );
}

type Kind = SupplierPart['kind'];

const KINDS = Object.keys(SUPPLIER_KINDS) as Kind[];

interface AddToTripProps {
  trip: Trip;
  onAdd: (kind: Kind) => void;
}

function AddToTrip({ trip, onAdd }: AddToTripProps) {
  const { t } = useLingui();
  const reasonId = useId();
  const offer = findActionOffer(trip, 'addPart');
  if (offer.kind === 'none') return null;
  const isWithheld = offer.kind === 'withheld';
  return (
    <Group className={classes.ways} mod={['touch', 'closer']} gap="8px 12px">
      {KINDS.map((kind) => (
        <Button
          key={kind}
          variant="default"
          aria-label={t(SUPPLIER_KINDS[kind].buttons.add)}
          aria-disabled={isWithheld}
          {...(isWithheld && { 'aria-describedby': reasonId })}
          onClick={() => isWithheld || onAdd(kind)}
        >
          {t(SUPPLIER_KINDS[kind].buttons.addShort)}
        </Button>
      ))}
      {offer.kind === 'withheld' ? (
        <Text span id={reasonId} c="dimmed">
          {t(WITHHELD_WORDS[offer.reason])}
        </Text>
      ) : null}
    </Group>
  );
}

export interface CalendarProps {
  state: 'resting' | 'loading' | 'failed';
  onSave: () => void;
}

interface TripDocumentsProps {
  trip: Trip;
  calendar: CalendarProps;
  children: ReactNode;
}

function TripDocuments({ trip, calendar: { state, onSave }, children }: TripDocumentsProps) {
  const { status, parts } = trip;
  const { t } = useLingui();
  const takesPlace = status !== 'cancelled' && status !== 'rejected' && parts.length > 0;
  const loading = state === 'loading';
  return (
    <>
      <Group mod={{ optional: true, closer: true, touch: 'narrow' }} gap="8px 12px" align="stretch">
        {takesPlace ? (
          <>
            {' '}
            <Button
              variant="default"
              aria-label={t`Save for the calendar (.ics)`}
              aria-disabled={loading}
              leftSection={loading ? <Spinner size={18} /> : null}
              onClick={() => loading || onSave()}
            >
              <Trans>Calendar</Trans>
            </Button>
            <Button variant="default" onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </>
        ) : null}
        {children}
        <VisuallyHidden role="status">{loading ? t`Loading the calendar file…` : ''}</VisuallyHidden>
      </Group>
      {state === 'failed' ? (
        <Notice kind="error">
          <Trans>The calendar file could not be loaded. Please try again.</Trans>
        </Notice>
      ) : null}
    </>
  );
}

interface WholeCancellationProps {
  trip: Trip;
  onAsk: () => void;
}

function WholeCancellation({ trip, onAsk }: WholeCancellationProps) {
  const { t } = useLingui();
  const textId = useId();
  const offer = findActionOffer(trip, 'cancel');
  if (offer.kind === 'none') return null;
  const withheld = offer.kind === 'withheld' ? offer.reason : null;
  return (
    <div className={classes.cancellation} data-screen-only="true" data-touch="true">
      <p id={textId} className={classes.reason}>
        {withheld ? t(WITHHELD_CANCELLATION_WORDS[withheld]) : renderMeaning(trip)}
      </p>
      <Button
        variant="light"
        color="red"
        aria-disabled={withheld !== null}
        aria-describedby={textId}
        onClick={() => withheld ?? onAsk()}
      >
        <Trans>Cancel the whole trip</Trans>
      </Button>
    </div>
  );
}

function renderMeaning({ status }: Trip): ReactNode {
  if (status === 'rejected') return <Trans>A trip that is cancelled can't be requested again.</Trans>;
  return <Trans>You will see the cost before anything is cancelled.</Trans>;
}
