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
  /** The heading above this field and those that follow. */
  heading?: MessageDescriptor;
}

/** The error of a value, where `opened` is the initial one; null if it is valid. */
type Check = (text: string, opened: FieldValue) => MessageDescriptor | null;

export interface TextSpec extends BaseSpec {
  kind: 'text' | 'email' | 'phone' | 'longText';
  maxLength: number;
  required?: true;
  /** Written in capital letters, such as codes. */
  capitals?: true;
  check?: Check;
}

/** A choice of one option, or of none unless it is required. */
export interface ChoiceSpec extends BaseSpec {
  kind: 'choice';
  /** The category of the reference data; or the section provides `choices`. */
  category?: string;
  choices?: readonly Choice[];
  required?: true;
  /** The label for no choice; by default None. */
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
  /** Without it, only whole numbers; `tenths` allows one decimal place. */
  fractions?: true | 'tenths';
  /** Shown after the field in a form, such as hours. */
  unit?: MessageDescriptor;
  /** The text in view mode, where `{count}` is the number; by default the number alone. */
  words?: MessageDescriptor;
  /** The default that applies to an empty field. */
  usual?: number;
}

export interface MoneySpec extends BaseSpec {
  kind: 'money';
  currency: string;
  /** The default that applies to an empty field. */
  usual?: Money | null;
}

export interface SwitchSpec extends BaseSpec {
  kind: 'switch';
  /** The texts in view mode; by default Yes and No. */
  on?: MessageDescriptor;
  off?: MessageDescriptor;
}

/** Marks the default row of a list, such as the default card. */
export interface OneOfRowsSpec extends BaseSpec {
  kind: 'oneOfRows';
}

interface ItemsSpec extends BaseSpec {
  /** Shown in view mode when the list is empty, such as 'No locations were added.' */
  empty: MessageDescriptor;
  /** The label of the button that adds an entry. */
  add: MessageDescriptor;
  maxItems: number;
  /** Whether the order is meaningful, so that entries can be moved. */
  ordered?: true;
}

/** A list of texts. */
export interface TextsSpec extends ItemsSpec {
  kind: 'texts';
  entry: MessageDescriptor;
  maxLength: number;
  type?: 'email';
  capitals?: true;
}

/** A list of rows, each with fields of its own. */
export interface RowsSpec extends ItemsSpec {
  kind: 'rows';
  fields: readonly FieldSpec[];
  /** The accessible name of a row, such as "Location". */
  entry: MessageDescriptor;
  /** The summary of a closed row; without it, rows are always open. */
  summary?: (row: SectionValues, reference: ReferenceData) => string;
  /** The paths of fields that the summary does not contain; view mode shows them next to it. */
  untold?: readonly string[];
  /** Initial values of a new row that are not fields. */
  fresh?: SectionValues;
}

export interface CustomFieldProps {
  /** The name of its form field, or the prefix of their names. */
  name: string;
  label: string;
  /** The initial value. */
  value: FieldValue;
  error: string | undefined;
  /** Called with the content of the field, which `read` of its description converts. */
  onChange: (typed: FieldValue) => void;
}

/** Any other field, such as one that fills other fields, or looks up its choices. */
export interface CustomSpec extends BaseSpec {
  kind: 'custom';
  Field: ComponentType<CustomFieldProps>;
  /** The form content for a value, if that is not a text. */
  typed?: (value: FieldValue) => FieldValue;
  /** Converts the form content to a value; absent when the field only fills other fields. */
  read?: (typed: FieldValue) => FieldValue;
  /** The text in view mode; absent when it isn't shown there. */
  show?: (value: FieldValue, reference: ReferenceData) => ReactNode;
  required?: true;
  /** Shown for new rows only, such as the number of a card; a saved row without other fields can only be removed. */
  onlyNew?: true;
  /** As the check of a text field. */
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

/** The form of a section, as its fields use it. */
export type SectionFields = Pick<
  UseFormReturnType<SectionFormValues>,
  'errors' | 'getValues' | 'insertListItem' | 'key' | 'reorderListItem' | 'setFieldValue'
>;

export interface RecordFieldProps {
  spec: FieldSpec;
  name: string;
  /** The initial value. */
  value: FieldValue;
  form: SectionFields;
}

/** The reference data for choices. */
export interface ReferenceData {
  choices: (category: string) => readonly Choice[];
  labelOf: (category: string, id: string) => string;
}
