import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';
import type { SignedIn } from '../../http/handler.ts';
import { isSiteAdmin, lockSiteAdmins } from './site-admin-repository.ts';

/**
 * To be called in the transaction that has deactivated a person, a membership or a company, or taken a role: site-admins
 * can't shut themselves out, so that there always is one who can let others in. Of two who do it to each other at the
 * same time, the second is refused.
 */
export async function refuseLostSiteAdmin(db: Kysely<Database>, { userId, role }: SignedIn): Promise<void> {
  if (role !== 'site-admin') return;
  await lockSiteAdmins(db);
  if (await isSiteAdmin(db, userId)) return;
  throw new DomainError(
    'conflict',
    'You would no longer be a site admin. Another site admin has to make this change.',
  );
}
