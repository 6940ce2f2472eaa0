import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { SupplierPart, Trip, TripPart, UnpaidAmounts } from '#domain/contract.ts';
import { awaitsPenalty, isGivenBack, wasNotApproved } from '#domain/given-back.ts';
import { Notice } from '../../components/Notice.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import { StatusMark } from '../../components/trip-status/StatusMark.tsx';
import { formatInstant, formatMoney } from '../../i18n/format.ts';
import { retainedAmount } from './cancellation-plan.ts';
import { ChangeOfPart } from './changes/ChangeOfPart.tsx';
import { type ChangingProps, findLastChange, isOver } from './changes/changes.ts';
import { findActionOffer } from './deciding/deciding.ts';
import { isOverPart } from './is-over-part.ts';
import { BookingNumber, FreeUntil } from './itinerary/BookingNumber.tsx';
import { MomentList } from './itinerary/MomentList.tsx';
import type { FactsProps, HeadProps, Moment, PartKind } from './kinds/trip-kind.ts';
import { tripKind } from './kinds/trip-kinds.ts';
import { ON_SITE_TEXTS } from './on-site-texts.ts';
import { PartActions } from './PartActions.tsx';
import classes from './PartCard.module.css';
import {
  CHANGE_LOOKED_UP,
  FAILURE_WORDS,
  GIVEN_BACK_WORDS,
  HELD_UNTIL_DECIDED,
  PART_STATUS_MEANING,
  PART_STATUS_TONES,
  PART_STATUS_WORDS,
} from './part-words.ts';

/** Most flights are flown as they were booked. */
const ChangesByAirline = lazy(() =>
  import('./airline/ChangesByAirline.tsx').then(({ ChangesByAirline }) => ({ default: ChangesByAirline })),
);

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
  onAcceptAirlineChange: (airlineChangeId: string) => Promise<string | null>;
  onBookElse: (part: SupplierPart) => void;
  /** Absent if a part can't be cancelled alone. */
  onCancel?: () => void;
  onRecordCancellation?: () => void;
  /** Asks what refusing a change by the airline costs; absent where it can't be cancelled. */
  onRefuse?: () => void;
}

