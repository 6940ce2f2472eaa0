import { amountText } from '#domain/money-text.ts';
import {
  type FieldValue,
  isGroup,
  isRows,
  type SectionValues,
  valueAt,
  withValueAt,
} from '#domain/records/section-values.ts';
import type { FieldSpec, RowsSpec, TypedValues } from './field-spec.ts';

/** The key of a row; for a row that is saved it is its id. */
export const ROW_KEY = '_row';
/** Whether a row goes away when the form is saved. */
export const REMOVED = '_removed';
const NEW_ROW = 'new-';

/** Whether the row with this key is not saved yet. */
export function isNewRow(key: string): boolean {
  return key.startsWith(NEW_ROW);
}

/** What a form contains when it is opened. */
export function typedValues(fields: readonly FieldSpec[], values: SectionValues): TypedValues {
  return fields.reduce<TypedValues>((typed, spec) => {
    const value = typedValue(spec, valueAt(values, spec.path));
    return value === null ? typed : withValueAt(typed, spec.path, value);
  }, {});
}

/** What a form contains for a field; null for one that has no value of its own. */
export function typedValue(spec: FieldSpec, value: FieldValue): FieldValue {
  switch (spec.kind) {
    case 'switch':
    case 'oneOfRows':
      return value === true;
    case 'money':
      return isMoney(value) ? amountText({ amount: Number(value.amount), currency: spec.currency }) : '';
    case 'texts':
      return (Array.isArray(value) ? value : []).map((text, index) => typedText(String(text), String(index)));
    case 'rows':
      return (isRows(value) ? value : []).map((row, index) => typedRow(spec, row, rowKey(row, index)));
    case 'custom':
      if (!spec.read) return null;
      return spec.typed ? spec.typed(value) : textOf(value);
    default:
      return textOf(value);
  }
}

function textOf(value: FieldValue): string {
  return value === null ? '' : String(value);
}

function isMoney(value: FieldValue): value is SectionValues {
  return typeof value === 'object' && value !== null && 'amount' in value;
}

export function rowKey({ _id }: SectionValues, index: number): string {
  return typeof _id === 'string' ? _id : `row-${index}`;
}

function typedRow({ fields }: RowsSpec, row: SectionValues, key: string): TypedValues {
  return { ...typedValues(fieldsOfRow(fields, key), row), [ROW_KEY]: key, [REMOVED]: false };
}

function typedText(text: string, key: string): TypedValues {
  return { text, [ROW_KEY]: key, [REMOVED]: false };
}

/** The fields of the row with this key. */
export function fieldsOfRow(fields: readonly FieldSpec[], key: string): readonly FieldSpec[] {
  return fields.filter((field) => !('onlyNew' in field) || isNewRow(key));
}

/** A row that is added to those that the form contains. */
export function newRow(spec: RowsSpec, rows: readonly TypedValues[]): TypedValues {
  return typedRow(spec, spec.fresh ?? {}, `${NEW_ROW}${rows.length}`);
}

/** A text that is added to those that the form contains. */
export function newText(texts: readonly TypedValues[]): TypedValues {
  return typedText('', `${NEW_ROW}${texts.length}`);
}

/** The rows of a list, removed ones too. */
export function rowsAt(typed: TypedValues, name: string): readonly TypedValues[] {
  const rows = typedAt(typed, name);
  return isRows(rows) ? rows : [];
}

/** What a form contains at a name such as `locations.0.name`; null where there is nothing. */
export function typedAt(typed: TypedValues, name: string): FieldValue {
  return name.split('.').reduce<FieldValue>(stepInto, typed);
}

function stepInto(value: FieldValue, step: string): FieldValue {
  if (Array.isArray(value)) return value[Number(step)] ?? null;
  return isGroup(value) ? (value[step] ?? null) : null;
}

/** The name in the form of what a request calls so, which counts only the rows that are not removed. */
export function nameInForm(name: string, typed: TypedValues): string {
  let at: FieldValue = typed;
  const steps = name.split('.').map((step) => {
    const own: string = isRows(at) ? String(indexOfRemaining(at, Number(step))) : step;
    at = stepInto(at, own);
    return own;
  });
  return steps.join('.');
}

function indexOfRemaining(rows: readonly TypedValues[], count: number): number {
  const row = rows.filter((one) => one[REMOVED] !== true)[count];
  return row ? rows.indexOf(row) : count;
}
