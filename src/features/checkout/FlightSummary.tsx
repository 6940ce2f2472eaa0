import { Plural, Trans } from '@lingui/react/macro';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import {
  arrivalOf,
  dayMarkOf,
  departureOf,
  destinationOf,
  originOf,
} from '#domain/flight-booking/flight-times.ts';
import { VerdictMark } from '../../components/verdicts/VerdictMark.tsx';
import { formatShortDay } from '../../i18n/format.ts';
import classes from './Checkout.module.css';

type FlightPart = CheckoutPart<'flight'>;
type Leg = FlightPart['priced']['legs'][number];

/** A flight that is to be booked: its legs, its fare, and what is added to it. */
export function FlightSummary({ part }: { part: FlightPart }) {
  const { result, priced, extras } = part;
  const seats = extras?.seats.length ?? 0;
  const bags = extras?.bags.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return (
    <>
      <div>
        <h2 className={classes.title}>{result.name}</h2>
        <p>{priced.fare.family.name}</p>
      </div>
      <ul className={classes.conditions}>
        {priced.legs.map((leg) => (
          <LegLine key={departureOf(leg)} leg={leg} />
        ))}
        {seats > 0 ? (
          <li className={classes.dimmed}>
            <Plural value={seats} one="# seat" other="# seats" />
          </li>
        ) : null}
        {bags > 0 ? (
          <li className={classes.dimmed}>
            <Plural value={bags} one="# bag" other="# bags" />
          </li>
        ) : null}
      </ul>
      <VerdictMark verdict={priced.verdict} />
    </>
  );
}

function LegLine({ leg }: { leg: Leg }) {
  const [departure, arrival] = [departureOf(leg), arrivalOf(leg)];
  const from = `${originOf(leg)} ${departure.slice(11)}`;
  const to = `${destinationOf(leg)} ${arrival.slice(11)}`;
  const day = formatShortDay(departure.slice(0, 10));
  const arrivalDay = formatShortDay(arrival.slice(0, 10));
  return (
    <li className={classes.dimmed}>
      {dayMarkOf(departure, arrival) === 0 ? (
        <Trans>
          {day}: {from} to {to}
        </Trans>
      ) : (
        <Trans>
          {day}: {from} to {to} on {arrivalDay}
        </Trans>
      )}
    </li>
  );
}
