import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CheapestAlternative, Money, PartComparison } from '#domain/contract.ts';
import { formatInstant, formatMoney } from '../../../i18n/format.ts';
import { formatMovement } from './price-movement.ts';

interface AllowedAlternativeProps {
  search: NonNullable<PartComparison['search']>;
  alternative: CheapestAlternative | undefined;
  price: Money;
  zone: string;
}

export function AllowedAlternative({ search, alternative, price, zone }: AllowedAlternativeProps) {
  return (
    <div>
      <dt>
        <Trans>Cheapest without approval</Trans>
      </dt>
      <dd>
        {alternative ? <Offer alternative={alternative} compared={price} zone={zone} /> : SEARCHES[search]}
      </dd>
    </div>
  );
}

const SEARCHES = {
  looking: <Trans>Still searching</Trans>,
  found: null,
  none: <Trans>None found</Trans>,
  failed: <Trans>The search failed</Trans>,
} satisfies Record<AllowedAlternativeProps['search'], ReactNode>;

interface OfferProps {
  alternative: CheapestAlternative;
  compared: Money;
  zone: string;
}

function Offer({ alternative: { title, price, foundAt }, compared, zone }: OfferProps) {
  const difference = formatMovement(compared, price);
  const moment = formatInstant(foundAt, zone);
  return (
    <>
      <p>
        {title}: <strong>{formatMoney(price)}</strong>
        {difference ? ` (${difference})` : null}
      </p>
      <Text c="dimmed" fz="xs">
        <Trans>as offered on {moment}</Trans>
      </Text>
    </>
  );
}
