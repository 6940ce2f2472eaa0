import { amountText } from '#domain/money.ts';
import {
  type FieldValue,
  isGroup,
  isRows,
  type SectionValues,
  valueAt,
  withValueAt,
} from '#domain/records/section-values.ts';
import type { FieldSpec, RowsSpec, SectionFormValues } from './field-spec.ts';

/** The key of a row; for saved rows, their id. */
export const ROW_KEY = '_row';
export const REMOVED = '_removed';
const NEW_ROW = 'new-';

export function isNewRow(key: string): boolean {
  return key.startsWith(NEW_ROW);
}

export function toFormValues(fields: readonly FieldSpec[], values: SectionValues): SectionFormValues {
  return fields.reduce<SectionFormValues>((typed, spec) => {
    const value = toFormValue(spec, valueAt(values, spec.path));
    return value === null ? typed : withValueAt(typed, spec.path, value);
  }, {});
}

export function toFormValue(spec: FieldSpec, value: FieldValue): FieldValue {
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
      return spec.typed ? spec.typed(value) : toText(value);
    default:
      return toText(value);
  }
}

function toText(value: FieldValue): string {
  return value === null ? '' : String(value);
}

function isMoney(value: FieldValue): value is SectionValues {
  return typeof value === 'object' && value !== null && 'amount' in value;
}

export function rowKey({ _id }: SectionValues, index: number): string {
  return typeof _id === 'string' ? _id : `row-${index}`;
}

function typedRow({ fields }: RowsSpec, row: SectionValues, key: string): SectionFormValues {
  return { ...toFormValues(fieldsOfRow(fields, key), row), [ROW_KEY]: key, [REMOVED]: false };
}

function typedText(text: string, key: string): SectionFormValues {
  return { text, [ROW_KEY]: key, [REMOVED]: false };
}

export function fieldsOfRow(fields: readonly FieldSpec[], key: string): readonly FieldSpec[] {
  return fields.filter((field) => !('onlyNew' in field) || isNewRow(key));
}

export function newRow(spec: RowsSpec, rows: readonly SectionFormValues[]): SectionFormValues {
  return typedRow(spec, spec.fresh ?? {}, `${NEW_ROW}${rows.length}`);
}

export function newText(texts: readonly SectionFormValues[]): SectionFormValues {
  return typedText('', `${NEW_ROW}${texts.length}`);
}

export function rowsAt(typed: SectionFormValues, name: string): readonly SectionFormValues[] {
  const rows = formValueAt(typed, name);
  return isRows(rows) ? rows : [];
}

export function formValueAt(typed: SectionFormValues, name: string): FieldValue {
  return name.split('.').reduce<FieldValue>(stepInto, typed);
}

function stepInto(value: FieldValue, step: string): FieldValue {
  if (Array.isArray(value)) return value[Number(step)] ?? null;
  return isGroup(value) ? (value[step] ?? null) : null;
}

/** Maps a path of the request to one of the form. Requests do not count removed rows. */
export function nameInForm(name: string, typed: SectionFormValues): string {
  let at: FieldValue = typed;
  const steps = name.split('.').map((step) => {
    const own: string = isRows(at) ? String(indexOfRemaining(at, Number(step))) : step;
    at = stepInto(at, own);
    return own;
  });
  return steps.join('.');
}

function indexOfRemaining(rows: readonly SectionFormValues[], count: number): number {
  const row = rows.filter((one) => one[REMOVED] !== true)[count];
  return row ? rows.indexOf(row) : count;
}
