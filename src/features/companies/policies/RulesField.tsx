import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CustomFieldProps } from '../../../records/field-spec.ts';
import { useSectionFields } from '../../../records/section-fields.ts';
import { type Part, RULE_FIELDS } from './policy-parts.ts';
import { usePolicySetting } from './policy-setting.ts';
import { RuleRow } from './RuleRow.tsx';
import { RuleSentences } from './RuleSentences.tsx';
import classes from './RulesField.module.css';
import { FAULT_TEXTS, faultsOf } from './rule-faults.ts';
import { ruleSentences } from './rule-sentences.ts';
import { rulesIn } from './typed-rules.ts';

/**
 * The rules of one part of a policy: as sentences, then as inputs that keep their own values. The sentences follow
 * what is typed when there is time.
 */
export function RulesField({ part, name, label, error }: CustomFieldProps & { part: Part }) {
  const { t, i18n } = useLingui();
  const { currency } = usePolicySetting();
  const typed = useDeferredValue(useSectionFields().useWatchValue(name));
  const [isOpen, setOpen] = useState(false);
  const read = useMemo(() => rulesIn(part, typed, currency), [part, typed, currency]);
  const sentences = useMemo(
    () => ruleSentences(part, read.rules, (words) => i18n._(words)),
    [part, read, i18n],
  );
  const faults = useMemo(() => faultsOf(part, read, currency), [part, read, currency]);
  const isShown = isOpen || error !== undefined || faults.size > 0;
  if (isShown && !isOpen) setOpen(true);
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{label}</legend>
      {isShown ? (
        RULE_FIELDS[part].map((field) => {
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
    </fieldset>
  );
}
