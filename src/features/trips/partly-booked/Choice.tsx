import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Spinner } from '../../../components/Spinner.tsx';
import classes from './PartlyBooked.module.css';
import type { Loadable } from './partly-booked.ts';

interface ChoiceProps {
  title: ReactNode;
  total: ReactNode;
  totalName?: ReactNode;
  children: ReactNode;
  meaning: ReactNode;
  buttons: ReactNode;
}

export function Choice({ title, total, totalName, children, meaning, buttons }: ChoiceProps) {
  return (
    <li className={classes.choice}>
      <h4 className={classes.choiceTitle}>{title}</h4>
      <dl className={classes.facts}>
        <ChoiceFact name={totalName ?? <Trans>Total of the trip then</Trans>}>
          <span className={classes.total}>{total}</span>
        </ChoiceFact>
        {children}
      </dl>
      <p className={classes.note}>{meaning}</p>
      <div className={classes.buttons}>{buttons}</div>
    </li>
  );
}

export function ChoiceFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function LoadableAmount({
  loadable,
}: {
  loadable: Exclude<Loadable<unknown>, { state: 'answered' }>;
}) {
  if (loadable.state === 'asking') {
    return (
      <span role="status" className={classes.asking}>
        <Spinner size={18} />
        <Trans>Checking the price…</Trans>
      </span>
    );
  }
  return (
    <span role="alert" className={classes.unanswered}>
      {loadable.message}
      <Button variant="subtle" size="compact-sm" onClick={loadable.onRetry}>
        <Trans>Ask again</Trans>
      </Button>
    </span>
  );
}

interface ChoiceButtonProps {
  obstacle: ReactNode;
  variant: 'filled' | 'default' | 'light';
  color?: 'red';
  onClick: () => void;
  children: ReactNode;
}

/** Stays focusable while it is not available, and says why. */
export function ChoiceButton({ obstacle, variant, color, onClick, children }: ChoiceButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Button
        variant={variant}
        {...(color && { color })}
        aria-disabled={obstacle !== null}
        {...(obstacle !== null && { 'aria-describedby': reasonId })}
        onClick={() => obstacle === null && onClick()}
      >
        {children}
      </Button>
      {obstacle === null ? null : (
        <span id={reasonId} className={classes.note}>
          {obstacle}
        </span>
      )}
    </>
  );
}
