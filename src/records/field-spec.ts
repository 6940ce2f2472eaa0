import type { MessageDescriptor } from '@lingui/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType, ReactNode } from 'react';
import type { Money } from '#domain/contract.ts';
import type { FieldValue, SectionValues } from '#domain/records/section-values.ts';

export interface Choice {
  id: string;
  label: string | MessageDescriptor;
}

interface BaseSpec {
  /** The path of its value in the section, such as `address.city`. */
  path: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  heading?: MessageDescriptor;
}

/** The error of a value, where `opened` is the initial one; null if it is valid. */
type Check = (text: string, opened: FieldValue) => MessageDescriptor | null;

export interface TextSpec extends BaseSpec {
  kind: 'text' | 'email' | 'phone' | 'longText';
  maxLength: number;
  required?: true;
  capitals?: true;
  check?: Check;
}

export interface ChoiceSpec extends BaseSpec {
  kind: 'choice';
  category?: string;
  choices?: readonly Choice[];
  required?: true;
  none?: MessageDescriptor;
}

export interface DateSpec extends BaseSpec {
  kind: 'date';
  required?: true;
}

export interface NumberSpec extends BaseSpec {
  kind: 'number';
  lowest: number;
  highest: number;
  required?: true;
  fractions?: true | 'tenths';
  unit?: MessageDescriptor;
  words?: MessageDescriptor;
  /** The default that applies to an empty field. */
  usual?: number;
}

export interface MoneySpec extends BaseSpec {
  kind: 'money';
  currency: string;
  usual?: Money | null;
}

export interface SwitchSpec extends BaseSpec {
  kind: 'switch';
  on?: MessageDescriptor;
  off?: MessageDescriptor;
}

export interface OneOfRowsSpec extends BaseSpec {
  kind: 'oneOfRows';
}

interface ItemsSpec extends BaseSpec {
  empty: MessageDescriptor;
  add: MessageDescriptor;
  maxItems: number;
  ordered?: true;
}

export interface TextsSpec extends ItemsSpec {
  kind: 'texts';
  entry: MessageDescriptor;
  maxLength: number;
  type?: 'email';
  capitals?: true;
}

export interface RowsSpec extends ItemsSpec {
  kind: 'rows';
  fields: readonly FieldSpec[];
  entry: MessageDescriptor;
  summary?: (row: SectionValues, reference: ReferenceData) => string;
  /** The paths of fields that the summary does not contain; view mode shows them next to it. */
  untold?: readonly string[];
  /** Initial values of a new row that are not fields. */
  fresh?: SectionValues;
}

export interface CustomFieldProps {
  name: string;
  label: string;
  value: FieldValue;
  error: string | undefined;
  onChange: (typed: FieldValue) => void;
}

export interface CustomSpec extends BaseSpec {
  kind: 'custom';
  Field: ComponentType<CustomFieldProps>;
  typed?: (value: FieldValue) => FieldValue;
  /** Converts the form content to a value; absent when the field only fills other fields. */
  read?: (typed: FieldValue) => FieldValue;
  show?: (value: FieldValue, reference: ReferenceData) => ReactNode;
  required?: true;
  /** Shown for new rows only, such as the number of a card; a saved row without other fields can only be removed. */
  onlyNew?: true;
  check?: (typed: FieldValue, opened: FieldValue) => MessageDescriptor | null;
}

export type ListSpec = TextsSpec | RowsSpec;

export type FieldSpec =
  | TextSpec
  | ChoiceSpec
  | DateSpec
  | NumberSpec
  | MoneySpec
  | SwitchSpec
  | OneOfRowsSpec
  | CustomSpec
  | ListSpec;

/**
 * The values of a form, in the shape of the section: texts as typed, and rows with a key and a flag for removed ones.
 * Fields without a value here can't be changed in the form.
 */
export type SectionFormValues = SectionValues;

export type SectionFields = Pick<
  UseFormReturnType<SectionFormValues>,
  'errors' | 'getValues' | 'insertListItem' | 'key' | 'reorderListItem' | 'setFieldValue'
>;

export interface RecordFieldProps {
  spec: FieldSpec;
  name: string;
  value: FieldValue;
  form: SectionFields;
}

export interface ReferenceData {
  choices: (category: string) => readonly Choice[];
  labelOf: (category: string, id: string) => string;
}
