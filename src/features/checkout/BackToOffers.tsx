import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';

export function BackToOffers({ onPickAnother }: { onPickAnother: () => void }) {
  return (
    <Button variant="light" onClick={onPickAnother}>
      <Trans>Back to the choice</Trans>
    </Button>
  );
}
