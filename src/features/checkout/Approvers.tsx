import { Plural, Trans } from '@lingui/react/macro';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import classes from './Checkout.module.css';

interface ApproversProps {
  levels: readonly (1 | 2)[];
  terms: CheckoutTerms;
}

/** Who will be asked, said before anything is sent. */
export function Approvers({ levels, terms: { approvers, limits } }: ApproversProps) {
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
