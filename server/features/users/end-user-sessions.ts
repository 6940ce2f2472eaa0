import { subject } from '@casl/ability';
import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { endSessionsOf } from '../auth/session-repository.ts';
import { listReadableMemberships } from './company-user-repository.ts';
import { isReadableUser } from './user-repository.ts';

export async function endUserSessions(
  deps: Deps,
  endedId: string,
  caller: Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip' | 'abilities'>,
): Promise<void> {
  await authorizeEnd(deps.db, caller.abilities, endedId);
  const now = deps.clock.now();
  const { userId, sessionId } = caller.signedIn;
  await deps.db.transaction().execute(async (db) => {
    await endSessionsOf(db, endedId, 'ended_by_admin', now);
    const event = { userId, sessionId, subjectUserId: endedId };
    await recordAudit(db, { action: 'session.allEnded', ...event }, caller, now);
  });
}

async function authorizeEnd(db: Kysely<Database>, abilities: Abilities, userId: string): Promise<void> {
  if (!(await isReadableUser(db, abilities, userId))) {
    throw new DomainError('not_found', "The user was not found, or you don't have access to them.");
  }
  const memberships = await listReadableMemberships(db, abilities, userId);
  const companyUsers = memberships.map(({ company, active }) => ({ company: company._id, active }));
  if (!abilities.can('update', subject('Sessions', { companyUsers }))) {
    throw new DomainError('forbidden', 'Your role does not allow this.');
  }
}
