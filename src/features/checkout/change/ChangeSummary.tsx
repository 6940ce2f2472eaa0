import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { inCompanyCurrency } from '#domain/change-amounts.ts';
import type { PartChangeQuote } from '#domain/contract.ts';
import { onSiteChangeText } from '../../../components/booking/on-site-words.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { VerdictExplanation } from '../../../components/verdicts/VerdictExplanation.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatMoney } from '../../../i18n/money-format.ts';
import { ChangeApprovers } from './ChangeApprovers.tsx';

interface QuoteProps {
  quote: PartChangeQuote;
}

export function ChangeSummary({ quote }: QuoteProps) {
  const { verdict, approvalWaivedUpTo } = quote;
  return (
    <Stack miw={0}>
      <ChangeVerdict quote={quote} />
      {verdict.inPolicy && !approvalWaivedUpTo ? null : <VerdictExplanation verdict={verdict} />}
      <ChangeApprovers quote={quote} />
    </Stack>
  );
}

/** The verdict in short. A change whose approval is waived is not in policy: it only needs no approval. */
export function ChangeVerdict({ quote: { verdict, approvalWaivedUpTo } }: QuoteProps) {
  if (!approvalWaivedUpTo) return <VerdictMark verdict={verdict} />;
  const limit = formatMoney(approvalWaivedUpTo);
  return (
    <p>
      <Trans>
        No approval needed: in your company, changes that cost no more than {limit} in all need none.
      </Trans>
    </p>
  );
}

export function TotalOfChange({ quote }: QuoteProps) {
  const { t } = useLingui();
  const { due, refund } = quote;
  const { onSite, ...own } = inCompanyCurrency(quote.offered.price, quote);
  const atPlace = onSite ? <p>{t(onSiteChangeText(onSite))}</p> : null;
  return refund.amount > 0 ? (
    <>
      <strong>
        <Trans>Refunded</Trans>
      </strong>
      <Price asked={refund} company={own.refund} size="lg" />
      {atPlace}
    </>
  ) : (
    <>
      <strong>{onSite ? <Trans>To pay now</Trans> : <Trans>To pay</Trans>}</strong>
      <Price asked={due} company={own.due} size="lg" />
      {atPlace}
    </>
  );
}
