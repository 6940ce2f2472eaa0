import type { MessageDescriptor } from '@lingui/core';
import { moneyOf } from '#domain/money-text.ts';
import { numberOf } from '#domain/number-text.ts';
import { isOneLine } from '#domain/one-line.ts';
import { isPhoneNumber } from '#domain/phone-number.ts';
import {
  type FieldValue,
  isRows,
  type SectionValues,
  valueAt,
  withValueAt,
} from '#domain/records/section-values.ts';
import { isEmail } from '../form/email.ts';
import type { FieldSpec, NumberSpec, RowsSpec, TextsSpec } from './field-spec.ts';

/** Why what was typed can't be sent. */
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
  /** By the names of fields. */
  faults: Record<string, Fault>;
}

interface Reading {
  data: FormData;
  faults: Record<string, Fault>;
}

/** Where the key of a row stands in the form; for a row that exists it is its id. */
export const ROW_KEY = '_row';
const NEW_ROW = 'new-';

export function newRowKey(count: number): string {
  return `${NEW_ROW}${count}`;
}

/** Whether the row with this key is not saved yet. */
export function isNewRow(key: string): boolean {
  return key.startsWith(NEW_ROW);
}

/** What stands for the rows of a list of which one is marked. */
export function markName(rowPrefix: string, path: string): string {
  return `${rowPrefix.replace(/\d+\.$/, '')}_${path}`;
}

/** What a form says; a field that isn't in it, because it may not be changed or is closed, is as it was. */
export function readFields(fields: readonly FieldSpec[], data: FormData, base: SectionValues): ReadForm {
  const faults: Record<string, Fault> = {};
  const values = readGroup(fields, base, '', { data, faults });
  return { values, faults };
}

function readGroup(fields: readonly FieldSpec[], base: SectionValues, prefix: string, reading: Reading) {
  return fields.reduce<SectionValues>((values, spec) => {
    const name = prefix + spec.path;
    const key = reading.data.get(`${prefix}${ROW_KEY}`);
    if (spec.kind === 'oneOfRows') {
      const marked = reading.data.get(markName(prefix, spec.path));
      return key === null ? values : withValueAt(values, spec.path, marked === key);
    }
    if (!reading.data.has(name)) return values;
    return withValueAt(values, spec.path, readField(spec, name, valueAt(base, spec.path), reading));
  }, base);
}

function readField(spec: FieldSpec, name: string, base: FieldValue, reading: Reading): FieldValue {
  if (spec.kind === 'rows') return readRows(spec, name, isRows(base) ? base : [], reading);
  if (spec.kind === 'texts') return readTexts(spec, name, reading);
  const text = String(reading.data.getAll(name).at(-1)).trim();
  if (spec.kind === 'switch') return text === 'on';
  if (text === '') {
    if ('required' in spec) reading.faults[name] = 'required';
    return spec.kind === 'custom' && spec.read ? spec.read('') : null;
  }
  return readText(spec, { name, text, base }, reading);
}

interface Typed {
  name: string;
  text: string;
  base: FieldValue;
}

/** What a field says for a record that was looked up and not found. */
export const UNKNOWN_CHOICE = '?';

function readText(spec: FieldSpec, { name, text, base }: Typed, { faults }: Reading): FieldValue {
  switch (spec.kind) {
    case 'number':
      return readNumber(spec, name, text, faults);
    case 'money': {
      const money = moneyOf(text, spec.currency);
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
  faults: Record<string, Fault>,
): FieldValue {
  const number = numberOf(text);
  if (number >= lowest && number <= highest && isInSteps(number, fractions)) return number;
  faults[name] = 'number';
  return null;
}

function isInSteps(number: number, fractions: NumberSpec['fractions']): boolean {
  return fractions === true || Number(number.toFixed(fractions ? 1 : 0)) === number;
}

/** A text that says nothing is no entry. */
function readTexts({ type, capitals }: TextsSpec, name: string, { data, faults }: Reading): string[] {
  const texts: string[] = [];
  for (let index = 0; data.has(`${name}.${index}`); index += 1) {
    const text = String(data.get(`${name}.${index}`)).trim();
    if (type === 'email' && text !== '' && !isEmail(text)) faults[`${name}.${index}`] = 'email';
    if (text !== '') texts.push(capitals ? text.toUpperCase() : text);
  }
  return [...new Set(texts)];
}

function readRows(spec: RowsSpec, name: string, base: readonly SectionValues[], reading: Reading) {
  const rows: SectionValues[] = [];
  for (let index = 0; reading.data.has(`${name}.${index}.${ROW_KEY}`); index += 1) {
    const prefix = `${name}.${index}.`;
    const key = String(reading.data.get(`${prefix}${ROW_KEY}`));
    const known = base.find(({ _id }) => _id === key) ?? spec.fresh ?? {};
    rows.push(readGroup(spec.fields, known, prefix, reading));
  }
  return rows;
}
