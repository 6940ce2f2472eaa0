import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { explainBest, type BestReason as Reason, type WeighedOffer } from '#domain/booking/best-for-you.ts';
import type { Money } from '#domain/contract.ts';
import { formatDuration } from '../../i18n/format-duration.ts';
import { formatMoney } from '../../i18n/money-format.ts';

interface BestReasonProps {
  name: string;
  best: WeighedOffer;
  offers: readonly WeighedOffer[];
  hour: Money | null;
}

export function BestReason({ name, best, offers, hour: rate }: BestReasonProps) {
  const reason = explainBest(best, offers, rate);
  const words = useReasonWords(reason).join(', ');
  const hour = reason.hour && formatMoney(reason.hour);
  return (
    <Text c="dimmed" role="status">
      <Trans>
        Best for you: {name}, {words}.
      </Trans>{' '}
      {hour ? <Trans>An hour of your time is valued at {hour}.</Trans> : null}
    </Text>
  );
}

function useReasonWords({ inPolicy, dearer, minutesLess }: Reason): string[] {
  const { t } = useLingui();
  const more = dearer && formatMoney(dearer);
  const policy = inPolicy ? t`in policy` : t`although it needs approval`;
  const price = more ? t`${more} more than the cheapest` : t`the cheapest`;
  const time = minutesLess > 0 ? [t`${formatDuration(minutesLess)} less of your time`] : [];
  return [policy, price, ...time];
}
