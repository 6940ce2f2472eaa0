import { type FieldChange, fieldChanges } from '#domain/records/field-changes.ts';
import { maskText } from '#domain/records/mask-text.ts';

/** What a history tells of a kind of record. */
export interface Telling<Kept> {
  /** What of a record may stand in a history. */
  forHistory: (record: Kept) => object;
  /** Whether the history may tell no more than the last characters of a field. */
  isSecret?: (field: string) => boolean;
  /** The company that a field is about, where only those who may read that company's history may be told of it. */
  companyOfField?: (field: string, record: Kept) => string | undefined;
}

export interface ToldChange extends FieldChange {
  companyId?: string;
}

/** What a history tells of a change; of a record that is new, without a state before. */
export function historyEntries<Kept>(
  { forHistory, isSecret, companyOfField }: Telling<Kept>,
  before: Kept | undefined,
  after: Kept,
): ToldChange[] {
  const changes = fieldChanges(before === undefined ? {} : forHistory(before), forHistory(after));
  const companyOf = (field: string) =>
    companyOfField?.(field, after) ?? (before && companyOfField?.(field, before));
  return changes.map((change) => {
    const companyId = companyOf(change.field);
    const told = isSecret?.(change.field) ? masked(change) : change;
    return companyId === undefined ? told : { ...told, companyId };
  });
}

function masked({ field, before, after }: FieldChange): FieldChange {
  return { field, before: before && maskText(before), after: after && maskText(after) };
}
