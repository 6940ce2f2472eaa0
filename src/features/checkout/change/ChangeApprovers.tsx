import { Trans } from '@lingui/react/macro';
import type { PartChangeQuote } from '#domain/contract.ts';
import checkout from '../Checkout.module.css';
import classes from './Change.module.css';

interface ChangeApproversProps {
  levels: PartChangeQuote['verdict']['levels'];
  approvers: PartChangeQuote['approvers'];
}

/** Who will be asked, said before anything is sent. */
export function ChangeApprovers({ levels, approvers }: ChangeApproversProps) {
  if (levels.length === 0) return null;
  return (
    <>
      <ul className={checkout.people}>
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
      </ul>
      <p className={classes.dimmed}>
        <Trans>Until it is approved, everything stays booked as it is.</Trans>
      </p>
    </>
  );
}
