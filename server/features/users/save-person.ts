import type { Kysely } from 'kysely';
import type { User, UserChangeRequest } from '#domain/contract.ts';
import { dateAt } from '#domain/local-time.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { endPasswordLinks } from '../auth/password-link-repository.ts';
import { endSessionsOf } from '../auth/session-repository.ts';
import { readTimeZone } from '../companies/time-zone-repository.ts';
import { indexCompanyUsersOf } from './company-user-search-repository.ts';
import { refuseLostSiteAdmin } from './refuse-lost-site-admin.ts';
import { refusePersonFaults } from './refuse-person-faults.ts';
import { indexUser } from './user-search-repository.ts';
import { changePerson } from './user-write-repository.ts';

type Caller = Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip'>;

/**
 * Changes the account and the personal data of a user. Links sent to a previous address become invalid, so
 * that readers of the old mailbox can't get into the account. A person who is set inactive permanently loses
 * all sessions and links.
 */
export async function savePerson(
  { clock }: Pick<Deps, 'clock'>,
  caller: Caller,
  db: Kysely<Database>,
  before: User,
  change: UserChangeRequest,
): Promise<void> {
  const now = clock.now();
  const zone = await readTimeZone(db, caller.signedIn.companyId);
  refusePersonFaults(change, dateAt(now, zone), before);
  await changePerson(db, before._id, change);
  if (isRenamed(before, change)) {
    await indexUser(db, before._id);
    await indexCompanyUsersOf(db, before._id);
  }
  if (change.email !== undefined && change.email !== before.email) {
    await endPasswordLinks(db, before._id);
    const { userId, sessionId } = caller.signedIn;
    const event = { userId, sessionId, subjectUserId: before._id };
    await recordAudit(db, { action: 'user.emailChanged', ...event }, caller, now);
  }
  if (change.active === false) {
    await refuseLostSiteAdmin(db, caller.signedIn);
    await endPasswordLinks(db, before._id);
    await endSessionsOf(db, before._id, 'set_inactive', now);
  }
}

function isRenamed(before: User, change: UserChangeRequest): boolean {
  return (['firstName', 'lastName', 'email'] as const).some(
    (field) => change[field] !== undefined && change[field] !== before[field],
  );
}
