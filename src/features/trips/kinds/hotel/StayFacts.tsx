import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HotelPart, Trip } from '#domain/contract.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { FactList } from '../../../../components/Page.tsx';
import { formatFullDay, formatInstant, formatMoney } from '../../../../i18n/format.ts';
import type { FactsProps } from '../trip-kind.ts';
import { type CancellationTerm, cancellationTerms } from './cancellation-terms.ts';
import classes from './StayFacts.module.css';

/** The amounts that are waived when the stay is cancelled. */
const ABOUT_PAYING: ReadonlySet<HotelPart['conditions'][number]> = new Set(['payAtHotel', 'cityTaxOnSite']);

/** Dates, room, terms, and the hotel's reference. */
export function StayFacts({ part, people, paymentType, now }: FactsProps<'hotel'>) {
  const { t } = useLingui();
  const { room, rooms, nights, locator, conditions, checkInFrom, checkOutUntil } = part;
  const over = selectCancellation(partSnapshot(part.status)) === 'never';
  return (
    <FactList>
      {people}
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

interface CancellationTermsProps {
  part: HotelPart;
  now: string;
}

/** The cost of a cancellation by period, in the hotel's local time. */
function CancellationTerms({ part, now }: CancellationTermsProps) {
  const { t } = useLingui();
  const { zone } = part.property;
  const terms = cancellationTerms(part.room, now);
  if (terms.length === 0) {
    return (
      <p>
        {part.conditions.includes('payAtHotel') ? (
          <Trans>Never free: the hotel charges the whole price</Trans>
        ) : (
          <Trans>Never refunded</Trans>
        )}
      </p>
    );
  }
  return (
    <ol className={classes.terms} aria-label={t`Cancellation by the clocks at the hotel`}>
      {terms.map((term) => (
        <li key={term.from} className={classes.term} data-kind={toKind(term)} aria-current={term.isNow}>
          <span className={classes.when}>
            <Period term={term} zone={zone} />
          </span>
          <span className={classes.cost}>
            {term.penalty ? formatMoney(term.penalty) : <Trans>free</Trans>}
          </span>
          {term.isNow ? (
            <span className={classes.now}>
              <Trans>now</Trans>
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function toKind({ penalty, until }: CancellationTerm): 'free' | 'partly' | 'full' {
  if (!penalty) return 'free';
  return until === null ? 'full' : 'partly';
}

function Period({ term: { from, until }, zone }: { term: CancellationTerm; zone: string }) {
  const end = until === null ? null : formatInstant(until, zone);
  if (from === null) return <Trans>until {end}</Trans>;
  const start = formatInstant(from, zone);
  return <Trans>from {start}</Trans>;
}

/** Important conditions of a stay. */
const CONDITION_WORDS = {
  prepaid: msg`Paid with the booking`,
  cardGuarantee: msg`Guaranteed by the card`,
  payAtHotel: msg`Paid at the hotel`,
  cityTaxOnSite: msg`City tax is paid at the hotel`,
  idAtCheckIn: msg`An identity document is asked for at check-in`,
} satisfies Record<HotelPart['conditions'][number], MessageDescriptor>;

/** If the company pays on invoice, no card of the traveller is needed as guarantee. */
function conditionWords(
  condition: HotelPart['conditions'][number],
  paymentType: Trip['bookingInfo']['paymentType'],
): MessageDescriptor {
  const guaranteed = condition === 'cardGuarantee' && paymentType === 'invoice';
  return guaranteed ? msg`Guaranteed by the company` : CONDITION_WORDS[condition];
}
