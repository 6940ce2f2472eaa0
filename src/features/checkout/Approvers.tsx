import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import classes from './Checkout.module.css';

interface ApproversProps {
  levels: readonly (1 | 2)[];
  approvers: CheckoutTerms['approvers'];
  children: ReactNode;
}

export function Approvers({ levels, approvers, children }: ApproversProps) {
  if (levels.length === 0) return null;
  return (
    <ul className={classes.people}>
      {levels.map((level) => {
        const approver = approvers.find((one) => one.level === level);
        const name = approver ? `${approver.firstName} ${approver.lastName}` : null;
        return (
          <li key={level}>
            {name === null ? (
              <Trans>No approver is left for level {level}</Trans>
            ) : (
              <Trans>
                To be approved by {name} (level {level})
              </Trans>
            )}
          </li>
        );
      })}
      {levelsWithoutApprover(levels, approvers).length > 0 ? null : (
        <Text component="li" c="dimmed" fz="sm">
          {children}
        </Text>
      )}
    </ul>
  );
}
