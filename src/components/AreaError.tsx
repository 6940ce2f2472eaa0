import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import classes from './Notice.module.css';
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
      <p className={classes.reference}>
        <Trans>Reference {reference}</Trans>
      </p>
      <p>
        <Trans>Our engineers were notified and will fix the problem ASAP.</Trans>
      </p>
    </Notice>
  );
}
