import type { MessageDescriptor } from '@lingui/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType, ReactNode } from 'react';
import type { FieldValue, SectionValues } from '#domain/records/section-values.ts';

export interface Choice {
  id: string;
  label: string | MessageDescriptor;
}

interface Described {
  /** Where its value stands in the values of the section, such as `address.city`. */
  path: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Stands above it and those that follow. */
  heading?: MessageDescriptor;
}

/** What is wrong with what the form says, where `opened` is what it said at first; null when nothing is. */
type Check = (text: string, opened: FieldValue) => MessageDescriptor | null;

export interface TextSpec extends Described {
  kind: 'text' | 'email' | 'phone' | 'longText';
  maxLength: number;
  required?: true;
  /** Written in capital letters, such as codes. */
  capitals?: true;
  check?: Check;
}

/** One of some; unless it is required, none of them can be chosen. */
export interface ChoiceSpec extends Described {
  kind: 'choice';
  /** Of the reference data, or `choices` that the section knows. */
  category?: string;
  choices?: readonly Choice[];
  required?: true;
  /** What it means to choose none of them; else None. */
  none?: MessageDescriptor;
}

export interface DateSpec extends Described {
  kind: 'date';
  required?: true;
}

export interface NumberSpec extends Described {
  kind: 'number';
  lowest: number;
  highest: number;
  required?: true;
  /** Without, only whole numbers; tenths have one digit behind the point. */
  fractions?: true | 'tenths';
  /** Stands behind it in a form, such as hours. */
  unit?: MessageDescriptor;
  /** What is read, where `{count}` stands for the number; else the number alone. */
  words?: MessageDescriptor;
  /** What holds when nothing is said. */
  usual?: number;
}

export interface MoneySpec extends Described {
  kind: 'money';
  currency: string;
}

export interface SwitchSpec extends Described {
  kind: 'switch';
  /** What is read when it is on or off; else Yes and No. */
  on?: MessageDescriptor;
  off?: MessageDescriptor;
}

/** Whether a row is the one of its list that comes first, such as the default card. */
export interface OneOfRowsSpec extends Described {
  kind: 'oneOfRows';
}

interface Listed extends Described {
  /** Said in view mode when the list is empty, such as 'No locations were added.' */
  empty: MessageDescriptor;
  /** The button that adds one. */
  add: MessageDescriptor;
  maxItems: number;
  /** Whether the order means something, so that entries can be moved. */
  ordered?: true;
}

/** A list of texts. */
export interface TextsSpec extends Listed {
  kind: 'texts';
  entry: MessageDescriptor;
  maxLength: number;
  type?: 'email';
  capitals?: true;
}

/** A list of rows, each with fields of its own. */
export interface RowsSpec extends Listed {
  kind: 'rows';
  fields: readonly FieldSpec[];
  /** What a row is called by one who listens, such as "Location". */
  entry: MessageDescriptor;
  /** The words for a row that is closed; without them, rows are always open. */
  summary?: (row: SectionValues, reference: Reference) => string;
  /** The paths of fields that the summary does not tell of; whoever reads finds them beside it. */
  untold?: readonly string[];
  /** What a new row says at first, besides the fields. */
  fresh?: SectionValues;
}

export interface CustomFieldProps {
  /** What the name of its form fields is or begins with. */
  name: string;
  label: string;
  /** What it was when the form was opened. */
  value: FieldValue;
  error: string | undefined;
  /** Takes what the field contains; read by `read` of its description. */
  onChange: (typed: FieldValue) => void;
}

/** Whatever else: one that fills other fields, or has choices that are looked up. */
export interface CustomSpec extends Described {
  kind: 'custom';
  Field: ComponentType<CustomFieldProps>;
  /** What the form contains for a value, if that is not a text. */
  typed?: (value: FieldValue) => FieldValue;
  /** From what the form contains for the field; absent when it only fills other fields. */
  read?: (typed: FieldValue) => FieldValue;
  /** What is read in view mode; absent when it isn't shown there. */
  show?: (value: FieldValue, reference: Reference) => ReactNode;
  required?: true;
  /** Asked for new rows only, such as the number of a card; a row of nothing else can only be removed. */
  onlyNew?: true;
  /** As the check of a text. */
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
 * The values of a form, in the shape of the section: texts as they are typed, and rows with a key and a mark that they
 * are removed. A field that is not among them can't be changed in the form.
 */
export type TypedValues = SectionValues;

/** What the fields of a section need of its form. */
export type SectionFields = Pick<
  UseFormReturnType<TypedValues>,
  'errors' | 'getValues' | 'insertListItem' | 'key' | 'reorderListItem' | 'setFieldValue'
>;

export interface FieldOfProps {
  spec: FieldSpec;
  name: string;
  /** What it was when the form was opened. */
  value: FieldValue;
  form: SectionFields;
}

/** The reference data that choices are made from. */
export interface Reference {
  choices: (category: string) => readonly Choice[];
  labelOf: (category: string, id: string) => string;
}
