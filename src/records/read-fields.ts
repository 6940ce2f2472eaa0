import type { MessageDescriptor } from '@lingui/core';
import { parseMoney } from '#domain/money.ts';
import {
  type FieldValue,
  isRows,
  isSameValue,
  type SectionValues,
  valueAt,
  withValueAt,
} from '#domain/records/section-values.ts';
import { isEmail, isOneLine, isPhoneNumber, parseNumber } from '#domain/typed-text.ts';
import type { FieldSpec, NumberSpec, RowsSpec, SectionFormValues, TextsSpec } from './field-spec.ts';
import { fieldsOfRow, REMOVED, ROW_KEY, rowKey, toFormValue } from './section-form-values.ts';

export type Fault =
  | 'required'
  | 'oneLine'
  | 'email'
  | 'phone'
  | 'number'
  | 'money'
  | 'unknown'
  | MessageDescriptor;

export interface ReadForm {
  values: SectionValues;
  faults: Record<string, Fault>;
}

/** The values of a form. Fields that may not be changed are not part of it, and retain their values. */
export function readFields(
  fields: readonly FieldSpec[],
  typed: SectionFormValues,
  base: SectionValues,
): ReadForm {
  const faults: Record<string, Fault> = {};
  const values = fields.reduce<SectionValues>((read, spec) => {
    const entered = valueAt(typed, spec.path);
    if (entered === null) return read;
    const field = { name: spec.path, said: entered, base: valueAt(base, spec.path) };
    return withValueAt(read, spec.path, readField(spec, field, faults));
  }, base);
  return { values, faults };
}

interface FieldReading {
  name: string;
  said: FieldValue;
  base: FieldValue;
}

type Faults = ReadForm['faults'];

function readField(spec: FieldSpec, { name, said, base }: FieldReading, faults: Faults): FieldValue {
  switch (spec.kind) {
    case 'rows':
      return readRows(spec, { name, said, base }, faults);
    case 'texts':
      return readTexts(spec, { name, said, base }, faults);
    case 'switch':
    case 'oneOfRows':
      return said;
  }
  if (typeof said !== 'string') return readOther(spec, { name, said, base }, faults);
  const text = said.trim();
  if (text === '') {
    if ('required' in spec) faults[name] = 'required';
    return spec.kind === 'custom' && spec.read ? spec.read('') : null;
  }
  return readText(spec, { name, text, base }, faults);
}

function readOther(spec: FieldSpec, { name, said, base }: FieldReading, faults: Faults): FieldValue {
  if (spec.kind !== 'custom' || !spec.read) return base;
  const wrong = spec.check?.(said, base);
  if (wrong) faults[name] = wrong;
  return spec.read(said);
}

interface TextOfField {
  name: string;
  text: string;
  base: FieldValue;
}

/** The value of a lookup field whose text matches no record. */
export const UNKNOWN_CHOICE = '?';

function readText(spec: FieldSpec, { name, text, base }: TextOfField, faults: Faults): FieldValue {
  switch (spec.kind) {
    case 'number':
      return readNumber(spec, name, text, faults);
    case 'money': {
      const money = parseMoney(text, spec.currency);
      if (!money) faults[name] = 'money';
      return money && { ...money };
    }
    case 'custom': {
      if (text === UNKNOWN_CHOICE) {
        faults[name] = 'unknown';
        return null;
      }
      const wrong = spec.check?.(text, base);
      if (wrong) faults[name] = wrong;
      return spec.read ? spec.read(text) : null;
    }
    case 'email':
      if (!isEmail(text)) faults[name] = 'email';
      return text;
    case 'phone':
      if (text !== base && !isPhoneNumber(text)) faults[name] = 'phone';
      return text;
    case 'text': {
      const wrong = spec.check?.(text, base);
      if (wrong) faults[name] = wrong;
      else if (text !== base && !isOneLine(text)) faults[name] = 'oneLine';
      return spec.capitals ? text.toUpperCase() : text;
    }
    default:
      return text;
  }
}

function readNumber(
  { lowest, highest, fractions }: NumberSpec,
  name: string,
  text: string,
  faults: Faults,
): FieldValue {
  const number = parseNumber(text);
  if (number >= lowest && number <= highest && isInSteps(number, fractions)) return number;
  faults[name] = 'number';
  return null;
}

function isInSteps(number: number, fractions: NumberSpec['fractions']): boolean {
  return fractions === true || Number(number.toFixed(fractions ? 1 : 0)) === number;
}

function readTexts({ type, capitals }: TextsSpec, { name, said }: FieldReading, faults: Faults): string[] {
  const texts: string[] = [];
  for (const [index, entry] of (isRows(said) ? said : []).entries()) {
    const text = String(entry.text).trim();
    if (entry[REMOVED] === true || text === '') continue;
    if (type === 'email' && !isEmail(text)) faults[`${name}.${index}`] = 'email';
    texts.push(capitals ? text.toUpperCase() : text);
  }
  return [...new Set(texts)];
}

function readRows(spec: RowsSpec, { name, said, base }: FieldReading, faults: Faults): SectionValues[] {
  const known = new Map((isRows(base) ? base : []).map((row, index) => [rowKey(row, index), row]));
  const rows: SectionValues[] = [];
  for (const [index, typed] of (isRows(said) ? said : []).entries()) {
    if (typed[REMOVED] === true) continue;
    const key = String(typed[ROW_KEY]);
    const row = known.get(key);
    // A row may have stayed closed; an unchanged row is valid, and is not read again.
    const fields = fieldsOfRow(spec.fields, key).filter(
      (field) => !(row && spec.summary && isSame(field, typed, row)),
    );
    const read = readFields(fields, typed, row ?? spec.fresh ?? {});
    for (const [path, fault] of Object.entries(read.faults)) faults[`${name}.${index}.${path}`] = fault;
    rows.push(read.values);
  }
  return rows;
}

function isSame(spec: FieldSpec, typed: SectionFormValues, row: SectionValues): boolean {
  return isSameValue(valueAt(typed, spec.path), toFormValue(spec, valueAt(row, spec.path)));
}
