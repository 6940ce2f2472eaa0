import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDayRange } from '#domain/day-range.ts';
import { type FieldValue, isRows, type SectionValues, valueAt } from '#domain/records/section-values.ts';
import { formatMoney } from '../i18n/money-format.ts';
import type { FieldSpec, MoneySpec, NumberSpec, RowsSpec } from './field-spec.ts';
import { useReferenceData } from './RecordReferenceData.tsx';

export function useValueText(): (spec: FieldSpec, value: FieldValue) => ReactNode {
  const { t, i18n } = useLingui();
  const reference = useReferenceData();
  return formatValue;

  function rowText({ summary, fields }: RowsSpec, row: SectionValues): string {
    if (summary) return summary(row, reference);
    const texts = fields.map((field) => formatValue(field, valueAt(row, field.path)));
    return texts.filter((text) => text !== null && typeof text !== 'object').join(', ');
  }

  function numberText({ words, usual }: NumberSpec, value: FieldValue): string | null {
    const formatCount = (count: number) => (words ? i18n._({ ...words, values: { count } }) : String(count));
    if (typeof value === 'number') return formatCount(value);
    return usual === undefined ? null : defaultText(formatCount(usual));
  }

  function moneyText({ usual }: MoneySpec, value: FieldValue): string | null {
    if (typeof value === 'object' && value !== null && 'amount' in value) {
      return formatMoney({ amount: Number(value.amount), currency: String(value.currency) });
    }
    return usual ? defaultText(formatMoney(usual)) : null;
  }

  function defaultText(said: string): string {
    return t`${said} (default)`;
  }

  function formatValue(spec: FieldSpec, value: FieldValue): ReactNode {
    if (spec.kind === 'custom') return spec.show?.(value, reference) ?? null;
    if (spec.kind === 'switch' && value !== null) {
      const { on, off } = spec;
      if (value === true) return on ? i18n._(on) : t`Yes`;
      return off ? i18n._(off) : t`No`;
    }
    if (spec.kind === 'number') return numberText(spec, value);
    if (spec.kind === 'money') return moneyText(spec, value);
    if (value === null || value === '') {
      return spec.kind === 'choice' && spec.none ? i18n._(spec.none) : null;
    }
    switch (spec.kind) {
      case 'oneOfRows':
        return value === true ? t`Yes` : null;
      case 'choice':
        return labelOf(String(value));
      case 'date':
        return formatDayRange(String(value), String(value));
      case 'texts':
        return Array.isArray(value) && value.length > 0 ? value.join(', ') : null;
      case 'rows':
        return isRows(value) && value.length > 0 ? value.map((row) => rowText(spec, row)).join('; ') : null;
      default:
        return String(value);
    }

    function labelOf(id: string): string {
      if (spec.kind !== 'choice') return id;
      const own = spec.choices?.find((choice) => choice.id === id)?.label;
      if (own) return typeof own === 'string' ? own : i18n._(own);
      return spec.category ? reference.labelOf(spec.category, id) : id;
    }
  }
}
