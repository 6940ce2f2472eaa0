import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { partTitle } from '#domain/trip-draft/part-title.ts';
import { Notice } from '../../components/Notice.tsx';

interface RemovalNoticeProps {
  part: CheckoutPart;
  onRestore: () => void;
  onForget: () => void;
}

export function RemovalNotice({ part, onRestore, onForget }: RemovalNoticeProps) {
  const title = partTitle(part);
  return (
    <Notice
      kind="info"
      action={
        <Group mod="touch" gap="xs" align="stretch">
          <Button variant="light" data-undo onClick={onRestore}>
            <Trans>Undo</Trans>
          </Button>
          <Button variant="default" onClick={onForget}>
            <Trans>Dismiss</Trans>
          </Button>
        </Group>
      }
    >
      <Trans>Removed {title}.</Trans>
    </Notice>
  );
}
