import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ProfileChange } from '#domain/contract.ts';
import { isSameValue, type SectionValues, valueAt } from '#domain/records/section-values.ts';
import type { Messages } from '../components/form/use-app-form.ts';
import type { FieldSpec } from './field-spec.ts';

/** A section of a record that its person asks to have changed. */
export interface AskedSection {
  /** The section's place on the page. */
  id: string;
  title: MessageDescriptor;
  /** The fields that can be asked for. */
  fields: readonly FieldSpec[];
  stored: SectionValues;
  /** The errors across fields, by field name. */
  findFaults?: (values: SectionValues, stored: SectionValues) => Record<string, MessageDescriptor>;
  /** The request for the fields that differ. */
  toChange: (changed: SectionValues) => ProfileChange;
  /** The section as its person wants it. */
  wantedBy: (change: ProfileChange) => SectionValues;
}

/** The fields that would change now. */
export function differingFields(
  { fields, stored }: AskedSection,
  wanted: SectionValues,
): readonly FieldSpec[] {
  return fields.filter(({ path }) => !isSameValue(valueAt(stored, path), valueAt(wanted, path)));
}

/** Finds the errors across the fields of a section, in words. */
export function useSectionCheck(
  { findFaults }: Pick<AskedSection, 'findFaults'>,
  stored: SectionValues,
): (values: SectionValues) => Messages<string> {
  const { i18n } = useLingui();
  return (values) =>
    Object.fromEntries(
      Object.entries(findFaults?.(values, stored) ?? {}).map(([name, fault]) => [name, i18n._(fault)]),
    );
}
