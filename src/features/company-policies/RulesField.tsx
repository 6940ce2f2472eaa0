import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CustomFieldProps } from '../../components/records/field-spec.ts';
import { type Part, RULE_FIELDS } from './policy-parts.ts';
import { usePolicySetting } from './policy-setting.ts';
import { readPart, writePart } from './policy-values.ts';
import { RuleRow } from './RuleRow.tsx';
import { RuleSentences } from './RuleSentences.tsx';
import classes from './RulesField.module.css';
import { readRules } from './read-rules.ts';
import { FAULT_TEXTS, faultsOf } from './rule-faults.ts';
import { sentencesOf } from './rule-sentences.ts';

/**
 * The rules of one part of a policy: as sentences, then as inputs that keep their own values. What they say is
 * written into a hidden input at once; the sentences follow when there is time.
 */
export function RulesField({ part, name, label, value, error }: CustomFieldProps & { part: Part }) {
  const { t, i18n } = useLingui();
  const { currency } = usePolicySetting();
  const [opened] = useState(() => readPart(JSON.stringify(value)));
  const [read, setRead] = useState(opened);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const kept = useRef<HTMLInputElement>(null);
  const sentences = useMemo(
    () => sentencesOf(part, read.rules, (words) => i18n._(words)),
    [part, read, i18n],
  );
  const faults = useMemo(() => faultsOf(part, read, currency), [part, read, currency]);

  // By itself: what React has written into a hidden input, it would write again over what was typed.
  useLayoutEffect(() => {
    if (kept.current) kept.current.value = writePart(opened);
  }, [opened]);

  function take() {
    const form = box.current?.form;
    if (!form || !kept.current || !isShown) return;
    const next = readRules(part, new FormData(form), `${name}.`, currency);
    kept.current.value = writePart(next);
    startTransition(() => setRead(next));
  }

  const isShown = isOpen || error !== undefined || faults.size > 0;
  return (
    <fieldset ref={box} className={classes.part} onInput={take}>
      <legend className={classes.legend}>{label}</legend>
      <input ref={kept} type="hidden" name={name} />
      {isShown ? (
        RULE_FIELDS[part].map((field) => {
          const fault = faults.get(field);
          return (
            <RuleRow
              key={field}
              part={part}
              field={field}
              prefix={`${name}.`}
              opened={opened.rules}
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
    </fieldset>
  );
}
