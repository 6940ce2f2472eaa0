import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PartChangeQuote } from '#domain/contract.ts';
import { formatInstant, localZone } from '../../../i18n/format.ts';
import { SendAction } from '../SendAction.tsx';

export type ChangeProgress = 'resting' | 'renewing' | 'sending';

interface ChangeActionProps {
  /** The form that is sent. */
  formId: string;
  quote: PartChangeQuote;
  progress: ChangeProgress;
}

/** Sends the change, and shows its progress. */
export function ChangeAction({ formId, quote, progress }: ChangeActionProps) {
  return (
    <SendAction
      formId={formId}
      levels={quote.verdict.levels}
      approvers={quote.approvers}
      busy={progress !== 'resting'}
      label={<Trans>Change the booking</Trans>}
    >
      {progressText(progress, formatInstant(quote.until, localZone()))}
    </SendAction>
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
