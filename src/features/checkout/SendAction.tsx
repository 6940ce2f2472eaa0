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
  /** What the button says where no approval is needed. */
  label: ReactNode;
  /** What will happen, and how far it has come. */
  children: ReactNode;
}

/** Sends an order or a change; or says that no approver is left. */
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
