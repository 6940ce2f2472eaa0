import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ComponentType, useId } from 'react';
import type { CarPart, ExternalPart, FlightPart, Trip, TripPart } from '#domain/contract.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { Price } from '../../components/booking/Price.tsx';
import { StarRating } from '../../components/booking/StarRating.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import { StatusMark } from '../../components/trip-status/StatusMark.tsx';
import { FlightFacts } from './FlightFacts.tsx';
import classes from './PartCard.module.css';
import { PartOutcome } from './PartOutcome.tsx';
import { PriceLines } from './PriceLines.tsx';
import { PART_STATUS_TONES, PART_STATUS_WORDS } from './part-words.ts';
import { RentalFacts } from './RentalFacts.tsx';
import { StayFacts } from './StayFacts.tsx';

interface PartCardProps {
  part: TripPart;
  paymentType: Trip['bookingInfo']['paymentType'];
  /** Where the picture of a hotel is. */
  pictureOf: (propertyId: string) => string;
  /** What a frequent flyer programme is called. */
  programOf: (program: string) => string;
  /** The time zone of whoever looks at it. */
  zone: string;
  now: string;
  /** Whether people have to decide what becomes of the trip. */
  waitsForDecision: boolean;
  /** Left out where a part can't be cancelled by itself. */
  onCancel?: () => void;
}

/** What is booked at one supplier as a part of a trip. */
export function PartCard(props: PartCardProps) {
  const { part, paymentType, pictureOf, programOf, zone, now, waitsForDecision, onCancel } = props;
  const { t } = useLingui();
  const { price, status } = part;
  return (
    <article className={classes.card} aria-label={partName(part)}>
      <header className={classes.head}>
        <PartHead part={part} pictureOf={pictureOf} />
        <StatusMark tone={PART_STATUS_TONES[status]}>{t(PART_STATUS_WORDS[status])}</StatusMark>
      </header>
      <PartOutcome part={part} waitsForDecision={waitsForDecision && status === 'held'} zone={zone} />
      <PartFacts part={part} paymentType={paymentType} programOf={programOf} now={now} />
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
      {onCancel ? <Cancellation part={part} onCancel={onCancel} /> : null}
    </article>
  );
}

type PartKind = TripPart['kind'];
type PartOf<Kind extends PartKind> = { [One in Kind]: Extract<TripPart, { kind: One }> }[Kind];

interface HeadProps<Kind extends PartKind> extends Pick<PartCardProps, 'pictureOf'> {
  part: PartOf<Kind>;
}

interface FactsProps<Kind extends PartKind> extends Pick<PartCardProps, 'paymentType' | 'programOf' | 'now'> {
  part: PartOf<Kind>;
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
  if (offered === 'never') return null;
  return (
    <div className={classes.cancellation}>
      {offered === 'later' ? (
        <>
          <Button variant="default" aria-disabled aria-describedby={reasonId}>
            <Trans>Cancel this part</Trans>
          </Button>
          <span id={reasonId} className={classes.reason}>
            <Trans>It can be cancelled once the supplier has answered.</Trans>
          </span>
        </>
      ) : (
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel this part</Trans>
        </Button>
      )}
    </div>
  );
}
