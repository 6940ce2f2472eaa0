import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MergeConflict, Side } from '#domain/records/merge-section.ts';
import {
  type FieldValue,
  isGroup,
  isRows,
  type SectionValues,
  valueAt,
} from '#domain/records/section-values.ts';
import type { Messages, Refusal } from '../components/form/use-app-form.ts';
import { ConflictDialog, type ConflictEntry } from './ConflictDialog.tsx';
import type { FieldSpec, RowsSpec } from './field-spec.ts';
import { useReferenceData } from './RecordReferenceData.tsx';
import { SectionCard } from './SectionCard.tsx';
import { SectionFacts } from './SectionFacts.tsx';
import { LockReason, SectionForm } from './SectionForm.tsx';
import { useValueText } from './use-value-text.ts';

export interface SectionSaving {
  editing: boolean;
  opened: SectionValues;
  pending: boolean;
  refusal: Refusal | null;
  conflicts: readonly MergeConflict[];
  onEdit: () => void;
  onCancel: () => void;
  onDirty: () => void;
  onSubmit: (values: SectionValues) => void;
  onResolve: (chosen: Readonly<Record<string, Side>>) => void;
  onLeaveConflicts: () => void;
}

export interface RecordSectionProps {
  id: string;
  title: string;
  fields: readonly FieldSpec[];
  values: SectionValues;
  /** Why the viewer can't change a field; null if they can. */
  lockOf?: (path: string) => ReactNode;
  check?: (values: SectionValues) => Messages<string>;
  saving: SectionSaving;
  footer?: ReactNode;
}

export function RecordSection(props: RecordSectionProps) {
  const { id, title, fields, values, lockOf, check, saving, footer } = props;
  const { t } = useLingui();
  const shownConflicts = useConflictEntries(fields, saving.opened);
  const reasons = fields.map(({ path }) => lockOf?.(path) ?? null);
  const editButton = useStayAfterEditing(saving.editing);
  const isLocked = reasons.every((reason) => reason !== null);
  if (!saving.editing) {
    return (
      <SectionCard
        id={id}
        title={title}
        action={
          isLocked ? null : (
            <Button ref={editButton} variant="light" aria-label={t`Edit: ${title}`} onClick={saving.onEdit}>
              <Trans>Edit</Trans>
            </Button>
          )
        }
      >
        <SectionFacts fields={fields} values={values} />
        {footer ?? (isLocked ? <LockReason>{reasons[0]}</LockReason> : null)}
      </SectionCard>
    );
  }
  return (
    <SectionCard id={id} title={title}>
      <SectionForm
        label={title}
        fields={fields}
        values={saving.opened}
        {...(lockOf && { lockOf })}
        {...(check && { check })}
        pending={saving.pending}
        refusal={saving.refusal}
        onSubmit={saving.onSubmit}
        onCancel={saving.onCancel}
        onDirty={saving.onDirty}
      />
      {saving.conflicts.length > 0 ? (
        <ConflictDialog
          conflicts={shownConflicts(saving.conflicts)}
          pending={saving.pending}
          onResolve={saving.onResolve}
          onLeave={saving.onLeaveConflicts}
        />
      ) : null}
    </SectionCard>
  );
}

/** The form disappears, so the button that opened it gets the focus and is scrolled into view. */
function useStayAfterEditing(isEditing: boolean) {
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return editButton;
}

function useConflictEntries(
  fields: readonly FieldSpec[],
  opened: SectionValues,
): (conflicts: readonly MergeConflict[]) => ConflictEntry[] {
  const { t, i18n } = useLingui();
  const reference = useReferenceData();
  const formatValue = useValueText();
  return (conflicts) => conflicts.map((conflict) => shown(conflict, conflict.path, fields, opened, []));

  function shown(
    conflict: MergeConflict,
    path: string,
    within: readonly FieldSpec[],
    values: SectionValues,
    above: readonly string[],
  ): ConflictEntry {
    const spec = within.find((field) => path === field.path || path.startsWith(`${field.path}.`));
    const rest = spec ? path.slice(spec.path.length + 1) : '';
    if (spec?.kind === 'rows' && rest !== '') return shownRow(conflict, rest, { spec, values, above });
    const words = (value: FieldValue): ReactNode => (spec ? formatValue(spec, value) : null);
    return {
      path: conflict.path,
      label: [...above, spec ? i18n._(spec.label) : path].join(', '),
      mine: words(conflict.mine),
      theirs: words(conflict.theirs),
    };
  }

  function shownRow(
    conflict: MergeConflict,
    path: string,
    { spec, values, above }: { spec: RowsSpec; values: SectionValues; above: readonly string[] },
  ): ConflictEntry {
    const mark = spec.fields.find((field) => field.kind === 'oneOfRows' && field.path === path);
    if (mark) return shownMark(conflict, [...above, i18n._(spec.label), i18n._(mark.label)], spec);
    const [id = '', ...rest] = path.split('.');
    const list = valueAt(values, spec.path);
    const row = (isRows(list) ? list.find(({ _id }) => _id === id) : undefined) ?? {};
    const names = [...above, `${i18n._(spec.entry)} ${rowWords(spec, row)}`.trim()];
    if (rest.length > 0) return shown(conflict, rest.join('.'), spec.fields, row, names);
    const words = (value: FieldValue) => (isGroup(value) ? rowWords(spec, value) || t`Changed` : t`Removed`);
    return {
      path: conflict.path,
      label: names.join(', '),
      mine: words(conflict.mine),
      theirs: words(conflict.theirs),
      mineIsLost:
        conflict.theirs === null && isLost(spec, conflict.mine)
          ? t`To keep it, please add it again.`
          : undefined,
    };
  }

  function shownMark({ path, mine, theirs }: MergeConflict, names: readonly string[], spec: RowsSpec) {
    const words = (value: FieldValue) => (isGroup(value) ? rowWords(spec, value) : null);
    return { path, label: names.join(', '), mine: words(mine), theirs: words(theirs) };
  }

  function rowWords(spec: RowsSpec, row: SectionValues): string {
    const first = spec.fields[0];
    return (
      spec.summary?.(row, reference) ?? String((first && formatValue(first, valueAt(row, first.path))) ?? '')
    );
  }
}

/** Whether a row lacks a value that is entered once and never shown again, so that it can't be recreated. */
function isLost({ fields }: RowsSpec, row: FieldValue): boolean {
  return fields.some(
    (field) => field.kind === 'custom' && field.onlyNew && isGroup(row) && valueAt(row, field.path) === null,
  );
}
