import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { PartChangeQuote } from '#domain/contract.ts';
import { Spinner } from '../../../components/Spinner.tsx';
import { formatInstant, ownZone } from '../../../i18n/format.ts';
import classes from './Change.module.css';

export type ChangeProgress = 'resting' | 'renewing' | 'sending';

interface ChangeActionProps {
  /** The form that is sent. */
  formId: string;
  quote: PartChangeQuote;
  progress: ChangeProgress;
  /** Nobody is left who could approve it. */
  isStuck: boolean;
}

/** Says what will happen, and how far it has come; or why it can't. */
export function ChangeAction({ formId, quote, progress, isStuck }: ChangeActionProps) {
  const textId = useId();
  const busy = progress !== 'resting';
  return (
    <>
      <Button
        type="submit"
        form={formId}
        fullWidth
        size="md"
        aria-disabled={busy || isStuck}
        aria-describedby={textId}
        leftSection={busy ? <Spinner size={18} /> : null}
      >
        {quote.verdict.levels.length > 0 ? (
          <Trans>Send for approval</Trans>
        ) : (
          <Trans>Change the booking</Trans>
        )}
      </Button>
      <p id={textId} role="status" className={isStuck ? undefined : classes.dimmed}>
        {isStuck ? (
          <Trans>
            This cannot be sent: nobody is left in your company who could approve it. Ask your travel
            administration to name an approver, then reload this page.
          </Trans>
        ) : (
          progressText(progress, formatInstant(quote.until, ownZone()))
        )}
      </p>
    </>
  );
}

function progressText(progress: ChangeProgress, until: string): ReactNode {
  switch (progress) {
    case 'renewing':
      return <Trans>Asking once more what the change costs</Trans>;
    case 'sending':
      return <Trans>Sending the change</Trans>;
    case 'resting':
      return (
        <Trans>These amounts hold until {until}. You are asked once more before anything is changed.</Trans>
      );
  }
}
