import type { Deps } from '../../deps.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { resetMail } from '../mails/mail-texts.ts';
import { writeMail } from '../mails/write-mail.ts';
import { findAccountByEmail } from './account-repository.ts';
import { createPasswordLink } from './password-link-repository.ts';

const VALID_MINUTES = 30;

export async function sendResetLink(
  deps: Deps,
  { email, ...origin }: JobPayloads['password.forgotten'],
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    const account = await findAccountByEmail(db, email);
    if (!account?.active) return;
    const { userId } = account;
    const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000);
    const token = await createPasswordLink(db, deps.keys, { userId, purpose: 'reset', expiresAt });
    await writeMail(deps, db, account, resetMail(deps.config, account, token));
    await recordAudit(db, { action: 'password.resetRequested', subjectUserId: userId }, origin, now);
  });
}
