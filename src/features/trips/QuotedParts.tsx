import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CancellationQuote, Money, Trip } from '#domain/contract.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { partName } from '../../components/trip-status/part-name.ts';
import { formatInstant, formatMoney } from '../../i18n/format.ts';
import { partZone } from './part-terms.ts';
import { totalWith } from './partly-booked/undecided-trip.ts';
import classes from './QuotedParts.module.css';

type QuotedPart = CancellationQuote['parts'][number];
type Refused = Extract<QuotedPart, { outcome: 'refused' }>;
type Quoted = Extract<QuotedPart, { outcome: 'quoted' }>;

const REFUSALS = {
  alreadyOver: msg`It is cancelled already, or was never booked.`,
  inProgress: msg`It can't be cancelled before the supplier has answered. Please try again in a moment.`,
  notCancellable: msg`The supplier does not allow a cancellation.`,
  noAnswer: msg`The supplier does not answer. Please try again later.`,
  byAgency: msg`The agency has booked it, and cancels it when you ask for that.`,
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
              <LeftOut trip={trip} />
            ) : part?.status === 'held' ? (
              <p>
                <Trans>It is held, and given back for nothing.</Trans>
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

/** What the trip is without a part that could not be booked. */
function LeftOut({ trip }: { trip: Trip }) {
  const { booked, held, failed } = partsByOutcome(trip);
  const total = totalWith(trip, [...booked, ...held]);
  const names = failed.length === 1 ? held.map(partName).join(', ') : '';
  return (
    <>
      <p>
        <Trans>It was not booked, and nothing has to be paid for it.</Trans>{' '}
        {names === '' ? <Trans>The rest stays as it is.</Trans> : <Trans>Booked then: {names}.</Trans>}
      </p>
      {total ? (
        <dl className={classes.costs}>
          <Cost name={<Trans>Total of the trip then</Trans>} money={total} />
        </dl>
      ) : null}
    </>
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
