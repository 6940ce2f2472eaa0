import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { Money as Amount, Trip, TripPart } from '#domain/contract.ts';
import { costsByPart, isTotalExpected, sumChangeFees } from '#domain/trip-costs.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/money-format.ts';
import { isOverPart } from '../is-over-part.ts';
import { isSupplierPart, tripKind } from '../kinds/trip-kinds.ts';
import classes from './Money.module.css';

export function Money({ trip }: { trip: Trip }) {
  const costs = costsByPart(trip.parts);
  return (
    <>
      {trip.parts.map((part, index) => (
        <PartPrice key={part._id} part={part} cost={costs[index]?.[0]} />
      ))}
      <details data-fold="true" data-screen-only="true">
        <summary>
          <Trans>How the price is made up</Trans>
        </summary>
        {trip.parts.map((part) => (
          <Lines key={part._id} part={part} />
        ))}
      </details>
      <dl className={classes.total}>
        <Text component="dt" fw={600}>
          {isTotalExpected(trip.parts) ? <Trans>Expected total</Trans> : <Trans>Total</Trans>}
        </Text>
        <dd>
          {isPriceless(trip) ? (
            <Trans>Not known yet</Trans>
          ) : (
            <Price asked={trip.total.asked} size="lg" note={<TotalNote trip={trip} />} />
          )}
        </dd>
      </dl>
    </>
  );
}

interface PartPriceProps {
  part: TripPart;
  cost: Amount | undefined;
}

function PartPrice({ part, cost }: PartPriceProps) {
  const { t } = useLingui();
  const { price } = part;
  const { priceNote } = tripKind(part);
  const isOver = isOverPart(part) || part.released === true;
  return (
    <div className={classes.part}>
      <div className={classes.head}>
        <h3>{partName(part)}</h3>
        {isOver && cost ? (
          <Price
            asked={cost}
            note={
              part.status === 'cancelled' ? <Trans>after its cancellation</Trans> : <Trans>not booked</Trans>
            }
          />
        ) : (
          <Price asked={price.asked} company={price.converted} note={priceNote ? t(priceNote) : null} />
        )}
      </div>
      {isOver ? null : <OnTop part={part} />}
    </div>
  );
}

function Lines({ part }: { part: TripPart }) {
  return (
    <table className={classes.lines}>
      <caption>{partName(part)}</caption>
      <tbody>
        {part.lines
          .filter((line) => !line.onSite)
          .map(({ code, label, amount }) => (
            <tr key={`${code} ${label}`}>
              <th scope="row">{label}</th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function OnTop({ part }: { part: TripPart }) {
  const onSite = isSupplierPart(part) ? part.onSite : undefined;
  if (!onSite || onSite.amount === 0) return null;
  const spot = formatMoney(onSite);
  return (
    <p>
      <Trans>On top, paid at the hotel: {spot}</Trans>
    </p>
  );
}

/** Requests in words have no price until the agency has booked something. */
function isPriceless({ request, parts }: Trip): boolean {
  return request?.isOpen === true && parts.length === 0;
}

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

function BookingFee({ fee, total }: { fee: Amount; total: Amount }) {
  const amount = formatMoney(fee);
  return fee.currency === total.currency ? (
    <Trans>including the booking fee of {amount}</Trans>
  ) : (
    <Trans>plus the booking fee of {amount}</Trans>
  );
}
