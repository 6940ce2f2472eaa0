import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import {
  arrivalOf,
  countDaysLater,
  departureOf,
  destinationOf,
  originOf,
} from '#domain/flight-booking/flight-times.ts';
import {
  cabinBagsText,
  changeText,
  checkedBagsText,
  flightCancellation,
  holdText,
} from '../../../../components/booking/fare-terms.ts';
import { VerdictMark } from '../../../../components/verdicts/VerdictMark.tsx';
import { formatInstant, formatShortDay, localZone } from '../../../../i18n/format.ts';
import classes from '../../Checkout.module.css';
import type { SummaryProps } from '../checkout-kind.ts';
import { FlightSeats } from './FlightSeats.tsx';

type Leg = SummaryProps<'flight'>['part']['priced']['legs'][number];

export function FlightSummary({ part, ownId, extrasHref, onNoSeat }: SummaryProps<'flight'>) {
  const { result, priced, extras } = part;
  const { family, voidHours } = priced.fare;
  const bags = extras?.bags.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const { holdUntil } = priced;
  const terms = [
    ...(holdUntil === undefined ? [] : [holdText(formatInstant(holdUntil, localZone()))]),
    changeText(family),
    ...flightCancellation(family, { voidHours, until: null, isOver: false }),
  ];
  return (
    <>
      <div>
        <Title order={2} size="h3">
          {result.name}
        </Title>
        <p>{family.name}</p>
      </div>
      <ul className={classes.conditions}>
        {priced.legs.map((leg) => (
          <LegLine key={departureOf(leg)} leg={leg} />
        ))}
      </ul>
      <ul className={classes.conditions}>
        <Texts texts={[cabinBagsText(family), checkedBagsText(family)]} />
        {bags > 0 ? (
          <Text component="li" c="dimmed" fz="sm">
            <Plural value={bags} one="# more bag" other="# more bags" />
          </Text>
        ) : null}
        <FlightSeats part={part} ownId={ownId} extrasHref={extrasHref} onNoSeat={onNoSeat} />
        <Texts texts={terms} />
      </ul>
      <VerdictMark verdict={priced.verdict} />
    </>
  );
}

function Texts({ texts }: { texts: readonly MessageDescriptor[] }) {
  const { t } = useLingui();
  return texts.map((text) => (
    <Text key={text.id} component="li" c="dimmed" fz="sm">
      {t(text)}
    </Text>
  ));
}

function LegLine({ leg }: { leg: Leg }) {
  const [departure, arrival] = [departureOf(leg), arrivalOf(leg)];
  const from = `${originOf(leg)} ${departure.slice(11)}`;
  const to = `${destinationOf(leg)} ${arrival.slice(11)}`;
  const day = formatShortDay(departure.slice(0, 10));
  const arrivalDay = formatShortDay(arrival.slice(0, 10));
  const via = leg.segments.slice(1).map(({ origin }) => origin);
  return (
    <li>
      {countDaysLater(departure, arrival) === 0 ? (
        <Trans>
          {day}: {from} to {to}
        </Trans>
      ) : (
        <Trans>
          {day}: {from} to {to} on {arrivalDay}
        </Trans>
      )}
      {via.length > 0 ? (
        <Text span c="dimmed" fz="sm">
          <br />
          <Via airports={via.join(', ')} />
        </Text>
      ) : null}
    </li>
  );
}

function Via({ airports }: { airports: string }) {
  return <Trans>via {airports}</Trans>;
}
