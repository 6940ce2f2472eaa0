import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { type Origin, recordAudit } from '../audit/audit-repository.ts';
import { createPasswordLink } from '../auth/password-link-repository.ts';
import { invitationMail } from '../mails/mail-texts.ts';
import { writeMail } from '../mails/write-mail.ts';

const VALID_DAYS = 7;

interface Invitee {
  userId: string;
  email: string;
  firstName: string;
  active: boolean;
}

/**
 * Sent if and only if the transaction commits. Inactive users can't be invited, because they couldn't use the
 * link.
 */
export async function invite(
  deps: Pick<Deps, 'config' | 'keys' | 'clock' | 'jobs'>,
  caller: Origin & Partial<Pick<SignedInContext, 'signedIn'>>,
  db: Kysely<Database>,
  invited: Invitee,
): Promise<void> {
  if (!invited.active) {
    throw new DomainError('user_inactive', "Inactive users can't be invited.");
  }
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  const link = { userId: invited.userId, purpose: 'invitation' as const, expiresAt };
  const token = await createPasswordLink(db, deps.keys, link);
  await writeMail(deps, db, invited, invitationMail(deps.config, invited, token));
  const { userId = null, sessionId = null } = caller.signedIn ?? {};
  const event = { userId, sessionId, subjectUserId: invited.userId };
  await recordAudit(db, { action: 'invitation.sent', ...event }, caller, now);
}
