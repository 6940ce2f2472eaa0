import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { NearestOffer, SupplierPart } from '#domain/contract.ts';
import { Spinner } from '../../../components/Spinner.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import type { NearestProps } from './requesting.ts';

interface NearestOffersProps {
  part: SupplierPart;
  offers: readonly NearestOffer[];
  nearest: NearestProps;
}

export function NearestOffers({ part, offers, nearest: { taking, onTake } }: NearestOffersProps) {
  const { t } = useLingui();
  if (offers.length === 0) return null;
  return (
    <div>
      <Text c="dimmed" fz="xs">
        <Trans>Nearest to it now</Trans>
      </Text>
      <Stack component="ul" gap={4}>
        {offers.map((one) => {
          const { title, price, offer } = one;
          return (
            <Group component="li" key={offer} mod="touch" gap="4px 12px">
              <Text span variant="breakable" flex="1 1 180px">
                {title}
              </Text>
              <Text component="strong" fw={600} ta="end" style={{ whiteSpace: 'nowrap' }}>
                {formatMoney(price)}
              </Text>
              <Button
                variant="light"
                size="compact-sm"
                aria-label={t`Take this: ${title}`}
                aria-disabled={taking !== null}
                leftSection={taking === offer ? <Spinner size={16} /> : null}
                onClick={() => onTake(part, one)}
              >
                <Trans>Take this</Trans>
              </Button>
            </Group>
          );
        })}
      </Stack>
    </div>
  );
}
