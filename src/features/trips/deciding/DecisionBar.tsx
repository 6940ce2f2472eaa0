import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { AppLink } from '../../../components/AppLink.tsx';
import { useBottomBar } from '../../../components/use-bottom-bar.ts';
import classes from './DecisionBar.module.css';
import type { DecisionAction, WaitingNeighbours } from './deciding.ts';
import { DECISION_WORDS } from './decision-words.ts';

const KEYS = { approve: 'A', sendBack: null, reject: 'R' } satisfies Record<DecisionAction, string | null>;
const LOOKS = {
  approve: { variant: 'filled', color: 'blue' },
  sendBack: { variant: 'default' },
  reject: { variant: 'light', color: 'red' },
} as const satisfies Record<DecisionAction, { variant: string; color?: string }>;

interface DecisionBarProps {
  label: string;
  /** The subject and the deadline of the decision, or why the viewer may not decide. */
  what: ReactNode;
  /** The decision is open; the bar is sticky. */
  isOpen: boolean;
  /** The buttons. */
  children: ReactNode;
  /** Null without keyboard shortcuts. */
  neighbours: WaitingNeighbours | null;
}

/** The buttons of a decision, sticky while it is open. */
export function DecisionBar({ label, what, isOpen, children, neighbours }: DecisionBarProps) {
  const bar = useBottomBar(isOpen);
  return (
    <section
      ref={bar}
      className={classes.panel}
      aria-label={label}
      data-open={isOpen}
      data-bottom-bar={isOpen || undefined}
    >
      <p className={classes.what}>{what}</p>
      <div className={classes.buttons}>{children}</div>
      {isOpen && neighbours ? <KeyHints neighbours={neighbours} /> : null}
    </section>
  );
}

interface DecisionButtonProps<Action extends DecisionAction> {
  action: Action;
  /** Why the viewer may not decide; null if they may. */
  withheld: string | null;
  onDecide: (action: Action) => void;
}

export function DecisionButton<Action extends DecisionAction>(props: DecisionButtonProps<Action>) {
  const { action, withheld, onDecide } = props;
  const { t } = useLingui();
  const reasonId = useId();
  const key = KEYS[action];
  return (
    <>
      <Button
        {...LOOKS[action]}
        aria-disabled={withheld !== null}
        {...(withheld !== null && { 'aria-describedby': reasonId, title: withheld })}
        {...(key && { 'aria-keyshortcuts': key })}
        onClick={() => withheld === null && onDecide(action)}
      >
        {t(DECISION_WORDS[action])}
      </Button>
      {withheld === null ? null : (
        <span id={reasonId} hidden>
          {withheld}
        </span>
      )}
    </>
  );
}

/** Asks before deciding. */
export function AskButton({ onAsk }: { onAsk: () => void }) {
  return (
    <Button variant="subtle" onClick={onAsk}>
      <Trans>Ask the traveller</Trans>
    </Button>
  );
}

function KeyHints({ neighbours: { next, previous } }: { neighbours: WaitingNeighbours }) {
  return (
    <p className={classes.keys}>
      <Hint name="A">
        <Trans>approve</Trans>
      </Hint>
      <Hint name="R">
        <Trans>reject</Trans>
      </Hint>
      {next ? (
        <Hint name="J">
          <AppLink href={next}>
            <Trans>next trip</Trans>
          </AppLink>
        </Hint>
      ) : null}
      {previous ? (
        <Hint name="K">
          <AppLink href={previous}>
            <Trans>previous trip</Trans>
          </AppLink>
        </Hint>
      ) : null}
    </p>
  );
}

function Hint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={classes.hint}>
      <kbd className={classes.key}>{name}</kbd> {children}
    </span>
  );
}
