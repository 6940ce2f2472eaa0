import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { inCompanyCurrency } from '#domain/change-amounts.ts';
import type { PartChangeQuote } from '#domain/contract.ts';
import { type QuoteDifference, quoteDifference } from '#domain/part-change/part-change.ts';
import { Amount, AmountList } from '../../../components/AmountList.tsx';
import { onSiteChangeText } from '../../../components/booking/on-site-words.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { formatMoney } from '../../../i18n/money-format.ts';
import { ChangeVerdict } from './ChangeSummary.tsx';

interface OtherQuoteDialogProps {
  accepted: PartChangeQuote;
  current: PartChangeQuote;
  onAccept: () => void;
  onPickAnother: () => void;
}

const TITLES = {
  same: msg`The change costs the same`,
  dearer: msg`The change now costs more`,
  cheaper: msg`The change now costs less`,
  otherTerms: msg`The terms of the change are different now`,
} satisfies Record<QuoteDifference, MessageDescriptor>;

export function OtherQuoteDialog({ accepted, current, onAccept, onPickAnother }: OtherQuoteDialogProps) {
  const { t } = useLingui();
  const buttons = (
    <>
      <Button variant="default" onClick={onPickAnother}>
        <Trans>Back to the choice</Trans>
      </Button>
      <Button onClick={onAccept}>
        <Trans>Accept and continue</Trans>
      </Button>
    </>
  );
  return (
    <DialogFrame
      open
      title={t(TITLES[quoteDifference(accepted, current)])}
      buttons={buttons}
      onLeave={onPickAnother}
    >
      <p>
        <Trans>The price was checked once more. Nothing was changed.</Trans>
      </p>
      <AmountList>
        <Amount name={<Trans>Total before</Trans>}>
          <ChangeTotal quote={accepted} />
        </Amount>
        <Amount name={<Trans>Total now</Trans>} isMain>
          <ChangeTotal quote={current} />
        </Amount>
      </AmountList>
      <ChangeVerdict quote={current} />
    </DialogFrame>
  );
}

function ChangeTotal({ quote }: { quote: PartChangeQuote }) {
  const { t } = useLingui();
  const { due, refund, onSite } = inCompanyCurrency(quote.offered.price, quote);
  const [paid, repaid] = [formatMoney(due), formatMoney(refund)];
  if (onSite) {
    const atPlace = t(onSiteChangeText(onSite));
    return refund.amount > 0 ? (
      <Trans>
        {repaid} refunded, {atPlace}
      </Trans>
    ) : (
      <Trans>
        {paid} to pay now, {atPlace}
      </Trans>
    );
  }
  return refund.amount > 0 ? <Trans>{repaid} refunded</Trans> : <Trans>{paid} to pay</Trans>;
}
