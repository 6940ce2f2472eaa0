import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, MailKind } from '../../db/schema.ts';
import type { Keys } from '../../security/keys.ts';
import { seal, unseal } from '../../security/seal.ts';
import type { MailAttachment } from './mail-layout.ts';

export interface MailContent {
  text: string;
  html: string;
  attachments: MailAttachment[];
}

export interface StoredMail extends MailContent {
  id: string;
  kind: MailKind;
  to: string;
  subject: string;
  createdAt: Date;
}

type MailKey = Pick<Keys, 'mail'>;

const LATEST = 100;

export async function insertMail(
  db: Kysely<Database>,
  keys: MailKey,
  { kind, to, subject, text, html, attachments, createdAt }: Omit<StoredMail, 'id'>,
): Promise<string> {
  const id = randomUUIDv7();
  const sealed_content = seal(keys.mail, id, JSON.stringify({ text, html, attachments }));
  await db
    .insertInto('mails')
    .values({ id, kind, to_address: to, subject, sealed_content, created_at: createdAt })
    .execute();
  return id;
}

export async function findWaitingMail(
  db: Kysely<Database>,
  keys: MailKey,
  id: string,
): Promise<StoredMail | undefined> {
  const [mail] = await readMails(waitingMails(db).where('id', '=', id), keys);
  return mail;
}

export async function listWaitingMails(db: Kysely<Database>, keys: MailKey): Promise<StoredMail[]> {
  return await readMails(
    waitingMails(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(LATEST),
    keys,
  );
}

/** Deletes the content, because links in it open an account. */
export async function markMailSent(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now, sealed_content: null }).where('id', '=', id).execute();
}

function waitingMails(db: Kysely<Database>) {
  return db
    .selectFrom('mails')
    .select([
      'id',
      'kind',
      'to_address as to',
      'subject',
      'created_at as createdAt',
      'sealed_content as sealed',
    ])
    .where('sent_at', 'is', null);
}

async function readMails(
  query: ReturnType<typeof waitingMails>,
  { mail: key }: MailKey,
): Promise<StoredMail[]> {
  const rows = await query.execute();
  return rows.flatMap(({ sealed, ...row }) => {
    if (sealed === null) return [];
    // Only insertMail above seals contents.
    const content = JSON.parse(unseal(key, row.id, sealed)) as MailContent;
    return [{ ...row, ...content }];
  });
}
