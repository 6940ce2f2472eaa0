import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ComponentType, useId } from 'react';
import type { CarPart, ExternalPart, FlightPart, Trip, TripPart } from '#domain/contract.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { Price } from '../../components/booking/Price.tsx';
import { StarRating } from '../../components/booking/StarRating.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import { StatusMark } from '../../components/trip-status/StatusMark.tsx';
import { ChangeControl } from './changes/ChangeControl.tsx';
import { ChangeOfPart } from './changes/ChangeOfPart.tsx';
import { type ChangingProps, changeOffer, isOver, lastChangeOf } from './changes/changes.ts';
import { FlightFacts } from './FlightFacts.tsx';
import classes from './PartCard.module.css';
import { PartOutcome } from './PartOutcome.tsx';
import { PriceLines } from './PriceLines.tsx';
import { PART_STATUS_TONES, PART_STATUS_WORDS } from './part-words.ts';
import { RentalFacts } from './RentalFacts.tsx';
import { StayFacts } from './StayFacts.tsx';

interface PartCardProps {
  trip: Trip;
  part: TripPart;
  /** The membership of the person who looks at it. */
  personId: string;
  /** Where the picture of a hotel is. */
  pictureOf: (propertyId: string) => string;
  /** What a frequent flyer programme is called. */
  programOf: (program: string) => string;
  /** The time zone of the person. */
  zone: string;
  now: string;
  /** Whether people have to decide what becomes of the trip. */
  waitsForDecision: boolean;
  changing: ChangingProps;
  /** Left out where a part can't be cancelled by itself. */
  onCancel?: () => void;
}

/** What is booked at one supplier as a part of a trip. */
export function PartCard(props: PartCardProps) {
  const { trip, part, personId, pictureOf, programOf, zone, now, waitsForDecision, changing, onCancel } =
    props;
  const { t } = useLingui();
  const { price, status } = part;
  const change = lastChangeOf(trip, part._id);
  const isChanging = change !== undefined && !isOver(change);
  return (
    <article className={classes.card} aria-label={partName(part)}>
      <header className={classes.head}>
        <PartHead part={part} pictureOf={pictureOf} />
        <StatusMark tone={PART_STATUS_TONES[status]}>{t(PART_STATUS_WORDS[status])}</StatusMark>
      </header>
      <PartOutcome
        part={part}
        waitsForDecision={waitsForDecision && status === 'held'}
        isChanging={isChanging}
        zone={zone}
      />
      <PartFacts part={part} paymentType={trip.bookingInfo.paymentType} programOf={programOf} now={now} />
      <div className={classes.price}>
        <PriceLines part={part} />
        <div className={classes.total}>
          <Price
            asked={price.asked}
            company={price.converted}
            note={<Trans>taxes and fees included</Trans>}
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
      {changeOffer(trip, part).kind !== 'none' || onCancel ? (
        <div className={classes.actions}>
          <ChangeControl trip={trip} part={part} onChange={() => changing.onChange(part)} />
          {onCancel ? <Cancellation part={part} onCancel={onCancel} /> : null}
        </div>
      ) : null}
    </article>
  );
}

type PartKind = TripPart['kind'];
type PartOf<Kind extends PartKind> = { [One in Kind]: Extract<TripPart, { kind: One }> }[Kind];

interface HeadProps<Kind extends PartKind> extends Pick<PartCardProps, 'pictureOf'> {
  part: PartOf<Kind>;
}

interface FactsProps<Kind extends PartKind> extends Pick<PartCardProps, 'programOf' | 'now'> {
  part: PartOf<Kind>;
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

function ExternalHead({ part }: { part: ExternalPart }) {
  return (
    <div className={classes.name}>
      <h3>{partName(part)}</h3>
    </div>
  );
}

function ExternalFacts({ part: { notes } }: { part: ExternalPart }) {
  return notes === undefined ? null : <p>{notes}</p>;
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

function Cancellation({ part, onCancel }: { part: TripPart; onCancel: () => void }) {
  const reasonId = useId();
  const offered = selectCancellation(partSnapshot(part.status));
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
