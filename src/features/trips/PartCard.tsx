import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SupplierPart, Trip, TripPart } from '#domain/contract.ts';
import { isGivenBack, wasNotApproved } from '#domain/given-back.ts';
import { partName } from '../../components/trip-status/part-name.ts';
import { StatusMark } from '../../components/trip-status/StatusMark.tsx';
import { ChangeOfPart } from './changes/ChangeOfPart.tsx';
import { type ChangingProps, findLastChange, isOver } from './changes/changes.ts';
import { isOverPart } from './is-over-part.ts';
import { BookingNumber, FreeUntil } from './itinerary/BookingNumber.tsx';
import { MomentList } from './itinerary/MomentList.tsx';
import type { FactsProps, HeadProps, Moment, PartKind } from './kinds/trip-kind.ts';
import { tripKind } from './kinds/trip-kinds.ts';
import { PartActions } from './PartActions.tsx';
import classes from './PartCard.module.css';
import { PartOutcome } from './PartOutcome.tsx';
import { GIVEN_BACK_WORDS, PART_STATUS_TONES, PART_STATUS_WORDS } from './part-words.ts';

export interface PartCardProps {
  trip: Trip;
  part: TripPart;
  moments: readonly Moment[];
  personId: string;
  pictureOf: (propertyId: string) => string;
  programOf: (program: string) => string;
  zone: string;
  now: string;
  waitsForDecision: boolean;
  changing: ChangingProps;
  onBookElse: (part: SupplierPart) => void;
  /** Absent if a part can't be cancelled alone. */
  onCancel?: () => void;
  onRecordCancellation?: () => void;
}

export function PartCard(props: PartCardProps) {
  const { trip, part, moments, personId, pictureOf, programOf, zone, now, waitsForDecision } = props;
  const { changing, onBookElse, onCancel, onRecordCancellation } = props;
  const { t } = useLingui();
  const { status } = part;
  const change = findLastChange(trip, part._id);
  const isChanging = change !== undefined && !isOver(change);
  return (
    <article className={classes.card} aria-label={partName(part)}>
      <header className={classes.head}>
        <PartHead part={part} pictureOf={pictureOf} />
        <StatusMark tone={PART_STATUS_TONES[status]}>{t(statusWords(trip, part))}</StatusMark>
      </header>
      <PartOutcome
        trip={trip}
        part={part}
        waitsForDecision={waitsForDecision}
        isChanging={isChanging}
        zone={zone}
      />
      <MomentList moments={moments} personId={personId} isOver={isOverPart(part)} />
      <BookingNumber part={part} />
      <ChangeOfPart
        trip={trip}
        part={part}
        personId={personId}
        zone={zone}
        onWithdraw={changing.onWithdraw}
      />
      <div className={classes.foot}>
        {hasFacts(part) ? (
          <details className={classes.details}>
            <summary>
              <Trans>Details</Trans>
            </summary>
            <PartFacts
              part={part}
              paymentType={trip.bookingInfo.paymentType}
              programOf={programOf}
              now={now}
            />
          </details>
        ) : null}
        <PartActions
          trip={trip}
          part={part}
          now={now}
          onChange={() => changing.onChange(part)}
          onBookElse={onBookElse}
          onRecordCancellation={onRecordCancellation}
          onCancel={onCancel}
        />
        <FreeUntil part={part} now={now} />
      </div>
    </article>
  );
}

function hasFacts(part: TripPart): boolean {
  return part.kind !== 'external' || part.notes !== undefined || !isOverPart(part);
}

function statusWords(trip: Trip, part: TripPart): MessageDescriptor {
  if (!isGivenBack(part)) return PART_STATUS_WORDS[part.status];
  return GIVEN_BACK_WORDS[wasNotApproved(trip, part._id) ? 'notApproved' : 'withdrawn'];
}

function PartHead<Kind extends PartKind>(props: HeadProps<Kind>) {
  const { Head } = tripKind(props.part);
  return <Head {...props} />;
}

function PartFacts<Kind extends PartKind>(props: FactsProps<Kind>) {
  const { Facts } = tripKind(props.part);
  return <Facts {...props} />;
}
