import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Trip } from '#domain/contract.ts';
import { sumChangeFees } from '#domain/trip-costs.ts';
import { REASON_WORDS } from '../../components/trip-status/reason-words.ts';
import { formatFullInstant, formatMoney } from '../../i18n/format.ts';
import classes from './BookingInfo.module.css';

export interface TripLabels {
  purpose: string;
  cardVendor: string | undefined;
  appName: string;
}

interface BookingInfoProps {
  trip: Trip;
  labels: TripLabels;
  zone: string;
}

export function BookingInfo({ trip, labels, zone }: BookingInfoProps) {
  const { bookingInfo: info, createdBy, createdAt } = trip;
  const requested = formatFullInstant(createdAt, zone);
  const changeFees = sumChangeFees(trip);
  return (
    <dl className={classes.facts}>
      <Fact name={<Trans>Payment</Trans>}>
        {info.creditCard ? (
          `${labels.cardVendor ?? info.creditCard.vendor} •••• ${info.creditCard.last4}`
        ) : (
          <Trans>Invoice to the company</Trans>
        )}
      </Fact>
      {info.bookingFee ? <Fact name={<Trans>Booking fee</Trans>}>{formatMoney(info.bookingFee)}</Fact> : null}
      {changeFees ? <Fact name={<Trans>Change fee</Trans>}>{formatMoney(changeFees)}</Fact> : null}
      <Fact name={<Trans>Purpose</Trans>}>{labels.purpose}</Fact>
      {info.referenceFields.map(({ position, name, value }) => (
        <Fact key={position} name={name}>
          {value}
        </Fact>
      ))}
      {info.reason ? (
        <Fact name={<Trans>Reason for booking out of policy</Trans>}>
          <Reason reason={info.reason} />
        </Fact>
      ) : null}
      {info.comment ? <Fact name={<Trans>Comment</Trans>}>{info.comment}</Fact> : null}
      {[info.level1Approver, info.level2Approver].map((approver) =>
        approver ? (
          <Fact key={approver.level} name={<ApproverOf level={approver.level} />}>
            {approver.firstName} {approver.lastName}
          </Fact>
        ) : null,
      )}
      <Fact name={<Trans>Requested</Trans>}>
        {requested}, {createdBy.firstName} {createdBy.lastName}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ApproverOf({ level }: { level: 1 | 2 }) {
  return <Trans>Approver, level {level}</Trans>;
}

function Reason({ reason }: { reason: NonNullable<Trip['bookingInfo']['reason']> }) {
  const { t } = useLingui();
  const words = t(REASON_WORDS[reason.code]);
  return reason.text ? `${words}: ${reason.text}` : words;
}
