import { msg } from '@lingui/core/macro';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { isGroup, type SectionValues } from '#domain/records/section-values.ts';
import type { FieldSpec } from '../../records/field-spec.ts';

const DEFAULTS = 'defaults';

export function referenceNames(
  fields: readonly { position: number; name: string }[],
  { referenceFieldDefaults }: Pick<CompanyUserRecord, 'referenceFieldDefaults'>,
): readonly string[] {
  const ofCompany = fields.toSorted((one, other) => one.position - other.position).map(({ name }) => name);
  return [...new Set([...ofCompany, ...referenceFieldDefaults.map(({ name }) => name)])];
}

/** A field for each; names are no paths, as they may have points in them. */
export function referenceFields(names: readonly string[]): readonly FieldSpec[] {
  return names.map((name, index) => ({
    kind: 'text',
    path: `${DEFAULTS}.field${index}`,
    maxLength: 120,
    label: msg`${name}`,
  }));
}

export function referenceValues(
  names: readonly string[],
  { referenceFieldDefaults }: Pick<CompanyUserRecord, 'referenceFieldDefaults'>,
): SectionValues {
  const values = new Map(referenceFieldDefaults.map(({ name, value }) => [name, value]));
  const entries = names.map((name, index) => [`field${index}`, values.get(name) ?? null] as const);
  return { [DEFAULTS]: Object.fromEntries(entries) };
}

export function referenceRequest(names: readonly string[], changed: SectionValues): SectionValues {
  const defaults = changed[DEFAULTS] ?? null;
  if (!isGroup(defaults)) return {};
  const references = names.flatMap((name, index) => {
    const value = defaults[`field${index}`];
    return typeof value === 'string' ? [{ name, value }] : [];
  });
  return { referenceFieldDefaults: references };
}
