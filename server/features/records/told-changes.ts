import { type FieldChange, fieldChanges } from '#domain/records/field-changes.ts';
import { maskText } from '#domain/records/mask-text.ts';

/** As many changes as one entry of a history tells of; the contract knows it too. */
const MOST_CHANGES = 500;

/** What a history tells of a kind of record. */
export interface Telling<Kept> {
  /** What of a record may stand in a history. */
  forHistory: (record: Kept) => object;
  /** Whether the history may tell no more than the last characters of a field. */
  isSecret?: (field: string) => boolean;
}

/** What a history tells of a change, as far as it has room; of a record that is new, without a state before. */
export function toldChanges<Kept>(
  { forHistory, isSecret }: Telling<Kept>,
  before: Kept | undefined,
  after: Kept,
): FieldChange[] {
  const changes = fieldChanges(before === undefined ? {} : forHistory(before), forHistory(after));
  return changes.slice(0, MOST_CHANGES).map((change) => (isSecret?.(change.field) ? masked(change) : change));
}

function masked({ field, before, after }: FieldChange): FieldChange {
  return { field, before: before && maskText(before), after: after && maskText(after) };
}
