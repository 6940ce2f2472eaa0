import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { TripSummary } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { REASON_WORDS } from '../../components/trip-status/reason-words.ts';
import { explainRule } from '../../components/verdicts/explain-verdict.ts';
import type { Wording } from '../../components/verdicts/kinds/rule-words.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './RuleSummary.module.css';

type Waiting = NonNullable<TripSummary['waiting']>;
type BrokenRule = NonNullable<Waiting['broken']>[number];

export function RuleSummary({ waiting }: { waiting: Waiting }) {
  const { t } = useLingui();
  const { broken = [], reason, comment, keepsRules, change } = waiting;
  const words = [reason?.text ?? (reason && t(REASON_WORDS[reason.code])), comment].filter(Boolean);
  return (
    <Group gap="4px 8px" align="baseline">
      {keepsRules ? (
        <Text span className={classes.kept} bg="var(--notice-success)" c="var(--notice-success-mark)">
          {change ? <Trans>The change breaks no rule</Trans> : <Trans>No rule broken</Trans>}
        </Text>
      ) : null}
      {withoutLegs(broken).map((rule) => (
        <Text
          span
          key={JSON.stringify(rule)}
          className={classes.broken}
          bg="var(--notice-warning)"
          c="var(--notice-warning-mark)"
        >
          <RuleText rule={rule} />
        </Text>
      ))}
      {words.map((text) => (
        <q key={text}>{text}</q>
      ))}
    </Group>
  );
}

/** A rule that several legs break in the same way is listed once. */
function withoutLegs(rules: readonly BrokenRule[]): BrokenRule[] {
  return [...new Map(rules.map((rule) => [JSON.stringify({ ...rule, leg: 0 }), rule])).values()];
}

function RuleText({ rule }: { rule: BrokenRule }) {
  const { t } = useLingui();
  const inWords = (words: readonly Wording[]) =>
    words.map((word) => (typeof word === 'string' ? word : t(word))).join(', ');
  const { title, limit, actual } = explainRule(rule);
  const name = inWords([title]);
  const over = amountOver(rule);
  const [most, here] = [inWords(limit), inWords(actual)];
  if (over)
    return (
      <Trans>
        {over} over: {name}, {most}
      </Trans>
    );
  if (here === '')
    return (
      <Trans>
        {name}: {most}
      </Trans>
    );
  return (
    <Trans>
      {name}: {most}, here {here}
    </Trans>
  );
}

/** By how much a price exceeds its limit; null for what is no price, and without an exchange rate. */
function amountOver({ limit, actual }: BrokenRule): string | null {
  if (typeof limit !== 'object' || typeof actual !== 'object') return null;
  if (!('currency' in limit) || !('asked' in actual)) return null;
  const price = actual.converted ?? actual.asked;
  return price.currency === limit.currency ? formatMoney(subtractMoney(price, limit)) : null;
}
