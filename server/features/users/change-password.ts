import type { Abilities } from '#domain/abilities.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedIn } from '../../http/handler.ts';
import { type Origin, recordAudit } from '../audit/audit-repository.ts';
import {
  findAccount,
  lockProvedPassword,
  type PasswordProof,
  readPersonalTexts,
} from '../auth/account-repository.ts';
import { hashPassword, verifyPassword } from '../auth/password-hash.ts';
import { endPasswordLinks } from '../auth/password-link-repository.ts';
import { refuseCommonPassword } from '../auth/refuse-common-password.ts';
import { endSessionsOf } from '../auth/session-repository.ts';
import { setPassword } from '../auth/set-password.ts';
import { clearingOfAttempts, reserveAttempt, THROTTLES } from '../auth/throttle.ts';
import { passwordChangedMail } from '../mails/mail-texts.ts';
import { writeMail } from '../mails/write-mail.ts';
import { authorizeUserChange } from './authorize-user-change.ts';

interface PasswordChange {
  userId: string;
  currentPassword: string;
  newPassword: string;
}

type Caller = Origin & { signedIn: SignedIn; abilities: Abilities };

/**
 * Sets a new password and ends all sessions of the user but the caller's. A password that was set by someone
 * else has to be changed by the user at the next sign-in. The caller's proof is invalid once their own
 * password has been changed: that change has ended the caller's session.
 */
export async function changePassword(
  deps: Deps,
  { userId, currentPassword, newPassword }: PasswordChange,
  caller: Caller,
): Promise<void> {
  const { signedIn, abilities } = caller;
  const account = await authorizeUserChange(deps.db, abilities, userId, 'password');
  const isOwn = account.userId === signedIn.userId;
  refuseCommonPassword(newPassword, await readPersonalTexts(deps.db, account.userId));
  if (isOwn && newPassword.normalize('NFKC') === currentPassword.normalize('NFKC')) {
    throw new DomainError('password_unchanged', 'The new password must differ from the current one.');
  }
  const proved = await proveCurrentPassword(deps, signedIn, currentPassword, caller);
  const passwordHash = await hashPassword(newPassword);
  const now = deps.clock.now();
  const isChanged = await deps.db.transaction().execute(async (db) => {
    if (!(await lockProvedPassword(db, proved, account.userId))) return false;
    const author = { userId: signedIn.userId, requestId: caller.requestId };
    const savedPassword = { userId: account.userId, passwordHash, needsPasswordChange: !isOwn };
    await setPassword(db, savedPassword, author, now);
    await endPasswordLinks(db, account.userId);
    await endSessionsOf(db, account.userId, 'password_changed', now, signedIn.sessionId);
    await writeMail(deps, db, account, passwordChangedMail(deps.config, account));
    const { userId: actor, sessionId } = signedIn;
    const event = { userId: actor, sessionId, subjectUserId: account.userId };
    await recordAudit(db, { action: 'password.changed', ...event }, caller, now);
    return true;
  });
  if (!isChanged) await refuse(deps, signedIn, caller);
}

async function proveCurrentPassword(
  deps: Deps,
  signedIn: SignedIn,
  currentPassword: string,
  origin: Origin,
): Promise<PasswordProof> {
  const { userId } = signedIn;
  const attempt = await reserveAttempt(deps, THROTTLES.currentPassword, userId);
  const passwordHash = (await findAccount(deps.db, userId))?.passwordHash ?? null;
  const isRight = await verifyPassword(currentPassword, passwordHash);
  if (!isRight || passwordHash === null) return await refuse(deps, signedIn, origin);
  await clearingOfAttempts(deps.db, attempt).execute();
  return { userId, passwordHash };
}

async function refuse(deps: Deps, { userId, sessionId }: SignedIn, origin: Origin): Promise<never> {
  await recordAudit(deps.db, { action: 'password.refused', userId, sessionId }, origin, deps.clock.now());
  throw new DomainError('password_incorrect', 'The current password is not correct.');
}
