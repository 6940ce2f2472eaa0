import type { HistoryEntry } from '#domain/contract.ts';
import type { FieldChange } from '#domain/records/field-changes.ts';
import { withoutNulls } from '../../db/without-nulls.ts';

export type HistorySubject = HistoryEntry['subject'];

interface HistoryRow {
  id: string;
  at: Date;
  subject: HistoryEntry['subject'];
  about: string;
  section: string;
  changes: readonly FieldChange[];
  userId: string | null;
  firstName: string | null;
  lastName: string | null;
}

export function toHistoryEntry(row: HistoryRow): HistoryEntry {
  const { id, at, subject, about, section, changes, userId, firstName, lastName } = row;
  return {
    _id: id,
    at: at.toISOString(),
    by:
      userId !== null && firstName !== null && lastName !== null
        ? { _id: userId, firstName, lastName }
        : undefined,
    subject,
    about,
    section,
    changes: changes.map(({ field, before, after }) => withoutNulls({ field, before, after })),
  };
}
