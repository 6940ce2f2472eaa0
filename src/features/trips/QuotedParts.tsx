import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CancellationQuote, Money, Trip } from '#domain/contract.ts';
import { formatInstant, formatMoney } from '../../i18n/format.ts';
import classes from './QuotedParts.module.css';

type QuotedPart = CancellationQuote['parts'][number];
type Refused = Extract<QuotedPart, { outcome: 'refused' }>;
type Quoted = Extract<QuotedPart, { outcome: 'quoted' }>;

const REFUSALS = {
  alreadyOver: msg`It is cancelled already, or was never booked.`,
  inProgress: msg`It can't be cancelled before the supplier has answered. Please try again in a moment.`,
  notCancellable: msg`The supplier does not allow a cancellation.`,
  noAnswer: msg`The supplier does not answer. Please try again later.`,
} satisfies Record<Refused['reason'], MessageDescriptor>;

interface QuotedPartsProps {
  parts: readonly QuotedPart[];
  trip: Trip;
}

/** For each part what is refunded and what is kept, or why it can't be cancelled. */
export function QuotedParts({ parts, trip }: QuotedPartsProps) {
  const { t } = useLingui();
  const hotels = new Map(trip.parts.map(({ _id, property, status }) => [_id, { ...property, status }]));
  return (
    <ul className={classes.parts}>
      {parts.map((part) => (
        <li key={part._id} className={classes.part}>
          <strong>{hotels.get(part._id)?.name}</strong>
          {part.outcome === 'refused' ? (
            <p>{t(REFUSALS[part.reason])}</p>
          ) : hotels.get(part._id)?.status === 'failed' ? (
            <p>
              <Trans>It was not booked, and nothing has to be paid for it. The rest stays as it is.</Trans>
            </p>
          ) : (
            <Costs quoted={part} zone={hotels.get(part._id)?.zone} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Costs({ quoted: { refund, penalty, until }, zone }: { quoted: Quoted; zone: string | undefined }) {
  const end = until && zone ? formatInstant(until, zone) : null;
  return (
    <>
      {penalty.amount === 0 ? (
        <p>
          <Trans>The cancellation costs nothing.</Trans>
        </p>
      ) : null}
      <dl className={classes.costs}>
        <Cost name={<Trans>Kept by the supplier</Trans>} money={penalty} />
        <Cost name={<Trans>Refunded</Trans>} money={refund} />
      </dl>
      {end ? (
        <p className={classes.until}>
          <Trans>This holds until {end} at the hotel.</Trans>
        </p>
      ) : null}
    </>
  );
}

function Cost({ name, money }: { name: ReactNode; money: Money }) {
  if (money.amount === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatMoney(money)}</dd>
    </div>
  );
}
