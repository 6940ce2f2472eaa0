import { Trans } from '@lingui/react/macro';
import type { ChangedLeg, FlightSegment } from '#domain/contract.ts';
import { formatFullDay } from '../../../i18n/format.ts';

/** What was booked and what the airline flies instead, one pair for each leg; all times are local. */
export function ChangedFlights({ legs }: { legs: readonly ChangedLeg[] }) {
  return (
    <dl data-facts="small">
      {legs.flatMap(({ before, after }) => [
        <div key={`before ${keyOf(before)}`}>
          <dt>
            <Trans>Before</Trans>
          </dt>
          <Flights segments={before.segments} />
        </div>,
        <div key={`after ${keyOf(before)}`}>
          <dt>
            <Trans>Now</Trans>
          </dt>
          {after ? (
            <Flights segments={after.segments} />
          ) : (
            <dd>
              <Trans>No longer flown, and nothing is offered instead</Trans>
            </dd>
          )}
        </div>,
      ])}
    </dl>
  );
}

function Flights({ segments }: { segments: readonly FlightSegment[] }) {
  return segments.map(({ carrier, flightNumber, origin, destination, departure, arrival }) => {
    const day = formatFullDay(departure.slice(0, 10));
    const arrivalDay =
      arrival.slice(0, 10) === departure.slice(0, 10) ? null : formatFullDay(arrival.slice(0, 10));
    const [leaves, lands] = [departure.slice(11), arrival.slice(11)];
    return (
      <dd key={`${carrier}${flightNumber} ${departure}`}>
        {carrier} {flightNumber}, {day}: {origin} {leaves} – {destination} {lands}
        {arrivalDay ? <Trans>, on {arrivalDay}</Trans> : null}
      </dd>
    );
  });
}

function keyOf({ segments }: ChangedLeg['before']): string {
  return segments
    .map(({ carrier, flightNumber, departure }) => `${carrier}${flightNumber} ${departure}`)
    .join();
}
