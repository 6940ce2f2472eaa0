import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type MouseEvent, memo, useDeferredValue, useMemo, useState } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import type { CustomFieldProps } from '../../../records/field-spec.ts';
import { TextButton } from '../../../records/ListFrame.tsx';
import { useSectionFields } from '../../../records/section-fields.ts';
import { PARTS, policyKind } from './kinds/policy-kinds.ts';
import type { Part } from './policy-parts.ts';
import { usePolicySetting } from './policy-setting.ts';
import { RuleInputs, type RuleInputsProps } from './RuleInputs.tsx';
import { RuleSentences } from './RuleSentences.tsx';
import classes from './RulesField.module.css';
import { FAULT_TEXTS, findFaults } from './rule-faults.ts';
import { ruleSentences } from './rule-sentences.ts';
import { titleOf } from './rule-titles.ts';
import { rulesIn } from './typed-rules.ts';

/**
 * The rules of one part of a policy: as sentences, then as inputs that keep their own values. The sentences
 * follow typing with low priority.
 */
export function RulesField({ name, label, error }: CustomFieldProps) {
  const part = findPart(name);
  const { t, i18n } = useLingui();
  const { currency } = usePolicySetting();
  const typed = useDeferredValue(useSectionFields().useWatchValue(name));
  const [isOpen, setOpen] = useState(false);
  const read = useMemo(() => rulesIn(part, typed, currency), [part, typed, currency]);
  const sentences = useMemo(
    () => ruleSentences(part, read.rules, (words) => i18n._(words)),
    [part, read, i18n],
  );
  const faults = useMemo(() => findFaults(part, read, currency), [part, read, currency]);
  const { fields, note } = policyKind(part);
  const isShown = isOpen || error !== undefined || faults.size > 0;
  if (isShown && !isOpen) setOpen(true);
  return (
    <Stack component="fieldset" gap="sm">
      <Text component="legend" mb={4} fw={600}>
        {label}
      </Text>
      {isShown && note ? <p className={classes.nothing}>{i18n._(note)}</p> : null}
      {isShown ? (
        fields.map((field) => {
          const fault = faults.get(field);
          return (
            <RuleRow
              key={field}
              part={part}
              field={field}
              prefix={`${name}.`}
              currency={currency}
              sentences={sentences.get(field)?.join('\n') ?? ''}
              fault={fault && i18n._(FAULT_TEXTS[fault])}
            />
          );
        })
      ) : (
        <>
          <RuleSentences part={part} rules={read.rules} />
          <div>
            <Button variant="light" aria-label={t`Edit the rules: ${label}`} onClick={() => setOpen(true)}>
              <Trans>Edit the rules</Trans>
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

function findPart(name: string): Part {
  const part = PARTS.find((one) => name.endsWith(`.${one}`));
  if (!part) throw new Error(`No part of a policy: ${name}`);
  return part;
}

interface RuleRowProps extends Omit<RuleInputsProps, 'title'> {
  sentences: string;
}

/** One rule: its inputs, and their meaning as a sentence. It is not rendered again when other rules change. */
const RuleRow = memo(function RuleRow({ sentences, ...props }: RuleRowProps) {
  const { t, i18n } = useLingui();
  const title = i18n._(titleOf(props.part, props.field));
  const { change } = useSectionFields();
  const isRemovable = REMOVABLE.test(props.field) && sentences !== '';

  function removeRule({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    change(props.prefix + props.field, '');
    const input = currentTarget.closest('[data-rule]')?.querySelector('input');
    if (!input) return;
    // It keeps its own value.
    input.value = '';
    input.focus();
  }

  return (
    <fieldset data-rule className={classes.rule} data-columns="true">
      <legend>
        <VisuallyHidden>{title}</VisuallyHidden>
      </legend>
      <div className={classes.inputs}>
        <RuleInputs {...props} title={title} />
      </div>
      <Group gap="4px 12px" align="baseline" justify="space-between" miw={0}>
        <p className={sentences === '' ? classes.nothing : classes.sentence}>
          {sentences === '' ? <Trans>Not restricted.</Trans> : sentences}
        </p>
        {isRemovable ? (
          <TextButton aria-label={t`Remove: ${title}`} onClick={removeRule}>
            <Trans>Remove</Trans>
          </TextButton>
        ) : null}
      </Group>
    </fieldset>
  );
});

const REMOVABLE = /budget|highestPrice|Threshold|Minutes$/;
