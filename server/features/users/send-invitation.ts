import type { Abilities } from '#domain/abilities.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/handler.ts';
import { type Origin, recordAudit } from '../audit/audit-repository.ts';
import { createPasswordLink } from '../auth/password-link-repository.ts';
import { reserveAttempt, THROTTLES } from '../auth/throttle.ts';
import { invitationMail } from '../mails/mail-texts.ts';
import { writeMail } from '../mails/write-mail.ts';
import { authoriseUserChange } from './authorise-user-change.ts';

const VALID_DAYS = 7;

/** Sends a user a link to choose a password with. */
export async function sendInvitation(
  deps: Deps,
  invitedId: string,
  caller: Origin & { signedIn: SignedIn; abilities: Abilities },
): Promise<void> {
  const { signedIn, abilities } = caller;
  const account = await authoriseUserChange(deps.db, abilities, invitedId, 'sendInvitation');
  await reserveAttempt(deps, THROTTLES.invitation, account.userId);
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  await deps.db.transaction().execute(async (db) => {
    const link = { userId: account.userId, purpose: 'invitation' as const, expiresAt };
    const token = await createPasswordLink(db, deps.keys, link);
    await writeMail(deps, db, account, invitationMail(deps.config, account, token));
    const { userId, sessionId } = signedIn;
    const event = { userId, sessionId, subjectUserId: account.userId };
    await recordAudit(db, { action: 'invitation.sent', ...event }, caller, now);
  });
}
