import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type MergeConflict, mergeSection, type Side } from '#domain/records/merge-section.ts';
import { changedFields, type SectionValues } from '#domain/records/section-values.ts';
import type { Saved } from '../api/saved.ts';
import type { Refusal } from '../components/form/use-app-form.ts';
import { showToast } from '../components/toasts/toast-queue.ts';
import type { SectionSaving } from './RecordSection.tsx';
import { readRefusal } from './read-refusal.ts';
import type { UnsavedChanges } from './use-unsaved-changes.tsx';

interface SectionSaveOptions<Kept extends Versioned> extends SectionCalls<Kept> {
  name: string;
  record: Kept;
  unsaved: Pick<UnsavedChanges, 'report'>;
  onRecord: (record: Kept) => void;
}

interface Edit<Kept> {
  opened: SectionValues;
  latest: Kept;
  mine: SectionValues;
  pending: boolean;
  refusal: Refusal | null;
  conflicts: readonly MergeConflict[];
}

export function useSectionSave<Kept extends Versioned>(options: SectionSaveOptions<Kept>): SectionSaving {
  const { name, record, valuesOf, send, unsaved, onRecord } = options;
  const { t } = useLingui();
  const [edit, setEdit] = useState<Edit<Kept> | null>(null);

  function close() {
    unsaved.report(name, false);
    setEdit(null);
  }

  async function save(current: Edit<Kept>, chosen?: Readonly<Record<string, Side>>) {
    setEdit({ ...current, pending: true, refusal: null });
    let { latest } = current;
    // The next attempt starts from the record of the last response.
    const sendAndLook: typeof send = async (version, changed) => {
      const answer = await send(version, changed);
      latest = answer.record;
      return answer;
    };
    try {
      const outcome = await saveSection({ ...current, chosen }, { valuesOf, send: sendAndLook });
      if (outcome.state === 'conflict') {
        setEdit({ ...current, ...outcome, pending: false, refusal: null });
        return;
      }
      close();
      onRecord(outcome.record);
      showToast(t`Saved.`, 'success');
    } catch (error) {
      setEdit({ ...current, latest, conflicts: [], pending: false, refusal: readRefusal(error) });
    }
  }

  const opened = edit?.opened ?? valuesOf(record);
  return {
    editing: edit !== null,
    opened,
    pending: edit?.pending ?? false,
    refusal: edit?.refusal ?? null,
    conflicts: edit?.conflicts ?? [],
    onEdit: () =>
      setEdit({ opened, latest: record, mine: opened, pending: false, refusal: null, conflicts: [] }),
    onCancel: close,
    onDirty: () => unsaved.report(name, true),
    onSubmit: (mine) => edit && void save({ ...edit, mine, conflicts: [] }),
    onResolve: (chosen) => edit && void save(edit, chosen),
    onLeaveConflicts: () => edit && setEdit({ ...edit, conflicts: [] }),
  };
}

interface Versioned {
  version: number;
}

interface SectionChange<Kept extends Versioned> {
  opened: SectionValues;
  mine: SectionValues;
  latest: Kept;
  chosen?: Readonly<Record<string, Side>>;
}

export interface SectionCalls<Kept extends Versioned> {
  valuesOf: (record: Kept) => SectionValues;
  send: (version: number, changed: SectionValues) => Promise<Saved<Kept>>;
}

type SectionOutcome<Kept> =
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
