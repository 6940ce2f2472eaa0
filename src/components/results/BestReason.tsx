import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { explainBest, type BestReason as Reason, type WeighedOffer } from '#domain/booking/best-for-you.ts';
import type { Money } from '#domain/contract.ts';
import { formatDuration } from '../../i18n/format-duration.ts';
import { formatMoney } from '../../i18n/money-format.ts';

interface BestReasonProps {
  /** The name of the first offer. */
  name: string;
  best: WeighedOffer;
  /** All offers of the list. */
  offers: readonly WeighedOffer[];
  /** What an hour of the traveller counts as. */
  hour: Money | null;
}

/** Why the first offer is the best for the traveller. */
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
