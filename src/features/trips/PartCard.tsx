import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { hasBegun } from '#domain/cancellable-until.ts';
import type { SupplierPart, Trip, TripPart } from '#domain/contract.ts';
import { isGivenBack, wasNotApproved } from '#domain/given-back.ts';
import { isUsed } from '#machines/trip/cancellation-selectors.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { partName } from '../../components/trip-status/part-name.ts';
import { StatusMark } from '../../components/trip-status/StatusMark.tsx';
import { ChangeControl } from './changes/ChangeControl.tsx';
import { ChangeOfPart } from './changes/ChangeOfPart.tsx';
import { type ChangingProps, findLastChange, isOver } from './changes/changes.ts';
import { isOverPart } from './is-over-part.ts';
import { BookingNumber } from './itinerary/BookingNumber.tsx';
import { MomentList } from './itinerary/MomentList.tsx';
import type { FactsProps, HeadProps, Moment, PartKind } from './kinds/trip-kind.ts';
import { tripKind } from './kinds/trip-kinds.ts';
import classes from './PartCard.module.css';
import { PartOutcome } from './PartOutcome.tsx';
import { GIVEN_BACK_WORDS, PART_STATUS_TONES, PART_STATUS_WORDS } from './part-words.ts';
import { refusalWords } from './refusal-words.ts';

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
        waitsForDecision={waitsForDecision && status === 'held'}
        isChanging={isChanging}
        zone={zone}
      />
      <MomentList moments={moments} personId={personId} isOver={isOverPart(part)} />
      <BookingNumber part={part} now={now} />
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
        <ChangeControl
          trip={trip}
          part={part}
          onChange={() => changing.onChange(part)}
          onBookElse={onBookElse}
        />
        {onRecordCancellation ? (
          <Button variant="default" onClick={onRecordCancellation}>
            {isGivenBack(part) ? (
              <Trans>Record what its cancellation cost</Trans>
            ) : (
              <Trans>Record its cancellation</Trans>
            )}
          </Button>
        ) : null}
        {onCancel ? <Cancellation part={part} now={now} onCancel={onCancel} /> : null}
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

function findRefusal(part: TripPart, now: string): 'byAgency' | 'begun' | null {
  const { status } = part;
  if (part.kind === 'external' && status === 'confirmed') return 'byAgency';
  return isUsed({ status, hasBegun: hasBegun(part, new Date(now)) }) ? 'begun' : null;
}

interface CancellationProps {
  part: TripPart;
  now: string;
  onCancel: () => void;
}

function Cancellation({ part, now, onCancel }: CancellationProps) {
  const { t } = useLingui();
  const reasonId = useId();
  const offered = selectCancellation(partSnapshot(part.status));
  const refusal = findRefusal(part, now);
  if (refusal && offered !== 'never') {
    return <p className={classes.reason}>{t(refusalWords(refusal, part))}</p>;
  }
  switch (offered) {
    case 'never':
      return null;
    case 'now':
      return (
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel this part</Trans>
        </Button>
      );
    case 'later':
      return (
        <>
          <Button variant="default" aria-disabled aria-describedby={reasonId}>
            <Trans>Cancel this part</Trans>
          </Button>
          <span id={reasonId} className={classes.reason}>
            <Trans>It can be cancelled once the supplier has answered.</Trans>
          </span>
        </>
      );
  }
}
