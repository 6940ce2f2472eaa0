import { Trans } from '@lingui/react/macro';
import type { PartChangeQuote } from '#domain/contract.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { VerdictExplanation } from '../../../components/verdicts/VerdictExplanation.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import classes from './Change.module.css';
import { ChangeApprovers } from './ChangeApprovers.tsx';

interface QuoteProps {
  quote: PartChangeQuote;
}

/** What the policy says to the change, and who has to approve it. */
export function ChangeSummary({ quote }: QuoteProps) {
  const { verdict } = quote;
  return (
    <div className={classes.summary}>
      <VerdictMark verdict={verdict} />
      {verdict.inPolicy ? null : <VerdictExplanation verdict={verdict} />}
      <ChangeApprovers quote={quote} />
    </div>
  );
}

/** The total to pay for the change, or the refund. */
export function TotalOfChange({ quote: { due, refund } }: QuoteProps) {
  return refund.amount > 0 ? (
    <>
      <strong>
        <Trans>Refunded</Trans>
      </strong>
      <Price asked={refund} size="lg" />
    </>
  ) : (
    <>
      <strong>
        <Trans>To pay</Trans>
      </strong>
      <Price asked={due} size="lg" />
    </>
  );
}
