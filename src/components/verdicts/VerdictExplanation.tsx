import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { FullVerdict, OfferVerdict, PolicyRule } from '#domain/contract.ts';
import { Icon } from '../Icon.tsx';
import { checkIcon, infoIcon, warningIcon } from '../icons.ts';
import { approvalIcon } from '../shell-icons.ts';
import { explainVerdict, type RuleExplanation } from './explain-verdict.ts';
import type { OfferValues, Wording } from './kinds/rule-words.ts';
import classes from './VerdictMark.module.css';

interface VerdictExplanationProps {
  verdict: OfferVerdict | FullVerdict;
  rules?: readonly PolicyRule[];
  offered?: OfferValues;
  shown?: 'all' | 'kept' | 'notKept';
}

type Outcome = RuleExplanation['outcome'];

const ICONS = {
  kept: checkIcon,
  broken: warningIcon,
  unknown: infoIcon,
  reached: approvalIcon,
} satisfies Record<Outcome, string>;

const OUTCOMES = {
  kept: msg`Within limit`,
  broken: msg`Over limit`,
  unknown: msg`Can't be judged without an exchange rate`,
  reached: msg`The price reaches it`,
} satisfies Record<Outcome, MessageDescriptor>;

export function VerdictExplanation({ verdict, rules, offered, shown = 'all' }: VerdictExplanationProps) {
  const explained = explainVerdict(verdict, rules, offered).filter(
    ({ outcome }) => shown === 'all' || (outcome === 'kept') === (shown === 'kept'),
  );
  if (explained.length === 0) return <p>{wholeInWords(verdict)}</p>;
  return (
    <Stack component="ul" gap="sm">
      {explained.map((rule) => (
        <Rule key={JSON.stringify(rule)} rule={rule} />
      ))}
    </Stack>
  );
}

function wholeInWords({ action }: OfferVerdict | FullVerdict) {
  if (action === 'approve') return <Trans>The price is high enough to need approval.</Trans>;
  return <Trans>No rule of the policy is broken.</Trans>;
}

function Rule({ rule: { title, outcome, limit, actual, over } }: { rule: RuleExplanation }) {
  const { t } = useLingui();
  const inWords = (words: readonly Wording[]) =>
    words.map((word) => (typeof word === 'string' ? word : t(word))).join(', ');
  return (
    <li className={classes.rule} data-outcome={outcome}>
      <span className={classes.rulesMark}>
        <Icon path={ICONS[outcome]} size={16} />
      </span>
      <Text span fw={600}>
        {inWords([title])}
      </Text>
      <span className={classes.limit}>{inWords(limit)}</span>
      <span className={classes.outcome}>{t(OUTCOMES[outcome])}</span>
      {actual.length > 0 ? (
        <span className={classes.actual}>
          <Trans>here {inWords(actual)}</Trans>
        </span>
      ) : null}
      {over ? (
        <strong className={classes.over}>
          <Trans>{over} over</Trans>
        </strong>
      ) : null}
    </li>
  );
}
