import { fn } from 'storybook/test';
import type { SectionSaving } from '#src/records/RecordSection.tsx';

/** A section that is only read. */
export const RESTING_SECTION: SectionSaving = {
  editing: false,
  opened: {},
  pending: false,
  refusal: null,
  conflicts: [],
  onEdit: fn(),
  onCancel: fn(),
  onDirty: fn(),
  onSubmit: fn(),
  onResolve: fn(),
  onLeaveConflicts: fn(),
};
