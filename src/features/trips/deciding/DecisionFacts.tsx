import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type {
  ChangePrice,
  CheapestAlternative,
  FullVerdict,
  Money,
  PartChange,
  Trip,
  TripPart,
  WaitingPrices,
} from '#domain/contract.ts';
import { convertLike } from '#domain/trip-costs.ts';
import { Surface } from '../../../components/Page.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { REASON_WORDS } from '../../../components/trip-status/reason-words.ts';
import { VerdictExplanation } from '../../../components/verdicts/VerdictExplanation.tsx';
import { formatInstant, formatMoney } from '../../../i18n/format.ts';
import { ChangeCost } from '../changes/ChangeCost.tsx';
import { decidableChange } from '../changes/changes.ts';
import type { Loadable } from '../partly-booked/partly-booked.ts';
import { RENEWAL_OUTCOME_WORDS } from '../request/renewal-words.ts';
import classes from './DecisionFacts.module.css';
import { findActionOffer } from './deciding.ts';
import { findPriceMovement, formatMovement } from './price-movement.ts';

interface DecisionFactsProps {
  trip: Trip;
  prices: Loadable<WaitingPrices>;
  changePrice: Loadable<ChangePrice>;
  purpose: string;
  zone: string;
}

export function DecisionFacts({ trip, prices, changePrice, purpose, zone }: DecisionFactsProps) {
  if (findActionOffer(trip, 'approve').kind === 'allowed') {
    const { reason, comment } = trip.bookingInfo;
    return (
      <Facts verdict={trip.verdict} reasons={{ reason, comment, purpose }} offers={listOffers(trip)}>
        <Movement trip={trip} prices={prices} zone={zone} />
      </Facts>
    );
  }
  const change = decidableChange(trip);
  if (!change) return null;
  const { verdict, reason, comment, alternative } = change;
  const offers = alternative ? [{ alternative, compared: change.after.price.asked }] : [];
  return (
    <Facts verdict={verdict} reasons={{ reason, comment, purpose }} offers={offers} change={change}>
      <ChangeMovement change={change} price={changePrice} zone={zone} />
    </Facts>
  );
}

/** The cheapest that needed no approval, beside what is asked for. */
interface CheaperOffer {
  alternative: CheapestAlternative;
  compared: Money;
}

function listOffers({ parts, comparisons = [] }: Trip): CheaperOffer[] {
  return comparisons.flatMap(({ partId, alternative }) => {
    const part = parts.find(({ _id }) => _id === partId);
    return alternative && part ? [{ alternative, compared: part.price.asked }] : [];
  });
}

interface FactsProps {
  verdict: FullVerdict;
  reasons: Pick<Trip['bookingInfo'], 'reason' | 'comment'> & { purpose: string };
  offers: readonly CheaperOffer[];
  change?: PartChange;
  children: ReactNode;
}

function Facts({ verdict, reasons: { reason, comment, purpose }, offers, change, children }: FactsProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`What to decide on`} data-screen-only="true">
      <Surface>
        <Stack mod="closer" gap="sm">
          <VerdictExplanation verdict={verdict} shown="notKept" />
          <dl className={classes.facts} data-facts="small" data-beside="true">
            {change ? <ChangeFact change={change} /> : null}
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
            {comment ? (
              <div>
                <dt>
                  <Trans>Comment</Trans>
                </dt>
                <dd>{comment}</dd>
              </div>
            ) : null}
            <div>
              <dt>
                <Trans>Purpose</Trans>
              </dt>
              <dd>{purpose}</dd>
            </div>
            {offers.length > 0 ? (
              <div>
                <dt>
                  <Trans>Cheapest in policy then</Trans>
                </dt>
                {offers.map(({ alternative: { title, price }, compared }) => {
                  const difference = formatMovement(compared, price);
                  return (
                    <dd key={title}>
                      {title}: <strong>{formatMoney(price)}</strong>
                      {difference ? ` (${difference})` : null}
                    </dd>
                  );
                })}
              </div>
            ) : null}
            <div aria-live="polite">
              <dt>
                <Trans>Price then and now</Trans>
              </dt>
              {children}
            </div>
          </dl>
        </Stack>
      </Surface>
    </section>
  );
}

