import { createContext, use, useState } from 'react';
import type { FieldValue } from '#domain/records/section-values.ts';
import type { SectionFields, SectionFormValues } from './field-spec.ts';
import { formValueAt } from './section-form-values.ts';

/** The values of the form around a field. It stays the same object, so that it renders nothing. */
export interface SectionFieldValues {
  getValues: () => SectionFormValues;
  change: (name: string, typed: FieldValue) => void;
  fill: (name: string, typed: FieldValue) => void;
  useWatchValue: (name: string) => FieldValue;
}

const SectionFieldsContext = createContext<SectionFieldValues | null>(null);

export const SectionFieldsProvider = SectionFieldsContext;

export function useSectionFields(): SectionFieldValues {
  const fields = use(SectionFieldsContext);
  if (!fields) throw new Error('A field of a section stands in its form');
  return fields;
}

export function useFieldContent(name: string): { initial: FieldValue; change: (typed: FieldValue) => void } {
  const { getValues, change } = useSectionFields();
  const [initial] = useState(() => formValueAt(getValues(), name));
  return { initial, change: (typed) => change(name, typed) };
}

export function messageAt({ errors }: Pick<SectionFields, 'errors'>, name: string): string | undefined {
  const message = errors[name];
  return typeof message === 'string' ? message : undefined;
}
