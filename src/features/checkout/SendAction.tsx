import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import { Spinner } from '../../components/Spinner.tsx';
import classes from './Checkout.module.css';

interface SendActionProps {
  /** The form that is sent. */
  formId: string;
  /** The levels that have to approve it. */
  levels: readonly (1 | 2)[];
  approvers: CheckoutTerms['approvers'];
  busy: boolean;
  /** The button's label where no approval is needed. */
  label: ReactNode;
  /** The consequence, and the progress. */
  children: ReactNode;
}

/** Sends an order or a change; or reports that there is no approver. */
export function SendAction({ formId, levels, approvers, busy, label, children }: SendActionProps) {
  const textId = useId();
  const isStuck = levelsWithoutApprover(levels, approvers).length > 0;
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
        {levels.length > 0 ? <Trans>Send for approval</Trans> : label}
      </Button>
      <p id={textId} role="status" className={isStuck ? undefined : classes.dimmed}>
        {isStuck ? (
          <Trans>
            This can't be sent: no one in your company can approve it. Ask your travel administration to name
            an approver, then reload this page.
          </Trans>
        ) : (
          children
        )}
      </p>
    </>
  );
}
