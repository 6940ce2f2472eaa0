import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { CheckoutPart, PartKind } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import { CancellationTimeline } from '../../components/booking/CancellationTimeline.tsx';
import { StarRating } from '../../components/booking/StarRating.tsx';
import { VerdictMark } from '../../components/verdicts/VerdictMark.tsx';
import { formatShortDay } from '../../i18n/format.ts';
import { CarSummary } from './CarSummary.tsx';
import classes from './Checkout.module.css';
import { conditionText } from './checkout-texts.ts';
import { FlightSummary } from './FlightSummary.tsx';

interface PartSummaryProps<Kind extends PartKind> {
  part: CheckoutPart<Kind>;
  paymentType: CheckoutTerms['paymentType'];
  now: string;
  /** The id of the user as a traveller. */
  ownId?: string | undefined;
  /** The step at which extras are chosen; absent where they are changed with the whole part. */
  extrasHref?: string | undefined;
}

/** How each kind is shown. */
const SUMMARIES: { [Kind in PartKind]: ComponentType<PartSummaryProps<Kind>> } = {
  hotel: StaySummary,
  flight: FlightSummary,
  car: CarSummary,
};

/** The summary of a part of any kind. */
export function PartSummary<Kind extends PartKind>({ part, ...terms }: PartSummaryProps<Kind>) {
  const Summary: ComponentType<PartSummaryProps<Kind>> = SUMMARIES[part.kind];
  return <Summary part={part} {...terms} />;
}

function StaySummary({ part, paymentType, now }: PartSummaryProps<'hotel'>) {
  const { t } = useLingui();
  const { priced, criteria } = part;
  const { property, room, verdict } = priced;
  const from = formatShortDay(criteria.checkIn);
  const to = formatShortDay(criteria.checkOut);
  return (
    <>
      <div>
        <h2 className={classes.title}>{property.name}</h2>
        <p>{room.roomName}</p>
        <p>
          <Trans>
            {from} to {to}
          </Trans>
          {', '}
          <Plural value={priced.nights} one="# night" other="# nights" />
          {', '}
          <Plural value={priced.rooms} one="# room" other="# rooms" />
        </p>
      </div>
      <StarRating stars={property.stars} />
      <ul className={classes.conditions}>
        {priced.conditions.map((condition) => (
          <li key={condition} className={classes.dimmed}>
            {t(conditionText(condition, paymentType))}
          </li>
        ))}
      </ul>
      <CancellationTimeline
        prepaid={room.prepaid}
        deadlines={room.deadlines}
        zone={property.zone}
        now={now}
      />
      <VerdictMark verdict={verdict} />
    </>
  );
}
