import { Trans } from '@lingui/react/macro';
import type { Trip, TripCancelRequest, TripPart } from '#domain/contract.ts';
import { isPartlyBooked } from '#domain/partly-booked.ts';
import { canBeLeftOut } from '#machines/trip/cancellation-selectors.ts';
import { areCancelledApart, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { Surface } from '../../components/Surface.tsx';
import { VerdictExplanation } from '../../components/verdicts/VerdictExplanation.tsx';
import { BookingInfo, type TripLabels } from './BookingInfo.tsx';
import { CancelDialog, type CancellationState } from './CancelDialog.tsx';
import { NextStepPanel } from './NextStepPanel.tsx';
import { PartCard } from './PartCard.tsx';
import { TripChartDrawing } from './TripChartDrawing.tsx';
import { type CalendarProps, TripDocuments } from './TripDocuments.tsx';
import { TripFacts } from './TripFacts.tsx';
import { TripHistory } from './TripHistory.tsx';
import { TripSection } from './TripSection.tsx';
import classes from './TripView.module.css';
import { WholeCancellation } from './WholeCancellation.tsx';

export interface TripViewProps {
  trip: Trip;
  labels: TripLabels;
  /** The moment by the company's clock, in UTC. */
  now: string;
  /** The time zone of whoever looks at it. */
  zone: string;
  /** Where the picture of a hotel is. */
  pictureOf: (propertyId: string) => string;
  /** What a frequent flyer programme is called. */
  programOf: (program: string) => string;
  calendar: CalendarProps;
  cancellation: CancellationState;
  /** Asks what the cancellation of a part, or of all of them, would cost. */
  onAskCancellation: (part?: string) => void;
  onLeaveCancellation: () => void;
  onCancel: (request: TripCancelRequest) => void;
}

export function TripView(props: TripViewProps) {
  const { trip, labels, now, zone, pictureOf, programOf, calendar } = props;
  const partStatuses = trip.parts.map(({ status }) => status);
  const partlyBooked = isPartlyBooked(trip.status, partStatuses);
  return (
    <div className={classes.trip}>
      <Surface>
        <TripFacts trip={trip} partlyBooked={partlyBooked} />
      </Surface>
      <NextStepPanel trip={trip} zone={zone} now={now} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <TripSection title={<Trans>Bookings</Trans>} bare>
            {trip.parts.map((part) => (
              <PartCard
                key={part._id}
                part={part}
                paymentType={trip.bookingInfo.paymentType}
                pictureOf={pictureOf}
                programOf={programOf}
                zone={zone}
                now={now}
                {...(hasPartsToCancel(trip) && { onCancel: () => props.onAskCancellation(part._id) })}
                {...(isToLeaveOut(trip, part) && { onLeaveOut: () => props.onAskCancellation(part._id) })}
              />
            ))}
          </TripSection>
          <TripSection title={<Trans>Policy</Trans>}>
            <VerdictExplanation verdict={trip.verdict} />
          </TripSection>
          <TripSection title={<Trans>Request and payment</Trans>}>
            <BookingInfo trip={trip} labels={labels} zone={zone} />
          </TripSection>
        </div>
        <div className={classes.aside}>
          <TripSection title={<Trans>Documents</Trans>}>
            <TripDocuments status={trip.status} calendar={calendar} />
          </TripSection>
          <WholeCancellation trip={trip} onAsk={() => props.onAskCancellation()} />
          <TripSection title={<Trans>Where it stands</Trans>}>
            <TripChartDrawing status={trip.status} levels={trip.verdict.levels} partlyBooked={partlyBooked} />
          </TripSection>
          <TripSection title={<Trans>History</Trans>}>
            <TripHistory trip={trip} zone={zone} />
          </TripSection>
        </div>
      </div>
      <CancelDialog
        trip={trip}
        cancellation={props.cancellation}
        onLeave={props.onLeaveCancellation}
        onCancel={props.onCancel}
      />
    </div>
  );
}

function isToLeaveOut({ status, verdict, parts }: Trip, part: TripPart): boolean {
  const trip = tripSnapshot({ status, levels: verdict.levels });
  return canBeLeftOut(part.status, { trip, parts: parts.map((one) => one.status) });
}

function hasPartsToCancel({ status, verdict, parts }: Trip): boolean {
  return parts.length > 1 && areCancelledApart(tripSnapshot({ status, levels: verdict.levels }));
}
