import type { ProfileChange, ProfileRequest, User } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { reserveAttempt, THROTTLES } from '../../auth/throttle.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { lockRecord } from '../../records/version-repository.ts';
import { listSiteAdmins } from '../site-admin-repository.ts';
import { authorizeAsking } from './authorize-profile-requests.ts';
import { type BoundChange, bindChange } from './bind-change.ts';
import { changeAskedMail } from './profile-request-mails.ts';
import { listRequestsOf, replaceProfileRequest } from './profile-request-repository.ts';
import { findRequestPlace } from './request-place.ts';

/**
 * Stores what a person wants to have changed in a section of their profile, in place of an earlier request for it.
 * Those who may change it get a mail, unless such a request waits already.
 */
export async function askForChange(
  deps: Deps,
  context: SignedInContext,
  userId: string,
  change: ProfileChange,
): Promise<ProfileRequest> {
  const asker = await authorizeAsking(deps.db, context, userId);
  const bound = bindChange(deps, change);
  await reserveAttempt(deps, THROTTLES.profileChange, userId);
  await rehearse(deps, context, asker, change);
  return await deps.db.transaction().execute(async (db) => {
    await lockRecord(db, 'users', userId);
    const earlier = (await listRequestsOf(db, userId)).filter(({ state }) => state === 'waiting');
    const isWaiting = earlier.some((request) => isSamePlace(request.change, change));
    const now = deps.clock.now();
    const request = await replaceProfileRequest(db, { userId, section: bound.section, change }, now);
    const { sessionId } = context.signedIn;
    await recordAudit(db, { action: 'profileChange.asked', userId, sessionId }, context, now);
    if (isWaiting) return request;
    const place = await findRequestPlace(db, context.abilities, { userId, section: bound.section, change });
    // By the rules of the roles, only site admins change profiles and memberships.
    for (const decider of await listSiteAdmins(db)) {
      if (decider.userId === userId) continue;
      await writeMail(deps, db, decider, changeAskedMail(deps.config, decider, asker, place));
    }
    return request;
  });
}

function isSamePlace(one: ProfileChange, other: ProfileChange): boolean {
  const [section] = Object.keys(one);
  return (
    section !== undefined && section in other && one.membership?.companyUser === other.membership?.companyUser
  );
}

/**
 * Refuses a change that could not be taken over, by making it and rolling back. The address is left out, as the answer
 * would say whether it is taken.
 */
async function rehearse(
  deps: Deps,
  context: SignedInContext,
  asker: User,
  { account, ...others }: ProfileChange,
): Promise<void> {
  const { email: _, ...rest } = account ?? {};
  const change = account ? { account: rest } : others;
  if (account && Object.keys(rest).length === 0) return;
  const bound: BoundChange = bindChange(deps, change);
  const rehearsed = new Error('Rolled back after the rehearsal');
  await deps.db
    .transaction()
    .execute(async (db) => {
      await bound.write(db, asker, context);
      throw rehearsed;
    })
    .catch((error: unknown) => {
      if (error !== rehearsed) throw error;
    });
}
