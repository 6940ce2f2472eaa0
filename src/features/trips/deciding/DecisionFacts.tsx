import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Money, Trip, TripPart, WaitingPrices } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { Surface } from '../../../components/Page.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { REASON_WORDS } from '../../../components/trip-status/reason-words.ts';
import { VerdictExplanation } from '../../../components/verdicts/VerdictExplanation.tsx';
import { formatDifference, formatInstant, formatMoney } from '../../../i18n/format.ts';
import type { Loadable } from '../partly-booked/partly-booked.ts';
import classes from './DecisionFacts.module.css';
import { findActionOffer } from './deciding.ts';
import { findPriceMovement } from './price-movement.ts';

interface DecisionFactsProps {
  trip: Trip;
  prices: Loadable<WaitingPrices>;
  /** The time zone of the viewer. */
  zone: string;
}

/** What a decision on a trip needs first: the rule, the reason, the price then and now, and the cheapest in policy. */
export function DecisionFacts({ trip, prices, zone }: DecisionFactsProps) {
  const { t } = useLingui();
  if (findActionOffer(trip, 'approve').kind !== 'allowed') return null;
  const { reason } = trip.bookingInfo;
  const offers = (trip.comparisons ?? []).flatMap(({ alternative }) => alternative ?? []);
  return (
    <section aria-label={t`What to decide on`} className={classes.section}>
      <Surface>
        <div className={classes.content}>
          <VerdictExplanation verdict={trip.verdict} shown="notKept" />
          <dl className={classes.facts}>
            {reason ? (
              <div>
                <dt>
                  <Trans>Reason</Trans>
                </dt>
                <dd>
                  {t(REASON_WORDS[reason.code])}
                  {reason.text ? `: ${reason.text}` : null}
                </dd>
              </div>
            ) : null}
            {offers.length > 0 ? (
              <div>
                <dt>
                  <Trans>Cheapest in policy then</Trans>
                </dt>
                {offers.map(({ title, price }) => (
                  <dd key={title}>
                    {title}: <strong>{formatMoney(price)}</strong>
                  </dd>
                ))}
              </div>
            ) : null}
            <PriceThenAndNow trip={trip} prices={prices} zone={zone} />
          </dl>
        </div>
      </Surface>
    </section>
  );
}

function PriceThenAndNow({ trip, prices, zone }: DecisionFactsProps) {
  return (
    <div aria-live="polite">
      <dt>
        <Trans>Price then and now</Trans>
      </dt>
      <Movement trip={trip} prices={prices} zone={zone} />
    </div>
  );
}

function Movement({ trip, prices, zone }: DecisionFactsProps): ReactNode {
  if (prices.state === 'asking') {
    return (
      <dd>
        <Trans>The suppliers are being asked…</Trans>
      </dd>
    );
  }
  if (prices.state === 'failed') {
    return (
      <dd>
        <Trans>The price now could not be asked for.</Trans>{' '}
        <Button variant="subtle" size="compact-sm" onClick={prices.onRetry}>
          <Trans>Ask again</Trans>
        </Button>
      </dd>
    );
  }
  const movement = findPriceMovement(trip, prices.answer);
  if (!movement) {
    return (
      <dd>
        <Trans>No supplier can be asked: the agency has booked it elsewhere.</Trans>
      </dd>
    );
  }
  const { before, now, silent, gone } = movement;
  const at = formatInstant(prices.answer.askedAt, zone);
  return (
    <>
      {before ? <Prices before={before} now={now} at={at} /> : null}
      {silent.length > 0 ? (
        <dd>
          <Silent parts={silent} />
        </dd>
      ) : null}
      {gone.length > 0 ? (
        <dd>
          <Gone parts={gone} />
        </dd>
      ) : null}
    </>
  );
}

function Prices({ before, now, at }: { before: Money; now: Money | null; at: string }) {
  const requested = formatMoney(before);
  if (!now) {
    return (
      <dd>
        <Trans>
          <strong>{requested}</strong> at the request
        </Trans>
      </dd>
    );
  }
  const current = formatMoney(now);
  const isComparable = now.currency === before.currency;
  if (isComparable && now.amount === before.amount) {
    return (
      <dd>
        <Trans>
          <strong>{requested}</strong>, unchanged since the request
        </Trans>{' '}
        <span className={classes.moment}>{at}</span>
      </dd>
    );
  }
  const difference = isComparable ? formatDifference(subtractMoney(now, before)) : null;
  return (
    <dd>
      <Trans>
        {requested} at the request, <strong>{current}</strong> now
      </Trans>
      {difference ? ` (${difference})` : null} <span className={classes.moment}>{at}</span>
    </dd>
  );
}

function Silent({ parts }: { parts: readonly TripPart[] }) {
  const names = parts.map(partName).join(', ');
  return <Trans>The supplier does not answer now: {names}</Trans>;
}

function Gone({ parts }: { parts: readonly TripPart[] }) {
  const names = parts.map(partName).join(', ');
  return <Trans>Not offered like this any more, beyond what is held: {names}</Trans>;
}
