import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Spinner } from '../../../components/Spinner.tsx';
import classes from './PartlyBooked.module.css';
import type { Loadable } from './partly-booked.ts';

interface ChoiceProps {
  title: ReactNode;
  /** What it costs in the end. */
  total: ReactNode;
  /** What that is called, where it is not the total of the trip. */
  totalName?: ReactNode;
  /** What it costs and brings, as facts. */
  children: ReactNode;
  /** What becomes of the parts. */
  meaning: ReactNode;
  buttons: ReactNode;
}

/** One of the things that can be done, beside the others so that their costs can be compared. */
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

/** In place of an amount as long as it is not known: it is being asked for, or that has failed. */
export function LoadableAmount({
  loadable,
}: {
  loadable: Exclude<Loadable<unknown>, { state: 'answered' }>;
}) {
  if (loadable.state === 'asking') {
    return (
      <span role="status" className={classes.asking}>
        <Spinner size={18} />
        <Trans>Asking what it costs…</Trans>
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
  /** Why it can't be chosen now; null when it can. */
  obstacle: ReactNode;
  variant: 'filled' | 'default' | 'light';
  color?: 'red';
  onClick: () => void;
  children: ReactNode;
}

/** Stays in reach while it can't be chosen, and says why. */
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
