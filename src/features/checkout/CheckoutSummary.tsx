import { Plural, Trans } from '@lingui/react/macro';
import { type CheckoutPart, levelsOf } from '#domain/checkout/checkout-part.ts';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import type { CheckoutTerms, Money } from '#domain/contract.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './Checkout.module.css';
import { PartSummary } from './PartSummary.tsx';

interface CheckoutSummaryProps {
  parts: readonly CheckoutPart[];
  terms: CheckoutTerms;
  now: string;
}

/** What is to be booked, at the price that was last accepted. */
export function CheckoutSummary({ parts, terms, now }: CheckoutSummaryProps) {
  return (
    <div className={classes.summary}>
      {parts.map((part) => (
        <PartSummary key={part.priced.offer} part={part} now={now} />
      ))}
      <Approvers levels={levelsOf(parts)} terms={terms} />
      <Lines lines={parts.flatMap(({ priced }) => priced.lines)} fee={terms.bookingFee} />
    </div>
  );
}

interface ApproversProps {
  levels: readonly (1 | 2)[];
  terms: CheckoutTerms;
}

/** Who will be asked, told before anything is sent. */
function Approvers({ levels, terms: { approvers, limits } }: ApproversProps) {
  const { approvalHours } = limits;
  if (levels.length === 0) return null;
  return (
    <ul className={classes.people}>
      {levels.map((level) => {
        const approver = approvers.find((one) => one.level === level);
        const name = approver ? `${approver.firstName} ${approver.lastName}` : null;
        return (
          <li key={level}>
            {name === null ? (
              <Trans>Nobody is left who could approve it (level {level})</Trans>
            ) : (
              <Trans>
                Approved by {name} (level {level})
              </Trans>
            )}
          </li>
        );
      })}
      {levelsWithoutApprover(levels, approvers).length > 0 ? null : (
        <li className={classes.dimmed}>
          <Plural
            value={approvalHours}
            one="If nobody decides within # hour at most, it is not booked, and you can request it again."
            other="If nobody decides within # hours at most, it is not booked, and you can request it again."
          />
        </li>
      )}
    </ul>
  );
}

interface LinesProps {
  lines: readonly PriceLine[];
  fee: Money | undefined;
}

/** What is paid with the booking, and what on the spot. */
function Lines({ lines, fee }: LinesProps) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ code, label, amount, onSite }) => (
        <div key={code} className={classes.line}>
          <dt>{onSite ? <Trans>{label}, on the spot</Trans> : label}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      {fee ? (
        <>
          <dt>
            <Trans>Booking fee, in addition</Trans>
          </dt>
          <dd>{formatMoney(fee)}</dd>
        </>
      ) : null}
    </dl>
  );
}
