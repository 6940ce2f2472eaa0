import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { type CheckoutPart, levelsOf } from '#domain/checkout/checkout-part.ts';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import { Spinner } from '../../components/Spinner.tsx';
import classes from './Checkout.module.css';

export type OrderProgress = 'resting' | 'pricing' | 'submitting';

interface OrderActionProps {
  /** The form that is sent. */
  formId: string;
  parts: readonly CheckoutPart[];
  terms: CheckoutTerms;
  progress: OrderProgress;
}

/** Says what will happen, and how far it has come; or why it can't. */
export function OrderAction({ formId, parts, terms: { approvers, limits }, progress }: OrderActionProps) {
  const textId = useId();
  const levels = levelsOf(parts);
  const isStuck = levelsWithoutApprover(levels, approvers).length > 0;
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
        {levels.length > 0 ? <Trans>Send for approval</Trans> : <Trans>Book now</Trans>}
      </Button>
      <p id={textId} role="status" className={isStuck ? undefined : classes.dimmed}>
        {isStuck ? (
          <Trans>
            This cannot be sent: nobody is left in your company who could approve it. Ask your travel
            administration to name an approver, then reload this page.
          </Trans>
        ) : (
          progressText(progress, limits)
        )}
      </p>
    </>
  );
}

function progressText(progress: OrderProgress, { tolerancePercent }: CheckoutTerms['limits']): ReactNode {
  switch (progress) {
    case 'pricing':
      return <Trans>Asking for the price once more</Trans>;
    case 'submitting':
      return <Trans>Sending the order</Trans>;
    case 'resting':
      return tolerancePercent === 0 ? (
        <Trans>
          The price is asked once more before anything is booked. If it is higher, we ask you first.
        </Trans>
      ) : (
        <Trans>
          The price is asked once more before anything is booked. If it is more than {tolerancePercent} %
          higher, we ask you first.
        </Trans>
      );
  }
}
