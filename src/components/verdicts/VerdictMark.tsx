import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { FullVerdict, OfferVerdict, PolicyRule } from '#domain/contract.ts';
import { Icon } from '../Icon.tsx';
import { checkIcon } from '../icons.ts';
import { approvalIcon, hiddenIcon } from '../shell-icons.ts';
import type { OfferValues } from './kinds/rule-words.ts';
import { VerdictExplanation } from './VerdictExplanation.tsx';
import classes from './VerdictMark.module.css';

interface VerdictMarkProps {
  verdict: OfferVerdict | FullVerdict;
  /** The rules of the policy, for the limits that offers in a list do not carry. */
  rules?: readonly PolicyRule[];
  /** The offer, for the values that verdicts in a list do not contain. */
  offered?: OfferValues;
}

type Kind = 'inPolicy' | 'approval' | 'hidden';

const ICONS = {
  inPolicy: checkIcon,
  approval: approvalIcon,
  hidden: hiddenIcon,
} satisfies Record<Kind, string>;

export function VerdictMark({ verdict, rules, offered }: VerdictMarkProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const kind = toKind(verdict);
  return (
    <span className={classes.anchor}>
      <button type="button" popoverTarget={id} className={classes.mark} data-kind={kind} data-touch="true">
        <Icon path={ICONS[kind]} size={16} />
        {t(labelOf(kind, verdict.levels))}
      </button>
      <div
        id={id}
        popover="auto"
        className={classes.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open ? <VerdictExplanation verdict={verdict} rules={rules} offered={offered} /> : null}
      </div>
    </span>
  );
}

function toKind({ action, inPolicy }: OfferVerdict | FullVerdict): Kind {
  if (action === 'hide') return 'hidden';
  return inPolicy ? 'inPolicy' : 'approval';
}

function labelOf(kind: Kind, levels: readonly (1 | 2)[]): MessageDescriptor {
  switch (kind) {
    case 'hidden':
      return msg`Hidden by policy`;
    case 'inPolicy':
      return msg`In policy`;
    case 'approval':
      return approvalLabel(levels);
  }
}

function approvalLabel(levels: readonly (1 | 2)[]): MessageDescriptor {
  const [level, another] = levels;
  if (level === undefined) return msg`Approval needed`;
  return another === undefined
    ? msg`Approval needed, level ${level}`
    : msg`Approval needed, levels ${level} and ${another}`;
}
