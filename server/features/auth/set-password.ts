import type { Kysely } from 'kysely';
import { fieldChanges } from '#domain/records/field-changes.ts';
import { maskText } from '#domain/records/mask-text.ts';
import type { Database } from '../../db/schema.ts';
import { recordChange } from '../records/history-repository.ts';
import { lockPasswordState, type NewPassword, writePassword } from './account-repository.ts';

export async function setPassword(
  db: Kysely<Database>,
  newPassword: NewPassword,
  author: { userId: string; requestId: string },
  now: Date,
): Promise<void> {
  const { userId, needsPasswordChange } = newPassword;
  const before = await lockPasswordState(db, userId);
  await writePassword(db, newPassword);
  const hidden = maskText('');
  const change = {
    subject: 'user' as const,
    subjectId: userId,
    section: 'password',
    about: `${before.firstName} ${before.lastName}`,
    changes: [
      { field: 'password', before: before.hasPassword ? hidden : null, after: hidden },
      ...fieldChanges({ needsPasswordChange: before.needsPasswordChange }, { needsPasswordChange }),
    ],
  };
  await recordChange(db, change, author, now);
}
