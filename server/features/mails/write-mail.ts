import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { mailAsHtml } from './mail-html.ts';
import { type MailText, mailAsText } from './mail-layout.ts';
import { insertMail } from './mail-repository.ts';

/** Part of the transaction that is the mail's cause: it goes out if and only if that is committed. */
export async function writeMail(
  { keys, clock, jobs, config }: Pick<Deps, 'keys' | 'clock' | 'jobs' | 'config'>,
  db: Kysely<Database>,
  { email: to }: { email: string },
  mail: MailText,
): Promise<void> {
  const { kind, subject, attachments = [] } = mail;
  const content = { text: mailAsText(mail), html: mailAsHtml(mail, config.client.appName), attachments };
  const mailId = await insertMail(db, keys, { kind, subject, to, ...content, createdAt: clock.now() });
  if (config.smtpUrl !== undefined) await jobs.enqueue(db, 'mail.deliver', { mailId });
}
