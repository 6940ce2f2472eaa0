import { Trans } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { type CheckoutPart, sumPrices } from '#domain/checkout/checkout-part.ts';
import { Price } from '../../components/booking/Price.tsx';

export function TripTotal({ parts }: { parts: readonly CheckoutPart[] }) {
  const total = parts.length > 0 ? sumPrices(parts) : null;
  if (!total) return null;
  return (
    <Group gap="sm" justify="space-between" align="baseline" wrap="nowrap">
      <strong>
        <Trans>Total</Trans>
      </strong>
      <Price asked={total.asked} company={total.converted} />
    </Group>
  );
}
