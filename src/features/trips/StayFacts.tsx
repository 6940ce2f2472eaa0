import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HotelPart, Trip } from '#domain/contract.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { FactList } from '../../components/FactList.tsx';
import { formatFullDay } from '../../i18n/format.ts';
import { CancellationTerms } from './CancellationTerms.tsx';
import { conditionWords } from './part-words.ts';

/** The amounts that are waived when the stay is cancelled. */
const ABOUT_PAYING: ReadonlySet<HotelPart['conditions'][number]> = new Set(['payAtHotel', 'cityTaxOnSite']);

interface StayFactsProps {
  part: HotelPart;
  paymentType: Trip['bookingInfo']['paymentType'];
  now: string;
}

/** Dates, room, terms, and the hotel's reference. */
export function StayFacts({ part, paymentType, now }: StayFactsProps) {
  const { t } = useLingui();
  const { room, rooms, nights, locator, conditions, checkInFrom, checkOutUntil } = part;
  const over = selectCancellation(partSnapshot(part.status)) === 'never';
  return (
    <FactList>
      <Day label={<Trans>Check-in</Trans>} day={part.startsOn}>
        <Trans>from {checkInFrom}</Trans>
      </Day>
      <Day label={<Trans>Check-out</Trans>} day={part.endsOn}>
        <Trans>until {checkOutUntil}</Trans>
      </Day>
      <div>
        <dt>
          <Trans>Room</Trans>
        </dt>
        <dd>{room.roomName}</dd>
        <dd>
          <Plural value={rooms} one="# room" other="# rooms" />,{' '}
          <Plural value={nights} one="# night" other="# nights" />
          {room.breakfastIncluded ? <Trans>, breakfast included</Trans> : <Trans>, without breakfast</Trans>}
        </dd>
      </div>
      {locator || !over ? (
        <div>
          <dt>
            <Trans>Booking number</Trans>
          </dt>
          <dd>{locator ?? <Trans>Not there yet</Trans>}</dd>
        </div>
      ) : null}
      {over ? null : (
        <div>
          <dt>
            <Trans>Cancellation, local time</Trans>
          </dt>
          <dd>
            <CancellationTerms part={part} now={now} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Good to know</Trans>
        </dt>
        {conditions
          .filter((condition) => !over || !ABOUT_PAYING.has(condition))
          .map((condition) => (
            <dd key={condition}>{t(conditionWords(condition, paymentType))}</dd>
          ))}
      </div>
    </FactList>
  );
}

interface DayProps {
  label: ReactNode;
  day: string;
  children: ReactNode;
}

function Day({ label, day, children }: DayProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatFullDay(day)}</dd>
      <dd>{children}</dd>
    </div>
  );
}
