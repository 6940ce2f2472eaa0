import type { Deps } from '../deps.ts';
import { forgetExpiredLinks } from '../features/auth/password-link-repository.ts';
import { forgetExpiredSessions } from '../features/auth/session-repository.ts';
import { forgetOldAttempts } from '../features/auth/throttle.ts';
import { forgetOldDrafts } from '../features/trips/draft/draft-repository.ts';
import { forgetOldOrders } from '../features/trips/order/order-repository.ts';
import { forgetLapsedHolds } from '../suppliers/embedded/desk/stock-repository.ts';

/** Removes records that no longer have any effect. */
export async function cleanRecords({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await forgetExpiredSessions(db, now);
  await forgetExpiredLinks(db, now);
  await forgetOldAttempts(db, now);
  await forgetLapsedHolds(db, now);
  await forgetOldDrafts(db, now);
  await forgetOldOrders(db, now);
}
