import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ChangeAmounts, inCompanyCurrency } from '#domain/change-amounts.ts';
import type { PartChangeQuote } from '#domain/contract.ts';
import type { ChangeWithQuote } from '#domain/part-change/part-change.ts';
import { lostBenefitWords } from '../../../components/booking/lost-benefit-words.ts';
import { onSiteChangeText } from '../../../components/booking/on-site-words.ts';
import { ConfirmDialog } from '../../../components/dialog/DialogFrame.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/money-format.ts';
import { SendToApprover } from '../SendAction.tsx';
import { ChangeApprovers } from './ChangeApprovers.tsx';

interface ConfirmChangeProps {
  open: boolean;
  current: ChangeWithQuote;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmChange({ open, current: { quote, booked }, onConfirm, onCancel }: ConfirmChangeProps) {
  const { t } = useLingui();
  const own = inCompanyCurrency(quote.offered.price, quote);
  const name = partName(booked);
  const lost = quote.lost.map((benefit) => t(lostBenefitWords(benefit, quote))).join(', ');
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Change {name}?</Trans>}
      confirmLabel={confirmLabel(quote, own)}
      cancelLabel={<Trans>Back to the review</Trans>}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {own.onSite ? <p>{t(onSiteChangeText(own.onSite))}.</p> : null}
      <p>
        <Amount amounts={own} />
      </p>
      {lost === '' ? null : (
        <p>
          <Trans>Lost with the change: {lost}.</Trans>
        </p>
      )}
      <ChangeApprovers quote={quote} />
    </ConfirmDialog>
  );
}

function Amount({ amounts: { due, refund, penalty, onSite } }: { amounts: ChangeAmounts }) {
  const [paid, repaid, fee] = [formatMoney(due), formatMoney(refund), formatMoney(penalty)];
  if (refund.amount > 0) {
    return penalty.amount > 0 ? (
      <Trans>
        {repaid} is refunded, after a fee of {fee}.
      </Trans>
    ) : (
      <Trans>{repaid} is refunded.</Trans>
    );
  }
  if (due.amount === 0) {
    return onSite ? <Trans>Nothing to pay now.</Trans> : <Trans>Nothing to pay.</Trans>;
  }
  if (onSite) {
    return penalty.amount > 0 ? (
      <Trans>
        {paid} is due now, including a fee of {fee}.
      </Trans>
    ) : (
      <Trans>{paid} is due now.</Trans>
    );
  }
  return penalty.amount > 0 ? (
    <Trans>
      {paid} is due in total, including a fee of {fee}.
    </Trans>
  ) : (
    <Trans>{paid} is due in total.</Trans>
  );
}

function confirmLabel(
  { verdict, approvers }: PartChangeQuote,
  { due, refund, onSite }: ChangeAmounts,
): ReactNode {
  const [paid, repaid] = [formatMoney(due), formatMoney(refund)];
  if (verdict.levels.length > 0) return <SendToApprover levels={verdict.levels} approvers={approvers} />;
  if (refund.amount > 0) return <Trans>Change, {repaid} back</Trans>;
  if (due.amount > 0) return onSite ? <Trans>Change for {paid} now</Trans> : <Trans>Change for {paid}</Trans>;
  // The cost on site is shown above.
  return onSite ? <Trans>Change, nothing to pay now</Trans> : <Trans>Change free of charge</Trans>;
}