function ChangeFact({ change }: { change: PartChange }) {
  const name = partName(change.after);
  return (
    <div>
      <dt>
        <Trans>Change of {name}</Trans>
      </dt>
      <dd>
        <ChangeCost change={change} />
      </dd>
    </div>
  );
}

interface MovementProps {
  trip: Trip;
  prices: Loadable<WaitingPrices>;
  zone: string;
}

function Movement({ trip, prices, zone }: MovementProps): ReactNode {
  if (prices.state !== 'answered') return <NoPriceYet prices={prices} />;
  const movement = findPriceMovement(trip, prices.answer);
  if (!movement) {
    return (
      <dd>
        <Trans>No supplier can be asked: the agency has booked it elsewhere.</Trans>
      </dd>
    );
  }
  const { accepted, current, silent, gone } = movement;
  const at = formatInstant(prices.answer.askedAt, zone);
  return (
    <>
      {accepted ? <Prices accepted={accepted} current={current} at={at} /> : null}
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

interface ChangeMovementProps {
  change: PartChange;
  price: Loadable<ChangePrice>;
  zone: string;
}

function ChangeMovement({ change, price, zone }: ChangeMovementProps): ReactNode {
  const { t } = useLingui();
  if (price.state !== 'answered') return <NoPriceYet prices={price} />;
  const { askedAt, outcome, before: accepted, price: current, penaltyBefore, penalty } = price.answer;
  const inOwn = (amount: Money) => convertLike(change.after.price, amount);
  const at = formatInstant(askedAt, zone);
  const words = CHANGE_OUTCOME_WORDS[outcome];
  return (
    <>
      <Prices accepted={inOwn(accepted)} current={current ? inOwn(current) : null} at={at} />
      {penalty && penalty.amount !== penaltyBefore.amount ? (
        <dd>
          <Fee accepted={inOwn(penaltyBefore)} current={inOwn(penalty)} />
        </dd>
      ) : null}
      {words ? <dd>{t(words)}</dd> : null}
    </>
  );
}

const CHANGE_OUTCOME_WORDS = {
  ...RENEWAL_OUTCOME_WORDS,
  notChangeable: msg`The booking can no longer be changed`,
} satisfies Record<ChangePrice['outcome'], MessageDescriptor | null>;

function Fee({ accepted, current }: { accepted: Money; current: Money }) {
  const [before, now] = [formatMoney(accepted), formatMoney(current)];
  return (
    <Trans>
      Fee for the change: {before} at the request, <strong>{now}</strong> now
    </Trans>
  );
}

function NoPriceYet({ prices }: { prices: Exclude<Loadable<unknown>, { state: 'answered' }> }) {
  if (prices.state === 'asking') {
    return (
      <dd>
        <Trans>Checking the current price…</Trans>
      </dd>
    );
  }
  return (
    <dd>
      <Trans>The current price is not available.</Trans>{' '}
      <Button variant="subtle" size="compact-sm" onClick={prices.onRetry}>
        <Trans>Ask again</Trans>
      </Button>
    </dd>
  );
}

interface PricesProps {
  accepted: Money;
  current: Money | null;
  at: string;
}

function Prices({ accepted, current: price, at }: PricesProps) {
  const requested = formatMoney(accepted);
  if (!price) {
    return (
      <dd>
        <Trans>
          <strong>{requested}</strong> at the request
        </Trans>
      </dd>
    );
  }
  const current = formatMoney(price);
  if (price.currency === accepted.currency && price.amount === accepted.amount) {
    return (
      <dd>
        <Trans>
          <strong>{requested}</strong>, unchanged since the request
        </Trans>{' '}
        <Text span c="dimmed" fz="xs">
          {at}
        </Text>
      </dd>
    );
  }
  const difference = formatMovement(accepted, price);
  return (
    <dd>
      <Trans>
        {requested} at the request, <strong>{current}</strong> now
      </Trans>
      {difference ? ` (${difference})` : null}{' '}
      <Text span c="dimmed" fz="xs">
        {at}
      </Text>
    </dd>
  );
}

function Silent({ parts }: { parts: readonly TripPart[] }) {
  const names = parts.map(partName).join(', ');
  return <Trans>The supplier is not responding: {names}</Trans>;
}

function Gone({ parts }: { parts: readonly TripPart[] }) {
  const names = parts.map(partName).join(', ');
  return <Trans>No longer available, except what is on hold: {names}</Trans>;
}
