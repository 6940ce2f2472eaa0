import { Trans } from '@lingui/react/macro';
import type { Money, Trip } from '#domain/contract.ts';
import { isBeingCancelled } from '#domain/partly-booked.ts';
import { isTotalExpected, sumChangeFees } from '#domain/trip-costs.ts';
import { Price } from '../../components/booking/Price.tsx';
import { TripStatusMark } from '../../components/trip-status/TripStatusMark.tsx';
import { formatDayRange } from '../../i18n/day-range.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './TripFacts.module.css';

interface TripFactsProps {
  trip: Trip;
  partlyBooked: boolean;
}

/** The key facts of a trip. */
export function TripFacts({ trip, partlyBooked }: TripFactsProps) {
  const cancelling = isBeingCancelled(
    trip.status,
    trip.parts.map(({ status }) => status),
  );
  return (
    <dl className={classes.facts}>
      <div>
        <dt>
          <Trans>Status</Trans>
        </dt>
        <dd>
          <TripStatusMark
            status={trip.status}
            end={trip.end}
            partlyBooked={partlyBooked}
            cancelling={cancelling}
            openRequest={trip.request?.isOpen === true}
          />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Dates</Trans>
        </dt>
        <dd>{formatDayRange(trip.startsOn, trip.endsOn)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Reference</Trans>
        </dt>
        <dd className={classes.reference}>{trip.itineraryRefId}</dd>
      </div>
      <div>
        <dt>{trip.travelers.length === 1 ? <Trans>Traveller</Trans> : <Trans>Travellers</Trans>}</dt>
        {trip.travelers.map(({ _id, firstName, lastName }) => (
          <dd key={_id}>
            {firstName} {lastName}
          </dd>
        ))}
      </div>
      <div className={classes.total}>
        <dt>{isTotalExpected(trip.parts) ? <Trans>Expected total</Trans> : <Trans>Total</Trans>}</dt>
        <dd>
          {isPriceless(trip) ? (
            <Trans>Not known yet</Trans>
          ) : (
            <Price asked={trip.total.asked} size="lg" note={<TotalNote trip={trip} />} />
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Requests in words have no price until the agency has booked something. */
function isPriceless({ request, parts }: Trip): boolean {
  return request?.isOpen === true && parts.length === 0;
}

/** What was requested in vain, and the fees of the booking and of changes, each on a line. */
function TotalNote({ trip }: { trip: Trip }) {
  const { requested } = trip.total;
  const fee = trip.bookingInfo.bookingFee;
  const changeFees = sumChangeFees(trip);
  return (
    <>
      {requested ? <Requested amount={formatMoney(requested)} /> : null}
      {requested && fee ? <br /> : null}
      {fee ? <BookingFee fee={fee} total={trip.total.asked} /> : null}
      {fee && changeFees ? <br /> : null}
      {changeFees ? <ChangeFees amount={formatMoney(changeFees)} /> : null}
    </>
  );
}

function Requested({ amount }: { amount: string }) {
  return <Trans>{amount} was requested</Trans>;
}

function ChangeFees({ amount }: { amount: string }) {
  return <Trans>including the change fee of {amount}</Trans>;
}

function BookingFee({ fee, total }: { fee: Money; total: Money }) {
  const amount = formatMoney(fee);
  return fee.currency === total.currency ? (
    <Trans>including the booking fee of {amount}</Trans>
  ) : (
    <Trans>plus the booking fee of {amount}</Trans>
  );
}
