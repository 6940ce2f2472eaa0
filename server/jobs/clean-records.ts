import type { Deps } from '../deps.ts';
import { deleteExpiredLinks } from '../features/auth/password-link-repository.ts';
import { deleteExpiredSessions } from '../features/auth/session-repository.ts';
import { deleteOldAttempts } from '../features/auth/throttle.ts';
import { deleteOldDecisionLinks } from '../features/trips/approval/decision-link-repository.ts';
import { deleteOldDrafts } from '../features/trips/draft/draft-repository.ts';
import { deleteOldKeys } from '../features/trips/pipeline/key-repository.ts';
import { deleteLapsedHolds } from '../suppliers/embedded/desk/stock-repository.ts';

export async function cleanRecords({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteExpiredLinks(db, now);
  await deleteOldAttempts(db, now);
  await deleteLapsedHolds(db, now);
  await deleteOldDrafts(db, now);
  await deleteOldKeys(db, now);
  await deleteOldDecisionLinks(db, now);
}
