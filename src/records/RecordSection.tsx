import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MergeConflict, Side } from '#domain/records/merge-section.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { Messages, Refusal } from '../components/form/use-app-form.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FieldSpec } from './field-spec.ts';
import { SectionCard } from './SectionCard.tsx';
import { SectionFacts } from './SectionFacts.tsx';
import { LockReason, SectionForm } from './SectionForm.tsx';
import { useConflictEntries } from './use-conflict-entries.ts';

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