export function PartCard(props: PartCardProps) {
  const { trip, part, moments, personId, pictureOf, programOf, zone, now, waitsForDecision } = props;
  const { changing, onBookElse, onCancel, onRecordCancellation, onRefuse } = props;
  const { t } = useLingui();
  const { status } = part;
  const change = findLastChange(trip, part._id);
  const isChanging = change !== undefined && !isOver(change);
  return (
    <article className={classes.card} aria-label={partName(part)}>
      <Group component="header" className={classes.head} gap="8px 16px" align="start">
        <PartHead part={part} pictureOf={pictureOf} />
        <StatusMark tone={PART_STATUS_TONES[status]}>{t(statusWords(trip, part))}</StatusMark>
      </Group>
      <PartOutcome
        trip={trip}
        part={part}
        waitsForDecision={waitsForDecision}
        isChanging={isChanging}
        zone={zone}
      />
      {trip.airlineChanges ? (
        <Suspense fallback={null}>
          <ChangesByAirline
            changes={trip.airlineChanges}
            part={part}
            onAccept={props.onAcceptAirlineChange}
            onRefuse={onRefuse}
          />
        </Suspense>
      ) : null}
      <MomentList moments={moments} personId={personId} isOver={isOverPart(part)} />
      <BookingNumber part={part} />
      <ChangeOfPart
        trip={trip}
        part={part}
        personId={personId}
        zone={zone}
        onWithdraw={changing.onWithdraw}
      />
      <Group className={classes.foot} mod={{ optional: true, touch: 'narrow' }} gap="8px 16px">
        {hasFacts(part) ? (
          <details className={classes.details} data-fold="true">
            <summary data-screen-only="true">
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
      </Group>
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

interface PartOutcomeProps {
  trip: Trip;
  part: TripPart;
  waitsForDecision: boolean;
  isChanging: boolean;
  zone: string;
}

function PartOutcome({ trip, part, waitsForDecision, isChanging, zone }: PartOutcomeProps) {
  const { t } = useLingui();
  const { status, failure, heldUntil } = part;
  const meaning = (tripKind(part).statusMeanings ?? PART_STATUS_MEANING)[status];
  if (status === 'confirmed') return <DearerCancellation trip={trip} part={part} />;
  if (isGivenBack(part)) return <GivenBack trip={trip} part={part} />;
  if (status === 'cancelled') return failure ? <LeftOut /> : <Repayment part={part} />;
  if (status === 'failed') {
    return (
      <Notice kind="error" title={failure ? t(FAILURE_WORDS[failure]) : null}>
        {meaning ? t(meaning) : null}
      </Notice>
    );
  }
  if (!meaning) return null;
  if (status === 'held') {
    return (
      <Text c="dimmed" fz="xs">
        {waitsForDecision ? t(HELD_UNTIL_DECIDED) : t(meaning)}{' '}
        {heldUntil ? <Reserved until={formatInstant(heldUntil, zone)} /> : null}
      </Text>
    );
  }
  if (status === 'unknown' && isChanging) return <Notice kind="warning">{t(CHANGE_LOOKED_UP)}</Notice>;
  return <Notice kind={status === 'unknown' ? 'warning' : 'info'}>{t(meaning)}</Notice>;
}

function DearerCancellation({ trip: { events }, part: { _id } }: Pick<PartOutcomeProps, 'trip' | 'part'>) {
  const last = events.findLast(({ partId }) => partId === _id);
  if (last?.kind !== 'cancellationDearer' || !last.before || !last.after) return null;
  const [agreed, now] = [formatMoney(last.before), formatMoney(last.after)];
  return (
    <Notice kind="warning" title={<Trans>Not cancelled, because it costs more now</Trans>}>
      <Trans>
        Cancelling it would now cost {now}, and {agreed} was agreed to. It stays booked unless you cancel it
        again.
      </Trans>
    </Notice>
  );
}

function Reserved({ until }: { until: string }) {
  return <Trans>Held until {until}.</Trans>;
}

function LeftOut() {
  return (
    <Notice kind="info">
      <Trans>It could not be booked, and the trip continues without it. Nothing has to be paid for it.</Trans>
    </Notice>
  );
}

/** A booking of the agency that the trip did not take: the agency cancels it where it was booked. */
function GivenBack({ trip, part }: Pick<PartOutcomeProps, 'trip' | 'part'>) {
  const why = wasNotApproved(trip, part._id) ? (
    <Trans>It was not approved, so it is not booked for this trip.</Trans>
  ) : (
    <Trans>It was withdrawn before it was approved, so it is not booked for this trip.</Trans>
  );
  if (!awaitsPenalty(part)) {
    return (
      <>
        <Notice kind="info">
          {why} <Trans>The agency has cancelled it where it was booked.</Trans>
        </Notice>
        <Repayment part={part} />
      </>
    );
  }
  const isAgency = findActionOffer(trip, 'cancelExternal').kind !== 'none';
  return (
    <Notice kind={isAgency ? 'warning' : 'info'}>
      {why}{' '}
      {isAgency ? (
        <Trans>Cancel it where you have booked it, and record what that cost.</Trans>
      ) : (
        <Trans>The agency cancels it where it was booked, and records what that costs.</Trans>
      )}
    </Notice>
  );
}

function Repayment({ part }: { part: TripPart }) {
  const { refund, penalty } = part;
  const unpaid = 'unpaid' in part ? part.unpaid : undefined;
  const refunded = refund && refund.amount > 0 ? formatMoney(refund) : null;
  const retained = penalty && retainedAmount({ penalty, unpaid });
  const amount = retained && retained.amount > 0 ? formatMoney(retained) : null;
  return (
    <Notice kind="info">
      {refunded ? <Trans>{refunded} is refunded.</Trans> : null} {unpaid ? <Unpaid unpaid={unpaid} /> : null}{' '}
      {amount ? <Trans>The supplier keeps {amount}.</Trans> : null}
      {penalty && penalty.amount > 0 ? null : <Trans>The cancellation cost nothing.</Trans>}
    </Notice>
  );
}

function Unpaid({ unpaid: { place, waived, charged } }: { unpaid: UnpaidAmounts }) {
  const { t } = useLingui();
  const texts = ON_SITE_TEXTS[place];
  return (
    <>
      {waived.amount === 0 ? null : t(texts.waived(formatMoney(waived)))}{' '}
      {charged.amount === 0 ? null : t(texts.charged(formatMoney(charged)))}
    </>
  );
}
