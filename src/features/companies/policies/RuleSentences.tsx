import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { policyKind } from './kinds/policy-kinds.ts';
import type { Part, PartRules } from './policy-parts.ts';
import classes from './RulesField.module.css';
import { ruleSentences } from './rule-sentences.ts';

export function RuleSentences({ part, rules }: { part: Part; rules: PartRules }) {
  const { i18n } = useLingui();
  const sentences = ruleSentences(part, rules, (words) => i18n._(words));
  const shown = policyKind(part).fields.flatMap((field) => sentences.get(field) ?? []);
  if (shown.length === 0) {
    return (
      <span className={classes.nothing}>
        <Trans>Nothing is restricted.</Trans>
      </span>
    );
  }
  // Within a line of facts there may only be words.
  return (
    <Stack component="span" className={classes.sentences} gap={2}>
      {shown.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </Stack>
  );
}
