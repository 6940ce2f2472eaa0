import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { LinearProgress } from '../LinearProgress.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { AreaState } from './AreaState.tsx';

export function Adding() {
  return (
    <>
      <LinearProgress visible />
      <VisuallyHidden role="status">
        <Trans>Adding it to your trip…</Trans>
      </VisuallyHidden>
    </>
  );
}

interface AddingFailedProps {
  onRetry: () => void;
  onBack: () => void;
}

export function AddingFailed({ onRetry, onBack }: AddingFailedProps) {
  return (
    <AreaState
      kind="error"
      title={<Trans>It could not be added to your trip</Trans>}
      action={
        <Group gap="xs">
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="default" onClick={onBack}>
            <Trans>Back to the choice</Trans>
          </Button>
        </Group>
      }
    >
      <Trans>Nothing was booked, and your choice is saved.</Trans>
    </AreaState>
  );
}
