import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useId } from 'react';
import { hasBegun } from '#domain/cancellable-until.ts';
import type { CarPart, ExternalPart, FlightPart, SupplierPart, Trip, TripPart } from '#domain/contract.ts';
import { isGivenBack, wasNotApproved } from '#domain/given-back.ts';
import { isUsed } from '#machines/trip/cancellation-selectors.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { Price } from '../../components/booking/Price.tsx';
import { StarRating } from '../../components/booking/StarRating.tsx';
import { Icon } from '../../components/Icon.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import { StatusMark } from '../../components/trip-status/StatusMark.tsx';
import { SERVICE_ICONS, SERVICE_WORDS } from '../../components/trip-status/service-words.ts';
import { ChangeControl } from './changes/ChangeControl.tsx';
import { ChangeOfPart } from './changes/ChangeOfPart.tsx';
import { type ChangingProps, changeOffer, findLastChange, isOver } from './changes/changes.ts';
import { ExternalFacts } from './ExternalFacts.tsx';
import { FlightFacts } from './FlightFacts.tsx';
import classes from './PartCard.module.css';
import { PartOutcome } from './PartOutcome.tsx';
import { PartPeople } from './PartPeople.tsx';
import { PriceLines } from './PriceLines.tsx';
import { GIVEN_BACK_WORDS, PART_STATUS_TONES, PART_STATUS_WORDS } from './part-words.ts';
import { RentalFacts } from './RentalFacts.tsx';
import { refusalWords } from './refusal-words.ts';
import { StayFacts } from './StayFacts.tsx';

interface PartCardProps {
  trip: Trip;
  part: TripPart;
  /** The membership of the viewer. */
  personId: string;
  /** Returns the URL of a hotel picture. */
  pictureOf: (propertyId: string) => string;
  /** Returns the name of a frequent flyer programme. */
  programOf: (program: string) => string;
  /** The time zone of the viewer. */
  zone: string;
  now: string;
  /** Whether users have to decide how the trip continues. */
  waitsForDecision: boolean;
  changing: ChangingProps;
  /** Adds a part instead of this one. */
  onBookElse: (part: SupplierPart) => void;
  /** Absent if a part can't be cancelled alone. */
  onCancel?: () => void;
  /** Records a cancellation by the agency; absent if that is not possible. */
  onRecordCancellation?: () => void;
}

/** One part of a trip, booked at one supplier. */
export function PartCard(props: PartCardProps) {
  const { trip, part, personId, pictureOf, programOf, zone, now, waitsForDecision } = props;
  const { changing, onBookElse, onCancel, onRecordCancellation } = props;
  const { t } = useLingui();
  const { price, status } = part;
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
      <PartFacts
        part={part}
        people={<PartPeople trip={trip} part={part} personId={personId} />}
        paymentType={trip.bookingInfo.paymentType}
        programOf={programOf}
        now={now}
      />
      <div className={classes.price}>
        <PriceLines part={part} />
        <div className={classes.total}>
          <Price
            asked={price.asked}
            company={price.converted}
            note={
              part.kind === 'external' ? (
                <Trans>as the agency has recorded it</Trans>
              ) : (
                <Trans>taxes and fees included</Trans>
              )
            }
          />
        </div>
      </div>
      <ChangeOfPart
        trip={trip}
        part={part}
        personId={personId}
        zone={zone}
        onWithdraw={changing.onWithdraw}
      />
      {changeOffer(trip, part).kind !== 'none' || onCancel || onRecordCancellation ? (
        <div className={classes.actions}>
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
      ) : null}
    </article>
  );
}

function statusWords(trip: Trip, part: TripPart): MessageDescriptor {
  if (!isGivenBack(part)) return PART_STATUS_WORDS[part.status];
  return GIVEN_BACK_WORDS[wasNotApproved(trip, part._id) ? 'notApproved' : 'withdrawn'];
}

type PartKind = TripPart['kind'];
type PartOf<Kind extends PartKind> = { [One in Kind]: Extract<TripPart, { kind: One }> }[Kind];

interface HeadProps<Kind extends PartKind> extends Pick<PartCardProps, 'pictureOf'> {
  part: PartOf<Kind>;
}

interface FactsProps<Kind extends PartKind> extends Pick<PartCardProps, 'programOf' | 'now'> {
  part: PartOf<Kind>;
  people: ReactNode;
  paymentType: Trip['bookingInfo']['paymentType'];
}

const HEADS: { [Kind in PartKind]: ComponentType<HeadProps<Kind>> } = {
  flight: FlightHead,
  hotel: StayHead,
  car: RentalHead,
  external: ExternalHead,
};

const FACTS: { [Kind in PartKind]: ComponentType<FactsProps<Kind>> } = {
  flight: FlightFacts,
  hotel: StayFacts,
  car: RentalFacts,
  external: ExternalFacts,
};

function PartHead<Kind extends PartKind>({ part, ...props }: HeadProps<Kind>) {
  const Head: ComponentType<HeadProps<Kind>> = HEADS[part.kind];
  return <Head part={part} {...props} />;
}

function PartFacts<Kind extends PartKind>({ part, ...props }: FactsProps<Kind>) {
  const Facts: ComponentType<FactsProps<Kind>> = FACTS[part.kind];
  return <Facts part={part} {...props} />;
}

function FlightHead({ part }: { part: FlightPart }) {
  const { fare, airlines } = part;
  return (
    <div className={classes.name}>
      <h3>{partName(part)}</h3>
      <p className={classes.address}>
        {airlines[0]?.name}, {fare.family.name}
      </p>
    </div>
  );
}

function StayHead({ part: { property }, pictureOf }: HeadProps<'hotel'>) {
  const { street, postalCode, city } = property.address;
  return (
    <>
      <img className={classes.picture} src={pictureOf(property.propertyId)} alt="" width={160} height={100} />
      <div className={classes.name}>
        <h3>{property.name}</h3>
        <StarRating stars={property.stars} />
        <p className={classes.address}>
          {street}, {postalCode} {city}
        </p>
      </div>
    </>
  );
}

function RentalHead({ part: { vendor, car, pickUp } }: { part: CarPart }) {
  return (
    <div className={classes.name}>
      <h3>
        {vendor.name}, {car.model}
      </h3>
      <p className={classes.address}>{pickUp.name}</p>
    </div>
  );
}

function ExternalHead({ part: { supplier, service } }: { part: ExternalPart }) {
  const { t } = useLingui();
  return (
    <>
      <span className={classes.service}>
        <Icon path={SERVICE_ICONS[service]} size={24} />
      </span>
      <div className={classes.name}>
        <h3>{supplier}</h3>
        <p className={classes.address}>
          {t(SERVICE_WORDS[service])}, <Trans>booked by the agency</Trans>
        </p>
      </div>
    </>
  );
}

/** Refusals that are known without a supplier call. */
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
