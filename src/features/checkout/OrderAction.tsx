import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type CheckoutPart, listLevels } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import { SendAction } from './SendAction.tsx';

export type OrderProgress = 'resting' | 'pricing' | 'submitting';

interface OrderActionProps {
  formId: string;
  parts: readonly CheckoutPart[];
  terms: CheckoutTerms;
  progress: OrderProgress;
}

export function OrderAction({ formId, parts, terms: { approvers, limits }, progress }: OrderActionProps) {
  return (
    <SendAction
      formId={formId}
      levels={listLevels(parts)}
      approvers={approvers}
      busy={progress !== 'resting'}
      label={<Trans>Book now</Trans>}
    >
      {progressText(progress, limits)}
    </SendAction>
  );
}

function progressText(progress: OrderProgress, { tolerancePercent }: CheckoutTerms['limits']): ReactNode {
  switch (progress) {
    case 'pricing':
      return <Trans>Checking the price again</Trans>;
    case 'submitting':
      return <Trans>Sending the order</Trans>;
    case 'resting':
      return tolerancePercent === 0 ? (
        <Trans>
          The price is checked once more before anything is booked. If it is higher, we ask you first.
        </Trans>
      ) : (
        <Trans>
          The price is checked once more before anything is booked. If it is more than {tolerancePercent} %
          higher, we ask you first.
        </Trans>
      );
  }
}
