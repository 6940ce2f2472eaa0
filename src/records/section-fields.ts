import { createContext, use, useState } from 'react';
import type { FieldValue } from '#domain/records/section-values.ts';
import type { SectionFields, TypedValues } from './field-spec.ts';
import { typedAt } from './typed-values.ts';

/** The values of the form around a field. It stays the same object, so that it renders nothing. */
export interface SectionFieldValues {
  getValues: () => TypedValues;
  /** Takes what was entered into the field of this name. */
  change: (name: string, typed: FieldValue) => void;
  /** Puts a value into another field, which then shows it. */
  fill: (name: string, typed: FieldValue) => void;
  /** What the field of this name contains, with every change of it. */
  useWatchValue: (name: string) => FieldValue;
}

const SectionFieldsContext = createContext<SectionFieldValues | null>(null);

export const SectionFieldsProvider = SectionFieldsContext;

export function useSectionFields(): SectionFieldValues {
  const fields = use(SectionFieldsContext);
  if (!fields) throw new Error('A field of a section stands in its form');
  return fields;
}

/** For a field that keeps its own value: what it contains at first, and what takes its changes. */
export function useFieldContent(name: string): { initial: FieldValue; change: (typed: FieldValue) => void } {
  const { getValues, change } = useSectionFields();
  const [initial] = useState(() => typedAt(getValues(), name));
  return { initial, change: (typed) => change(name, typed) };
}

/** What is wrong with the field of this name. */
export function messageAt({ errors }: Pick<SectionFields, 'errors'>, name: string): string | undefined {
  const message = errors[name];
  return typeof message === 'string' ? message : undefined;
}
