import { useLingui } from '@lingui/react/macro';
import type { FieldValue } from '#domain/records/section-values.ts';
import { nameIn, SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { formatMoney } from '../../../i18n/money-format.ts';
import { ACTION_TEXTS } from './rule-titles.ts';

/** One field of a rule that two people have changed, in words; a list as its length. */
export function ChangedRule({ value }: { value: FieldValue }) {
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
