import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Spinner.tsx';

interface AnswerLostNoticeProps {
  title: ReactNode;
  /** Explains that a retry can't order twice. */
  children: ReactNode;
  asking: boolean;
  onAskAgain: () => void;
}

/**
 * The answer to an order or a change was lost; it is requested again automatically, or at once with a click.
 */
export function AnswerLostNotice({ title, children, asking, onAskAgain }: AnswerLostNoticeProps) {
  const action = (
    <Button
      variant="light"
      aria-disabled={asking}
      leftSection={asking ? <Spinner size={18} /> : null}
      onClick={() => {
        if (!asking) onAskAgain();
      }}
    >
      <Trans>Ask now</Trans>
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={action}>
      {children}
    </Notice>
  );
}
