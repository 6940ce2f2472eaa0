import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { Notice } from './Notice.tsx';

export interface AreaFailure {
  message: string;
  reference: string;
  onRetry: () => void;
}

export function AreaError({ message, reference, onRetry }: AreaFailure) {
  return (
    <Notice
      kind="error"
      title={<Trans>Something went wrong</Trans>}
      action={
        <Button variant="light" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>{message}</p>
      <Text c="dimmed">
        <Trans>Reference {reference}</Trans>
      </Text>
      <p>
        <Trans>Our engineers were notified and will fix the problem ASAP.</Trans>
      </p>
    </Notice>
  );
}
