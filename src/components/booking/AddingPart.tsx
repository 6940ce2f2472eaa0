import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { LinearProgress } from '../LinearProgress.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { AreaState } from './AreaState.tsx';

/** A choice is being added to the draft trip. */
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
  /** Returns to the page of the choice. */
  onBack: () => void;
}

/** The draft trip could not be saved with the choice. */
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
