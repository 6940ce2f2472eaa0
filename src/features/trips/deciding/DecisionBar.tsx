import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { AppLink } from '../../../components/AppLink.tsx';
import { type MenuAction, MoreMenu } from '../../../components/MoreMenu.tsx';
import { useBottomBar } from '../../../components/use-bottom-bar.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import classes from './DecisionBar.module.css';
import type { DecisionAction, WaitingNeighbours } from './deciding.ts';
import { DECISION_WORDS } from './decision-words.ts';

const NARROW = '(max-width: 40em)';
const KEYS = { approve: 'A', sendBack: null, reject: 'R' } satisfies Record<DecisionAction, string | null>;
const LOOKS = {
  approve: { variant: 'filled', color: 'blue' },
  sendBack: { variant: 'default' },
  reject: { variant: 'light', color: 'red' },
} as const satisfies Record<DecisionAction, { variant: string; color?: string }>;

interface DecisionBarProps {
  label: string;
  what: ReactNode;
  isOpen: boolean;
  children: ReactNode;
  /** What can be done instead of approving or rejecting; on phones behind one button, so that the bar stays low. */
  further: readonly MenuAction[];
  /** Null without keyboard shortcuts. */
  neighbours: WaitingNeighbours | null;
}

export function DecisionBar(props: DecisionBarProps) {
  const { label, what, isOpen, children, further, neighbours } = props;
  const bar = useBottomBar(isOpen);
  const isLow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) && isOpen;
  return (
    <section
      ref={bar}
      className={classes.panel}
      aria-label={label}
      data-open={isOpen}
      data-low={isLow}
      data-bottom-bar={isOpen || undefined}
    >
      {isLow ? <VisuallyHidden>{what}</VisuallyHidden> : <p className={classes.what}>{what}</p>}
      <Group className={classes.buttons} mod={{ touch: 'grow' }} gap="sm" align="stretch">
        {children}
        {isLow ? (
          <FurtherSteps steps={further} neighbours={neighbours} />
        ) : (
          further.map((step) => (
            <Button key={step.label} variant="default" onClick={step.onTake}>
              {step.label}
            </Button>
          ))
        )}
      </Group>
      {isOpen && !isLow && neighbours ? <KeyHints neighbours={neighbours} /> : null}
    </section>
  );
}

interface FurtherStepsProps extends Pick<DecisionBarProps, 'neighbours'> {
  steps: readonly MenuAction[];
}

function FurtherSteps({ steps, neighbours }: FurtherStepsProps) {
  const { t } = useLingui();
  const { next = null, previous = null } = neighbours ?? {};
  return (
    <MoreMenu
      actions={steps}
      links={[
        ...(next === null ? [] : [{ label: t`next trip`, href: next }]),
        ...(previous === null ? [] : [{ label: t`previous trip`, href: previous }]),
      ]}
    />
  );
}

interface DecisionButtonProps<Action extends DecisionAction> {
  action: Action;
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

function KeyHints({ neighbours: { next, previous } }: { neighbours: WaitingNeighbours }) {
  return (
    <Group
      component="p"
      className={classes.keys}
      gap="4px 16px"
      align="stretch"
      flex="1 0 100%"
      c="dimmed"
      fz="xs"
    >
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
    </Group>
  );
}

function Hint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={classes.hint}>
      <kbd className={classes.key}>{name}</kbd> {children}
    </span>
  );
}
