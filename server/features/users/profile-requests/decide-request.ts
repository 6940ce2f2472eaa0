import type { ProfileRequest, User } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { writeMail } from '../../mails/write-mail.ts';
import type { SaveOutcome } from '../../records/save-section.ts';
import { lockRecord } from '../../records/version-repository.ts';
import { saveUserSection } from '../save-user-section.ts';
import { authorizeAsking, authorizeDeciding } from './authorize-profile-requests.ts';
import { bindChange } from './bind-change.ts';
import { changeAcceptedMail, changeDeclinedMail } from './profile-request-mails.ts';
import {
  findWaitingRequest,
  listRequestsOf,
  markDeclined,
  removeRequest,
} from './profile-request-repository.ts';
import { findRequestPlace, placeOfSection } from './request-place.ts';

export interface RequestPath {
  userId: string;
  requestId: string;
}

export async function listProfileRequests(
  { db }: Pick<Deps, 'db'>,
  context: SignedInContext,
  userId: string,
): Promise<ProfileRequest[]> {
  if (userId === context.signedIn.userId) return await listRequestsOf(db, userId);
  await authorizeDeciding(db, context, userId);
  return (await listRequestsOf(db, userId)).filter(({ state }) => state === 'waiting');
}

/** Changes the section as if the caller had sent it, and removes the request in the same transaction. */
export async function acceptRequest(
  deps: Deps,
  context: SignedInContext,
  path: RequestPath,
  ifMatch: string,
): Promise<SaveOutcome<User>> {
  const asker = await authorizeDeciding(deps.db, context, path.userId);
  const request = await findWaitingRequest(deps.db, path);
  if (!request) throw missingRequest();
  const { section, name, fields, write } = bindChange(deps, request.change);
  // Memberships have a version and a history of their own.
  if (section === 'membership') throw missingRequest();
  return await saveUserSection(deps, context, {
    userId: path.userId,
    ifMatch,
    section: name,
    fields,
    async write(db, before) {
      if (!(await removeRequest(db, path))) throw missingRequest();
      await write(db, before, context);
      await writeMail(
        deps,
        db,
        asker,
        changeAcceptedMail(deps.config, asker, placeOfSection(path.userId, section)),
      );
      const event = { ...signedInAs(context), subjectUserId: path.userId };
      await recordAudit(db, { action: 'profileChange.accepted', ...event }, context, deps.clock.now());
    },
  });
}

export async function declineRequest(
  deps: Deps,
  context: SignedInContext,
  path: RequestPath,
  reason: string,
): Promise<void> {
  const asker = await authorizeDeciding(deps.db, context, path.userId);
  await deps.db.transaction().execute(async (db) => {
    await lockRecord(db, 'users', path.userId);
    const request = await findWaitingRequest(db, path);
    if (!request) throw missingRequest();
    const now = deps.clock.now();
    await markDeclined(db, request, reason, now);
    const { section } = bindChange(deps, request.change);
    const { change } = request;
    const { userId } = path;
    const place = await findRequestPlace(db, context.abilities, { userId, section, change });
    await writeMail(deps, db, asker, changeDeclinedMail(deps.config, asker, place));
    const event = { ...signedInAs(context), subjectUserId: path.userId };
    await recordAudit(db, { action: 'profileChange.declined', ...event }, context, now);
  });
}

export async function withdrawRequest(
  deps: Deps,
  context: SignedInContext,
  path: RequestPath,
): Promise<void> {
  await authorizeAsking(deps.db, context, path.userId);
  await deps.db.transaction().execute(async (db) => {
    if (!(await removeRequest(db, path))) throw missingRequest();
    const event = { action: 'profileChange.withdrawn', ...signedInAs(context) } as const;
    await recordAudit(db, event, context, deps.clock.now());
  });
}

function signedInAs({ signedIn: { userId, sessionId } }: SignedInContext) {
  return { userId, sessionId };
}

export function missingRequest(): DomainError {
  return new DomainError('not_found', 'The request has been decided, withdrawn or replaced.');
}
