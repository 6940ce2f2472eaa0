import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { formatDayRange } from '#domain/day-range.ts';
import { parseMoney } from '#domain/money.ts';
import { formatMoney } from '../i18n/money-format.ts';
import { type FieldPart, fieldParts, fieldWords } from './field-words.ts';
import { categoryOfEntry, categoryOfField, choicesOfField, kindOfField } from './history-fields.ts';
import { useReferenceData } from './RecordReferenceData.tsx';

const YES_NO: Record<string, MessageDescriptor> = { true: msg`Yes`, false: msg`No` };

export function useHistoryTexts(): {
  fieldText: (path: string) => string;
  valueText: (path: string, text: string) => string;
} {
  const { i18n } = useLingui();
  const reference = useReferenceData();
  return { fieldText, valueText };

  function fieldText(path: string): string {
    return fieldWords(fieldParts(path).map(withLabel));
  }

  /** Entries of the same name are numbered. */
  function withLabel(part: FieldPart): FieldPart {
    const category = categoryOfEntry(part.name);
    if (category === undefined || part.entry === undefined) return part;
    const [, id = '', number = ''] = /^(\S*)( \d+)?$/.exec(part.entry) ?? [];
    return { name: part.name, entry: (id && reference.labelOf(category, id)) + number };
  }

  function valueText(path: string, text: string): string {
    const parts = fieldParts(path);
    const category = categoryOfField(parts);
    if (category !== undefined) return reference.labelOf(category, text);
    switch (kindOfField(parts)) {
      case 'choices':
        return text
          .split(', ')
          .map((id) => translate(choicesOfField(parts)[id], id))
          .join(', ');
      case 'switch':
        return translate(YES_NO[text], text);
      case 'money':
        return moneyText(text);
      case 'percent':
        return `${text} %`;
      case 'day':
        return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDayRange(text, text) : text;
      case 'text':
        return text;
    }
  }

  function translate(message: MessageDescriptor | undefined, fallback: string): string {
    return message ? i18n._(message) : fallback;
  }
}

/** A currency and an amount, such as `CHF 12.50`. */
function moneyText(text: string): string {
  const [currency = '', amount = ''] = text.split(' ');
  const money = parseMoney(amount, currency);
  return money ? formatMoney(money) : text;
}
