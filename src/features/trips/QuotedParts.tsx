import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CancellationQuote, Money, Trip } from '#domain/contract.ts';
import { formatInstant, formatMoney } from '../../i18n/format.ts';
import { partName, partZone } from './part-terms.ts';
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
  const booked = new Map(trip.parts.map((part) => [part._id, part]));
  return (
    <ul className={classes.parts}>
      {parts.map((quoted) => {
        const part = booked.get(quoted._id);
        return (
          <li key={quoted._id} className={classes.part}>
            <strong>{part ? partName(part) : null}</strong>
            {quoted.outcome === 'refused' ? (
              <p>{t(REFUSALS[quoted.reason])}</p>
            ) : part?.status === 'failed' ? (
              <p>
                <Trans>It was not booked, and nothing has to be paid for it. The rest stays as it is.</Trans>
              </p>
            ) : (
              <Costs quoted={quoted} zone={part && partZone(part)} />
            )}
          </li>
        );
      })}
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
          <Trans>This holds until {end}, local time.</Trans>
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
