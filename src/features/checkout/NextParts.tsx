import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { PartProposal } from '../../booking/use-next-parts.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';

interface NextPartsProps {
  next: readonly PartProposal[];
  locked: boolean;
}

export function NextParts({ next, locked }: NextPartsProps) {
  return (
    <CheckoutSection title={<Trans>Add to this trip</Trans>}>
      <NextButtons next={next} locked={locked} />
    </CheckoutSection>
  );
}

export function NextButtons({ next, locked }: NextPartsProps) {
  return (
    <Group mod="touch" gap="xs" align="stretch">
      {next.map(({ kind, label, onBegin }) => (
        <Button key={kind} variant="light" disabled={locked} onClick={onBegin}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
