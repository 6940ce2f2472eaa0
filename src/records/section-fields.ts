import { createContext, use, useState } from 'react';
import type { FieldValue } from '#domain/records/section-values.ts';
import type { SectionFields, SectionFormValues } from './field-spec.ts';
import { formValueAt } from './section-form-values.ts';

/** The values of the form around a field. It stays the same object, so that it renders nothing. */
export interface SectionFieldValues {
  getValues: () => SectionFormValues;
  /** Stores what was entered in the field of this name. */
  change: (name: string, typed: FieldValue) => void;
  /** Sets the value of another field, which then shows it. */
  fill: (name: string, typed: FieldValue) => void;
  /** The content of the field of this name, updated with every change. */
  useWatchValue: (name: string) => FieldValue;
}

const SectionFieldsContext = createContext<SectionFieldValues | null>(null);

export const SectionFieldsProvider = SectionFieldsContext;

export function useSectionFields(): SectionFieldValues {
  const fields = use(SectionFieldsContext);
  if (!fields) throw new Error('A field of a section stands in its form');
  return fields;
}

/** For an uncontrolled field: its initial content, and its change handler. */
export function useFieldContent(name: string): { initial: FieldValue; change: (typed: FieldValue) => void } {
  const { getValues, change } = useSectionFields();
  const [initial] = useState(() => formValueAt(getValues(), name));
  return { initial, change: (typed) => change(name, typed) };
}

/** The error message of the field of this name. */
export function messageAt({ errors }: Pick<SectionFields, 'errors'>, name: string): string | undefined {
  const message = errors[name];
  return typeof message === 'string' ? message : undefined;
}
