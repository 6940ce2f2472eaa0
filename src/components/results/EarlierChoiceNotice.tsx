import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { EarlierOffer } from '#domain/booking/earlier-choice.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import { Notice } from '../Notice.tsx';

interface EarlierChoiceNoticeProps {
  offer: EarlierOffer<unknown>;
  name: string;
  expired: boolean;
  onChoose: () => void;
}

export function EarlierChoiceNotice({ offer, name, expired, onChoose }: EarlierChoiceNoticeProps) {
  const { price, difference, fit } = offer;
  const now = formatMoney(price);
  return (
    <Notice
      kind="info"
      title={
        fit === 'nearest' ? (
          <Trans>Your earlier choice is not among these offers</Trans>
        ) : (
          <Trans>Your earlier choice: {name}</Trans>
        )
      }
      action={
        <Button variant="light" disabled={expired} onClick={onChoose}>
          {fit === 'nearest' ? <Trans>Choose this instead</Trans> : <Trans>Choose it again</Trans>}
        </Button>
      }
    >
      <p>
        {fit === 'same' ? <Trans>It is still offered, for {now}.</Trans> : null}
        {fit === 'otherTerms' ? <Trans>It is still offered on other terms, from {now}.</Trans> : null}
        {fit === 'nearest' ? (
          <Trans>
            Nearest to it now: {name}, for {now}.
          </Trans>
        ) : null}{' '}
        {difference ? <Difference amount={difference.amount} currency={difference.currency} /> : null}
      </p>
    </Notice>
  );
}

function Difference({ amount, currency }: { amount: number; currency: string }) {
  const size = formatMoney({ amount: Math.abs(amount), currency });
  if (amount === 0) return <Trans>The price is the same as then.</Trans>;
  if (amount > 0) return <Trans>That is {size} more than then.</Trans>;
  return <Trans>That is {size} less than then.</Trans>;
}
