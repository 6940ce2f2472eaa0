import type { Deps } from '../../deps.ts';
import { findWaitingMail, markMailSent } from './mail-repository.ts';

/** Sends a mail by SMTP. A failure is thrown, and the job is tried again later. */
export async function deliverMail(
  { db, keys, clock, config }: Pick<Deps, 'db' | 'keys' | 'clock' | 'config'>,
  { mailId }: { mailId: string },
): Promise<void> {
  const mail = await findWaitingMail(db, keys, mailId);
  if (!mail || config.smtpUrl === undefined) return;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(config.smtpUrl);
  const { to, subject, text, html } = mail;
  const attachments = mail.attachments.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content,
  }));
  try {
    await transport.sendMail({
      from: config.mailFrom,
      to,
      subject,
      text,
      html,
      attachments,
      messageId: buildMessageId(mail.id, config),
    });
  } finally {
    transport.close();
  }
  await markMailSent(db, mail.id, clock.now());
}

/** The same at each attempt, so that a mail that was sent twice can be recognised as one. */
function buildMessageId(id: string, { publicUrl }: Deps['config']): string {
  return `<${id}@${new URL(publicUrl).hostname}>`;
}
