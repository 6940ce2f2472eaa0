import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Money, Trip, TripRenewal } from '#domain/contract.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { findActionOffer } from '../deciding/deciding.ts';
import { WITHHELD_WORDS } from '../deciding/decision-words.ts';
import { Approvers } from '../request/Approvers.tsx';
import { RENEWAL_OUTCOME_WORDS } from '../request/renewal-words.ts';
import { Choice, ChoiceButton, ChoiceFact, LoadableAmount } from './Choice.tsx';
import type { Loadable } from './partly-booked.ts';

interface RetryChoiceProps {
  trip: Trip;
  renewal: Loadable<TripRenewal>;
  onTryAgain: () => void;
}

export function RetryChoice({ trip, renewal, onTryAgain }: RetryChoiceProps) {
  const { t } = useLingui();
  const offer = findActionOffer(trip, 'resubmit');
  if (offer.kind === 'none') return null;
  const withheld = offer.kind === 'withheld' ? t(WITHHELD_WORDS[offer.reason]) : null;
  const now = renewal.state === 'answered' ? renewal.answer : null;
  const gone = now && !now.total ? <Trans>It is no longer available as it was.</Trans> : null;
  return (
    <Choice
      title={<Trans>Try again</Trans>}
      total={renderTotal(withheld !== null, renewal)}
      meaning={<Trans>The same is held and booked once more, at the current price.</Trans>}
      buttons={
        <ChoiceButton
          obstacle={withheld ?? gone ?? (now ? null : <Trans>You will see the price first.</Trans>)}
          variant="filled"
          onClick={onTryAgain}
        >
          <Trans>Try again</Trans>
        </ChoiceButton>
      }
    >
      {now ? <RenewalFacts trip={trip} renewal={now} /> : null}
    </Choice>
  );
}

function renderTotal(isWithheld: boolean, renewal: Loadable<TripRenewal>): ReactNode {
  if (isWithheld) return '–';
  if (renewal.state !== 'answered') return <LoadableAmount loadable={renewal} />;
  return renewal.answer.total ? formatMoney(renewal.answer.total) : '–';
}

function RenewalFacts({ trip, renewal }: { trip: Trip; renewal: TripRenewal }) {
  const { t } = useLingui();
  const names = new Map(trip.parts.map((part) => [part._id, partName(part)]));
  return (
    <>
      {renewal.parts.map(({ partId, outcome, before, price }) => {
        const why = RENEWAL_OUTCOME_WORDS[outcome];
        return (
          <ChoiceFact key={partId} name={names.get(partId)}>
            {why ? t(why) : null}
            {price ? <CurrentPrice before={before} now={price} /> : null}
          </ChoiceFact>
        );
      })}
      {renewal.verdict ? (
        <ChoiceFact name={<Trans>Approval</Trans>}>
          {renewal.verdict.levels.length === 0 ? (
            <Trans>Not needed: it is booked at once</Trans>
          ) : (
            <Approvers approvers={renewal.approvers ?? []} />
          )}
        </ChoiceFact>
      ) : null}
    </>
  );
}

function CurrentPrice({ before, now }: { before: Money; now: Money }) {
  const earlier = formatMoney(before);
  const price = formatMoney(now);
  return earlier === price ? (
    <Trans>{price}, as before</Trans>
  ) : (
    <Trans>
      {price}, {earlier} before
    </Trans>
  );
}
