import { Plural, Trans } from '@lingui/react/macro';
import { type CheckoutPart, levelsOf, totalOf } from '#domain/checkout/checkout-part.ts';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import type { CheckoutTerms, Money } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './Checkout.module.css';
import { PartSummary } from './PartSummary.tsx';
import { usePriceLines } from './use-price-lines.ts';

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
        <PartSummary key={part.priced.offer} part={part} paymentType={terms.paymentType} now={now} />
      ))}
      <Approvers levels={levelsOf(parts)} terms={terms} />
      <Lines parts={parts} fee={terms.bookingFee} />
    </div>
  );
}

interface ApproversProps {
  levels: readonly (1 | 2)[];
  terms: CheckoutTerms;
}

/** Who will be asked, said before anything is sent. */
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
                To be approved by {name} (level {level})
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
  parts: readonly CheckoutPart[];
  fee: Money | undefined;
}

/** What the total is made up of; what is paid on the spot is said below it. */
function Lines({ parts, fee }: LinesProps) {
  const { asked, converted } = totalOf(parts);
  const linesOf = usePriceLines();
  const isForeign = converted !== undefined && converted.currency !== asked.currency;
  const isAdded = fee?.currency === (converted ?? asked).currency;
  return (
    <dl className={classes.lines}>
      {parts.flatMap((part) =>
        linesOf(part)
          .filter(({ onSite }) => !onSite)
          .map(({ code, label, amount }) => (
            <div key={`${part.priced.offer} ${code}`} className={classes.line}>
              <dt>{label}</dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          )),
      )}
      {isForeign ? (
        <div className={classes.line}>
          <dt>
            <Trans>Together, in the currency of the company</Trans>
          </dt>
          <dd>{formatMoney(converted)}</dd>
        </div>
      ) : null}
      {fee ? (
        <div className={classes.line}>
          <dt>{isAdded ? <Trans>Booking fee</Trans> : <Trans>Booking fee, not in the total</Trans>}</dt>
          <dd>{formatMoney(fee)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
