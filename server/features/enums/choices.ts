import type { EnumEntry } from '#domain/contract.ts';

type Row = readonly [id: string, label: string, additionalData?: string];

export function choices(rows: readonly Row[]): EnumEntry[] {
  return rows.map(([id, label, additionalData]) =>
    additionalData === undefined ? { id, label } : { id, label, additionalData },
  );
}

export function choicesByLabel(rows: readonly Row[]): EnumEntry[] {
  const { compare } = new Intl.Collator('en');
  return choices(rows).sort((one, other) => compare(one.label, other.label));
}
