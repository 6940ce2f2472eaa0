import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/handler.ts';
import { historyEntries } from './history-entries.ts';
import { recordChange } from './history-repository.ts';
import type { RecordKind } from './save-section.ts';

export async function recordCreation<Kept>(
  { clock }: Pick<Deps, 'clock'>,
  { signedIn, requestId }: { signedIn: Pick<SignedIn, 'userId'>; requestId: string },
  db: Kysely<Database>,
  kind: RecordKind<Kept>,
  record: Kept & { _id: string },
): Promise<void> {
  const companyId = kind.companyOf?.(record);
  const change = {
    subject: kind.subject,
    subjectId: record._id,
    about: kind.nameOf(record),
    section: 'created',
    changes: historyEntries(kind, undefined, record),
  };
  await recordChange(db, { ...change, companyId }, { userId: signedIn.userId, requestId }, clock.now());
}
