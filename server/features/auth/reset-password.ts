import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { type Origin, recordAudit } from '../audit/audit-repository.ts';
import { passwordChangedMail } from '../mails/mail-texts.ts';
import { writeMail } from '../mails/write-mail.ts';
import { findAccount, readPersonalTexts } from './account-repository.ts';
import { hashPassword } from './password-hash.ts';
import { endPasswordLinks, takePasswordLink } from './password-link-repository.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { endSessionsOf } from './session-repository.ts';
import { setPassword } from './set-password.ts';
import { reserveAttempt, THROTTLES, toNetwork } from './throttle.ts';

export async function resetPassword(
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
  origin: Origin,
): Promise<void> {
  await reserveAttempt(deps, THROTTLES.resetByAddress, toNetwork(origin.ip));
  const passwordHash = await hashPassword(newPassword);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    const link = await takePasswordLink(db, deps.keys, token, now);
    const account = link && (await findAccount(db, link.userId));
    if (!account?.active) {
      throw new DomainError(
        'reset_link_invalid',
        'The link has been used or has expired. Please request a new one.',
      );
    }
    const { userId } = account;
    refuseCommonPassword(newPassword, await readPersonalTexts(db, userId));
    const author = { userId, requestId: origin.requestId };
    await setPassword(db, { userId, passwordHash, needsPasswordChange: false }, author, now);
    await endPasswordLinks(db, userId);
    await endSessionsOf(db, userId, 'password_reset', now);
    await writeMail(deps, db, account, passwordChangedMail(deps.config, account));
    await recordAudit(db, { action: 'password.reset', subjectUserId: userId }, origin, now);
  });
}
