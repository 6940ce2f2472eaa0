import { Trans } from '@lingui/react/macro';
import type { TripPart } from '#domain/contract.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { isOverPart } from '../is-over-part.ts';
import type { PartKind, PartOf } from '../kinds/trip-kind.ts';
import { isSupplierPart, tripKind } from '../kinds/trip-kinds.ts';
import classes from './BookingNumber.module.css';

interface BookingNumberProps {
  part: TripPart;
  now: string;
}

export function BookingNumber({ part, now }: BookingNumberProps) {
  const { locator } = part;
  const isOver = isOverPart(part);
  const free = isOver ? null : freeUntil(part, now);
  return (
    <div className={classes.line}>
      {locator || (isSupplierPart(part) && !isOver) ? (
        <dl className={classes.number}>
          <dt>
            <Trans>Booking number</Trans>
          </dt>
          <dd>{locator ?? <Trans>Not there yet</Trans>}</dd>
        </dl>
      ) : null}
      {free ? <FreeUntil time={free} /> : null}
    </div>
  );
}

function FreeUntil({ time }: { time: string }) {
  return (
    <p className={classes.free}>
      <Trans>free to cancel until {time}, local time</Trans>
    </p>
  );
}

function freeUntil<Kind extends PartKind>(part: PartOf<Kind>, now: string): string | null {
  const kind = tripKind(part);
  const [until, zone] = [kind.freeUntil(part), kind.zone(part)];
  return until !== undefined && zone !== undefined && until > now ? formatInstant(until, zone) : null;
}
