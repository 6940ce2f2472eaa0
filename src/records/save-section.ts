import { type MergeConflict, mergeSection, type Side } from '#domain/records/merge-section.ts';
import { changedFields, type SectionValues } from '#domain/records/section-values.ts';
import type { Saved } from '../api/saved.ts';

export interface Versioned {
  version: number;
}

export interface SectionChange<Kept extends Versioned> {
  opened: SectionValues;
  mine: SectionValues;
  latest: Kept;
  chosen?: Readonly<Record<string, Side>>;
}

export interface SectionCalls<Kept extends Versioned> {
  valuesOf: (record: Kept) => SectionValues;
  send: (version: number, changed: SectionValues) => Promise<Saved<Kept>>;
}

export type SectionOutcome<Kept> =
  | { state: 'saved'; record: Kept }
  | { state: 'conflict'; latest: Kept; conflicts: MergeConflict[] };

/**
 * Saves the changed fields. When another user has saved in between, fields that only they changed retain their values;
 * for fields that both changed, the user chooses first, and nothing is saved until then.
 */
export async function saveSection<Kept extends Versioned>(
  change: SectionChange<Kept>,
  calls: SectionCalls<Kept>,
): Promise<SectionOutcome<Kept>> {
  const { opened, mine, chosen = {} } = change;
  let { latest } = change;
  for (;;) {
    const theirs = calls.valuesOf(latest);
    const { values, conflicts } = mergeSection({ base: opened, mine, theirs }, chosen);
    const undecided = conflicts.filter(({ path }) => chosen[path] === undefined);
    if (undecided.length > 0) return { state: 'conflict', latest, conflicts };
    const changed = changedFields(theirs, values);
    if (Object.keys(changed).length === 0) return { state: 'saved', record: latest };
    const answer = await calls.send(latest.version, changed);
    if (answer.state === 'saved') return { state: 'saved', record: answer.record };
    latest = answer.record;
  }
}
