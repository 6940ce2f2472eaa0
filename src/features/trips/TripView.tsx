import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { ChangePrice, Trip, TripCancelRequest, TripPart, WaitingPrices } from '#domain/contract.ts';
import { awaitsPenalty } from '#domain/given-back.ts';
import { isPartlyBooked, waitsForDecision } from '#domain/partly-booked.ts';
import { partsToRepeat } from '#domain/trip-draft/book-again.ts';
import { areCancelledApart, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { Surface } from '../../components/Page.tsx';
import { paths } from '../../components/paths.ts';
import { AddDialog } from './adding/AddDialog.tsx';
import { AddToTrip } from './adding/AddToTrip.tsx';
import type { AddingProps } from './adding/adding.ts';
import { ReplacedParts } from './adding/ReplacedParts.tsx';
import { BookingInfo, type TripLabels } from './BookingInfo.tsx';
import { CancelDialog, type CancellationState } from './CancelDialog.tsx';
import { ChangeDecisionDialog } from './changes/ChangeDecisionDialog.tsx';
import { ChangeDecisionPanel } from './changes/ChangeDecisionPanel.tsx';
import type { ChangingProps } from './changes/changes.ts';
import { WithdrawalDialog } from './changes/WithdrawalDialog.tsx';
import { AskDialog } from './deciding/AskDialog.tsx';
import { type AskingProps, mayDecideNow } from './deciding/asking.ts';
import { ChangedPolicy } from './deciding/ChangedPolicy.tsx';
import { DecisionDialog } from './deciding/DecisionDialog.tsx';
import { DecisionPanel } from './deciding/DecisionPanel.tsx';
import { DepartedTravelers } from './deciding/DepartedTravelers.tsx';
import { type DecidingProps, findActionOffer } from './deciding/deciding.ts';
import { PriceRises } from './deciding/PriceRises.tsx';
import { Questions } from './deciding/Questions.tsx';
import { TripComparison } from './deciding/TripComparison.tsx';
import { Itinerary } from './itinerary/Itinerary.tsx';
import { Money } from './money/Money.tsx';
import { NextStepPanel } from './NextStepPanel.tsx';
import { ActionButton } from './offline/ActionButton.tsx';
import { AgencyDialogs } from './offline/AgencyDialogs.tsx';
import type { AgencyProps } from './offline/agency.ts';
import { RequestRegion } from './offline/RequestRegion.tsx';
import { PartCard } from './PartCard.tsx';
import { PolicySection } from './PolicySection.tsx';
import { isToBeDecided } from './partly-booked/is-to-be-decided.ts';
import { PartlyBooked } from './partly-booked/PartlyBooked.tsx';
import type { Loadable, PartlyBookedProps } from './partly-booked/partly-booked.ts';
import { EditInfoDialog } from './request/EditInfoDialog.tsx';
import { RenewalDialog } from './request/RenewalDialog.tsx';
import type { NearestProps, RequestingProps } from './request/requesting.ts';
import { TripChartDrawing } from './TripChartDrawing.tsx';
import { type CalendarProps, TripDocuments } from './TripDocuments.tsx';
import { TripFacts } from './TripFacts.tsx';
import { TripHistory } from './TripHistory.tsx';
import { TripSection } from './TripSection.tsx';
import classes from './TripView.module.css';
import { WaitingParts } from './WaitingParts.tsx';
import { WholeCancellation } from './WholeCancellation.tsx';

export interface TripViewProps {
  trip: Trip;
  personId: string;
  labels: TripLabels;
  now: string;
  zone: string;
  pictureOf: (propertyId: string) => string;
  programOf: (program: string) => string;
  calendar: CalendarProps;
  cancellation: CancellationState;
  onAskCancellation: (part?: string) => void;
  onLeaveCancellation: () => void;
  onCancel: (request: TripCancelRequest) => void;
  deciding: DecidingProps;
  asking: AskingProps;
  prices: Loadable<WaitingPrices>;
  changePrice: Loadable<ChangePrice>;
  requesting: RequestingProps;
  nearest: NearestProps;
  choosing: PartlyBookedProps;
  adding: AddingProps;
  agency: AgencyProps;
  changing: ChangingProps;
  mayBook: boolean;
}

/** Costs and what is folded stand beside the itinerary, where what is open makes the page no longer. */
const HAS_ASIDE = '(width > 64em)';

const FOCUS_REGIONS = 'article, section';

export function TripView(props: TripViewProps) {
  const {
    trip,
    personId,
    labels,
    now,
    zone,
    pictureOf,
    programOf,
    calendar,
    deciding,
    asking,
    requesting,
    agency,
    changing,
  } = props;
  const partStatuses = trip.parts.map(({ status }) => status);
  const partlyBooked = isPartlyBooked(trip.status, trip.parts);
  const hasAside = useMediaQuery(HAS_ASIDE, true, { getInitialValueInEffect: false });
  useLostFocus();
  return (
    <div className={classes.trip}>
      <TripFacts trip={trip} partlyBooked={partlyBooked} />
      <NextStepPanel
        trip={trip}
        personId={personId}
        zone={zone}
        now={now}
        renewal={props.choosing.renewal}
        nearest={props.nearest}
        onRenew={requesting.onRenew}
        onSearchAgain={requesting.onSearchAgain}
      />
      {mayDecideNow(trip) ? <Questions trip={trip} zone={zone} asking={asking} /> : null}
      <PartlyBooked
        {...props.choosing}
        trip={trip}
        zone={zone}
        nearest={props.nearest}
        onTryAgain={requesting.onRenew}
        onAskCancellation={props.onAskCancellation}
      />
      <WaitingParts trip={trip} onAskCancellation={props.onAskCancellation} />
      <ReplacedParts trip={trip} onAskCancellation={props.onAskCancellation} />
      <DepartedTravelers trip={trip} approval={trip.approval} />
      {trip.policyToday ? <ChangedPolicy policyToday={trip.policyToday} /> : null}
      {trip.approval ? <PriceRises trip={trip} /> : null}
      <div className={classes.columns}>
        <div className={classes.main}>
          <RequestRegion trip={trip} zone={zone} agency={agency} />
          <TripSection title={<Trans>Itinerary</Trans>} bare>
            {trip.parts.length === 0 ? <NoBookings trip={trip} /> : null}
            <Itinerary
              trip={trip}
              personId={personId}
              renderPart={(part, moments) => (
                <PartCard
                  key={part._id}
                  trip={trip}
                  part={part}
                  moments={moments}
                  personId={personId}
                  pictureOf={pictureOf}
                  programOf={programOf}
                  zone={zone}
                  now={now}
                  waitsForDecision={waitsForDecision(trip.status, partStatuses)}
                  changing={changing}
                  onBookElse={props.choosing.onChooseAnother}
                  {...(hasPartsToCancel(trip) &&
                    part.kind !== 'external' &&
                    !part.ofOthers && { onCancel: () => props.onAskCancellation(part._id) })}
                  {...(isRecordedCancellable(trip, part) && {
                    onRecordCancellation: () => agency.onAskCancelling(part._id),
                  })}
                />
              )}
            />
            <ActionButton trip={trip} action="addExternal" onTake={agency.onAskBooking}>
              <Trans>Record a booking</Trans>
            </ActionButton>
            <AddToTrip trip={trip} onAdd={props.adding.onAdd} />
            {mayApprove(trip) ? null : (
              <TripDocuments trip={trip} calendar={calendar}>
                {props.mayBook ? <BookAgain trip={trip} /> : null}
                {trip.allowedActions.includes('update') ? (
                  <Button variant="default" onClick={requesting.onEdit}>
                    <Trans>Edit the request</Trans>
                  </Button>
                ) : null}
              </TripDocuments>
            )}
            {isToBeDecided(trip) ? null : (
              <WholeCancellation trip={trip} onAsk={() => props.onAskCancellation()} />
            )}
          </TripSection>
        </div>
        <div className={classes.aside}>
          <TripSection title={<Trans>Costs</Trans>}>
            <Money trip={trip} />
          </TripSection>
          <div className={classes.folds}>
            <TripComparison trip={trip} zone={zone} isOpen={hasAside} />
            <TripSection
              title={<Trans>Request and payment</Trans>}
              folded
              isOpen={hasAside && isToDecide(trip)}
            >
              <BookingInfo trip={trip} labels={labels} zone={zone} />
            </TripSection>
            {trip.parts.length === 0 ? null : (
              <PolicySection verdict={trip.verdict} isExplained={mayApprove(trip)} />
            )}
            <TripSection title={<Trans>Progress</Trans>} folded>
              <TripChartDrawing trip={trip} partlyBooked={partlyBooked} />
            </TripSection>
            <TripSection title={<Trans>History</Trans>} folded>
              <TripHistory trip={trip} appName={labels.appName} zone={zone} />
            </TripSection>
          </div>
        </div>
      </div>
      <DecisionPanel trip={trip} zone={zone} deciding={deciding} onAsk={asking.onAsk} />
      <ChangeDecisionPanel trip={trip} zone={zone} deciding={deciding} onAsk={asking.onAsk} />
      <ChangeDecisionDialog trip={trip} deciding={deciding} />
      <WithdrawalDialog trip={trip} changing={changing} />
      <AskDialog trip={trip} asking={asking} />
      <DecisionDialog trip={trip} personId={personId} deciding={deciding} />
      <EditInfoDialog trip={trip} requesting={requesting} />
      <RenewalDialog trip={trip} requesting={requesting} nearest={props.nearest} />
      <AddDialog trip={trip} adding={props.adding} />
      <AgencyDialogs trip={trip} agency={agency} />
      <CancelDialog
        trip={trip}
        cancellation={props.cancellation}
        onLeave={props.onLeaveCancellation}
        onCancel={props.onCancel}
      />
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

function mayApprove(trip: Trip): boolean {
  return findActionOffer(trip, 'approve').kind === 'allowed';
}

/** Purpose, reason and comment are a part of what is decided on. */
function isToDecide({ approval, changes = [] }: Trip): boolean {
  return approval !== undefined || changes.some(({ mayDecide }) => mayDecide === true);
}

function isRecordedCancellable(trip: Trip, part: TripPart): boolean {
  return (
    part.kind === 'external' &&
    (part.status === 'confirmed' || awaitsPenalty(part)) &&
    findActionOffer(trip, 'cancelExternal').kind === 'allowed'
  );
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

interface FocusedElement {
  element: Element;
  regions: readonly HTMLElement[];
}

/**
 * A button may disappear with the action it was pressed for. The focus then moves to the surrounding part or section,
 * or else to the heading of the page. The focus is outside of React, hence the effects.
 */
function useLostFocus(): void {
  const last = useRef<FocusedElement | null>(null);
  useEffect(() => {
    // A closing dialog restores the focus without a React event.
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = { element: target, regions: [...regionsAround(target)] };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const region = last.current.regions.find(({ isConnected }) => isConnected);
    last.current = null;
    if (document.activeElement !== document.body) return;
    const target = region ?? document.querySelector('h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  });
}

function* regionsAround(element: Element): Generator<HTMLElement> {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.matches(FOCUS_REGIONS)) yield parent;
}
