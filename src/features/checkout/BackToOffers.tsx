import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';

/** Links back to the step in which an offer is chosen. */
export function BackToOffers({ onPickAnother }: { onPickAnother: () => void }) {
  return (
    <Button variant="light" onClick={onPickAnother}>
      <Trans>Back to the choice</Trans>
    </Button>
  );
}
