import { type FieldChange, fieldChanges } from '#domain/records/field-changes.ts';
import { maskText } from '#domain/records/mask-text.ts';

export interface HistoryFields<Kept> {
  forHistory: (record: Kept) => object;
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
