import { type FieldChange, fieldChanges } from '#domain/records/field-changes.ts';
import { maskText } from '#domain/records/mask-text.ts';

/** What the history of a kind of record contains. */
export interface HistoryFields<Kept> {
  forHistory: (record: Kept) => object;
  /** Whether the history may only show the last characters of a field. */
  isSecret?: (field: string) => boolean;
  /**
   * The company that a field is about, when only callers who may read that company's history may see the
   * field.
   */
  companyOfField?: (field: string, record: Kept) => string | undefined;
}

export interface HistoryChange extends FieldChange {
  companyId?: string;
}

/** The history entries of a change; for a new record there is no state before. */
export function historyEntries<Kept>(
  { forHistory, isSecret, companyOfField }: HistoryFields<Kept>,
  before: Kept | undefined,
  after: Kept,
): HistoryChange[] {
  const changes = fieldChanges(before === undefined ? {} : forHistory(before), forHistory(after));
  const findCompany = (field: string) =>
    companyOfField?.(field, after) ?? (before && companyOfField?.(field, before));
  return changes.map((change) => {
    const companyId = findCompany(change.field);
    const entry = isSecret?.(change.field) ? masked(change) : change;
    return companyId === undefined ? entry : { ...entry, companyId };
  });
}

function masked({ field, before, after }: FieldChange): FieldChange {
  return { field, before: before && maskText(before), after: after && maskText(after) };
}
