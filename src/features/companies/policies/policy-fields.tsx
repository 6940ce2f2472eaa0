import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { type FieldValue, isGroup } from '#domain/records/section-values.ts';
import { nameIn, SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { formatMoney } from '../../../i18n/money-format.ts';
import type { CustomFieldProps, FieldSpec } from '../../../records/field-spec.ts';
import { POLICIES_TITLE } from '../company-pages.ts';
import { NEW_RULES, PARTS, policyKind } from './kinds/policy-kinds.ts';
import { PolicyTrial } from './PolicyTrial.tsx';
import type { Part, PartRules } from './policy-parts.ts';
import { RuleSentences } from './RuleSentences.tsx';
import { RulesField } from './RulesField.tsx';
import { FAULT_TEXTS, findFaults } from './rule-faults.ts';
import { ACTION_TEXTS } from './rule-titles.ts';
import { rulesIn, typedRules } from './typed-rules.ts';

export const policyFields = (currency: string): readonly FieldSpec[] => [
  {
    kind: 'rows',
    path: 'travelPolicies',
    label: POLICIES_TITLE,
    empty: msg`No travel policies were added.`,
    add: msg`Add a travel policy`,
    entry: msg`Travel policy`,
    maxItems: 100,
    fresh: JSON.parse(JSON.stringify({ ...NEW_RULES, isDefault: false })),
    fields: [
      { kind: 'text', path: 'name', label: msg`Name`, maxLength: 120, required: true },
      { kind: 'oneOfRows', path: 'isDefault', label: msg`Default: for everyone without another one` },
      {
        kind: 'custom',
        path: 'userCount',
        label: msg`People who have it`,
        Field: PolicyUsers,
        show: (value) => (typeof value === 'number' ? value : null),
      },
      ...PARTS.map((part) => buildRules(part, currency)),
      { kind: 'custom', path: 'trial', label: msg`What would it have done?`, Field: PolicyTrial },
    ],
  },
];

function buildRules(part: Part, currency: string): FieldSpec {
  return {
    kind: 'custom',
    path: part,
    label: policyKind(part).title,
    Field: RulesField,
    // A part has the same shape in requests and answers.
    typed: (value) => typedRules(part, value as unknown as PartRules),
    read: (typed) => rulesIn(part, typed, currency).rules as unknown as FieldValue,
    check: (typed) => {
      const [fault] = findFaults(part, rulesIn(part, typed, currency), currency).values();
      return fault ? FAULT_TEXTS[fault] : null;
    },
    show: (value) =>
      isGroup(value) ? (
        <RuleSentences part={part} rules={value as unknown as PartRules} />
      ) : (
        <ChangedRule value={value} />
      ),
  };
}

function ChangedRule({ value }: { value: FieldValue }) {
  const { t, i18n } = useLingui();
  if (value === null) return t`Not restricted.`;
  if (Array.isArray(value))
    return value.every((entry) => typeof entry === 'string')
      ? value.join(', ')
      : t`${value.length} exceptions`;
  if (typeof value === 'object' && 'amount' in value) {
    return formatMoney({ amount: Number(value.amount), currency: String(value.currency) });
  }
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  const name = nameIn({ ...SERVICE_CLASSES, ...ACTION_TEXTS }, String(value));
  return typeof name === 'string' ? name : i18n._(name);
}

function PolicyUsers({ value }: Pick<CustomFieldProps, 'value'>) {
  if (typeof value !== 'number') return null;
  return (
    <p>
      <Plural
        value={value}
        _0="No one has this policy."
        one="One person has this policy."
        other="# people have this policy."
      />
    </p>
  );
}
